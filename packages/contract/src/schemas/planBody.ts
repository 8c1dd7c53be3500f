import { z } from 'zod';
import { type DeviceCommandBodies, MAX_PLAN_TICKS } from './deviceCommandBodies.js';
import { DRY_RUN } from './query.js';

const MAX_COMMANDS = 50;

/** The body of `forks.run`. */
export function planBody({ planned }: DeviceCommandBodies) {
  return z
    .strictObject({
      commands: z.array(planned).max(MAX_COMMANDS),
      ticks: z.int().min(0).max(MAX_PLAN_TICKS).describe('For how many ticks to run the fork.'),
    })
    .meta({ id: 'Plan' });
}

/** The body of `batch.run`. */
export function batchBody({ listed }: DeviceCommandBodies) {
  return z
    .strictObject({
      commands: z.array(listed).min(1).max(MAX_COMMANDS),
      atomic: z
        .boolean()
        .optional()
        .describe('Whether to run all commands or none.')
        .meta({ default: false }),
      dry_run: DRY_RUN,
    })
    .meta({ id: 'Batch' });
}
