import { z } from 'zod';
import { type DeviceCommandBodies, PLAN_TICKS_MOST } from './deviceCommandBodies.js';
import { DRY_RUN } from './query.js';

const COMMANDS_MOST = 50;

/** The body of `forks.run`. */
export function planBody({ planned }: DeviceCommandBodies) {
  return z
    .strictObject({
      commands: z.array(planned).max(COMMANDS_MOST),
      ticks: z.int().min(0).max(PLAN_TICKS_MOST).describe('How far to look ahead.'),
    })
    .meta({ id: 'Plan' });
}

/** The body of `batch.run`. */
export function batchBody({ listed }: DeviceCommandBodies) {
  return z
    .strictObject({
      commands: z.array(listed).min(1).max(COMMANDS_MOST),
      atomic: z.boolean().optional().describe('All of them or none.').meta({ default: false }),
      dry_run: DRY_RUN,
    })
    .meta({ id: 'Batch' });
}
