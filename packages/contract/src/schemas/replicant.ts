import type { LimitRules } from '@astrarium/core';
import { z } from 'zod';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE } from './code.js';
import { DRY_RUN } from './query.js';
import { nameSchema } from './nameSchema.js';

const COUNT = z.int().min(0);

const SETTINGS = {
  replicant_code: REPLICANT_CODE,
  name: z.string(),
  cohort_permission: z.enum(['public', 'private']),
  accepts_devices: z.boolean(),
};

/** A replicant of the caller's account. */
export const REPLICANT = z
  .strictObject({
    ...SETTINGS,
    hosting_device_code: DEVICE_CODE.nullable().describe('The vessel that hosts it.'),
    location: LOCATION_CODE.nullable(),
    printed: COUNT,
    trips: COUNT,
    travel_seconds: COUNT,
  })
  .meta({ id: 'Replicant' });

/** The settings of a replicant. */
export const REPLICANT_SETTINGS = z.strictObject(SETTINGS).meta({ id: 'ReplicantSettings' });

/** The body of `replicants.update`. */
export function replicantPatch(limits: LimitRules) {
  return z
    .strictObject({
      cohort_permission: z
        .enum(['public', 'private'])
        .optional()
        .describe('Whether siblings may use its devices if cooperation is individual.'),
      name: nameSchema(limits).optional(),
      accepts_devices: z
        .boolean()
        .optional()
        .describe('Whether it accepts devices from other accounts.'),
      dry_run: DRY_RUN,
    })
    .meta({ id: 'ReplicantPatch', examples: [{ cohort_permission: 'public' }] });
}
