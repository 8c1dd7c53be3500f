import { z } from 'zod';
import { DRY_RUN } from './dryRun.js';
import { NAME } from './names.js';

/** The body of `replicants.update`. */
export const REPLICANT_BODY = z
  .strictObject({
    cohort_permission: z
      .enum(['public', 'private'])
      .optional()
      .describe('Whether siblings may use its devices while cooperation is individual.'),
    name: NAME.optional(),
    accepts_devices: z.boolean().optional().describe('Whether it takes devices from anybody.'),
    dry_run: DRY_RUN,
  })
  .meta({ id: 'ReplicantPatch', examples: [{ cohort_permission: 'public' }] });
