import { z } from 'zod';
import { type DeviceCommandBodies, PLANNED_AT } from './deviceCommandBodies.js';
import { DRY_RUN } from './query.js';

const MAX_COMMANDS = 50;

/** The body of `forks.run` with these commands. */
const planWith = (command: z.ZodType) =>
  z.strictObject({
    commands: z.array(command).max(MAX_COMMANDS),
    ticks: PLANNED_AT.describe('For how many ticks to run the fork.'),
  });

/** The body of `batch.run` with these commands. */
const batchWith = (command: z.ZodType) =>
  z.strictObject({
    commands: z.array(command).min(1).max(MAX_COMMANDS),
    atomic: z
      .boolean()
      .optional()
      .describe('Whether to run all commands or none.')
      .meta({ default: false }),
    dry_run: DRY_RUN,
  });

/** The body of `forks.run`. */
export function planBody({ planned }: DeviceCommandBodies) {
  return planWith(planned).meta({ id: 'Plan' });
}

/** The same with nothing of its commands but their ticks. */
export const PLAN_REST = planWith(z.strictObject({ at: PLANNED_AT }));

/** The body of `batch.run`. */
export function batchBody({ listed }: DeviceCommandBodies) {
  return batchWith(listed).meta({ id: 'Batch' });
}

/** The same with nothing of its commands. */
export const BATCH_REST = batchWith(z.strictObject({}));
