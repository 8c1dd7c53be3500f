import { z } from 'zod';
import {
  DEVICE_COMMAND_LISTED,
  DEVICE_COMMAND_PLANNED,
  PLAN_TICKS_MOST,
} from './deviceCommandBody.js';
import { DRY_RUN } from './dryRun.js';

const COMMANDS_MOST = 50;

/** The body of `forks.run`. */
export const PLAN_BODY = z
  .strictObject({
    commands: z.array(DEVICE_COMMAND_PLANNED).max(COMMANDS_MOST),
    ticks: z.int().min(0).max(PLAN_TICKS_MOST).describe('How far to look ahead.'),
  })
  .meta({ id: 'Plan' });

/** The body of `batch.run`. */
export const BATCH_BODY = z
  .strictObject({
    commands: z.array(DEVICE_COMMAND_LISTED).min(1).max(COMMANDS_MOST),
    atomic: z.boolean().optional().describe('All of them or none.').meta({ default: false }),
    dry_run: DRY_RUN,
  })
  .meta({ id: 'Batch' });
