import { z } from 'zod';
import { DEVICE_CODE, LOCATION_CODE, REPLICANT_CODE } from './code.js';

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

/** A page of replicants. */
export const REPLICANT_LIST = z
  .strictObject({
    replicants: z.array(REPLICANT),
    next_cursor: REPLICANT_CODE.nullable().describe('Null when there are no more.'),
  })
  .meta({ id: 'ReplicantList' });

/** What everybody may know of a replicant. */
export const REPLICANT_CARD = z
  .strictObject({
    replicant_code: REPLICANT_CODE,
    name: z.string(),
    contributed_devices: COUNT.describe('To all megastructures together.'),
  })
  .meta({ id: 'ReplicantCard' });

/** The settings of a replicant. */
export const REPLICANT_SETTINGS = z.strictObject(SETTINGS).meta({ id: 'ReplicantSettings' });
