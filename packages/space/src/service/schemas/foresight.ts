import { TICK, TICK_TIME } from '@astrarium/contract';
import { type Due, DUE_KINDS, type ExplanationUnit, type Untimed } from '@astrarium/space';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, SITE_CODE } from './code.js';
import { WORD_ATTRIBUTE, WORD_CATEGORY } from './word.js';

/** Why something has no tick. The record lets the compiler check that none is missing. */
const REASONS: Readonly<Record<Untimed['reason'], null>> = {
  not_surveyed: null,
  short_stock: null,
  at_rest: null,
  not_within: null,
  depleted_before: null,
};

const SUBJECT = {
  kind: z.enum(Object.keys(DUE_KINDS) as Due['kind'][]),
  location: LOCATION_CODE,
  device_code: DEVICE_CODE.nullable(),
  site: SITE_CODE.nullable(),
  resource_type: WORD_CATEGORY.nullable(),
  attribute: WORD_ATTRIBUTE.nullable(),
  numbers: z.record(z.string(), z.union([z.number(), z.string()])),
};

const DUE = z
  .strictObject({ tick: TICK, due_at: TICK_TIME.describe('The same in UTC.'), ...SUBJECT })
  .meta({ id: 'Due' });

const UNTIMED = z
  .strictObject({ reason: z.enum(Object.keys(REASONS) as Untimed['reason'][]), ...SUBJECT })
  .meta({ id: 'Untimed' });

/** What is due, earliest first. */
export const FORESIGHT_DUE = z
  .strictObject({
    from_tick: TICK,
    assuming: z.literal('others idle'),
    due: z.array(DUE).describe('Each tick is exact unless an earlier entry changes it.'),
    untimed: z.array(UNTIMED).describe('What has no tick, with the reason.'),
  })
  .meta({ id: 'Forecast' });

/** The units of numbers. The record lets the compiler check that none is missing. */
const UNITS: Readonly<Record<ExplanationUnit, null>> = {
  micro_per_tick: null,
  micro: null,
  seconds: null,
  nano_per_tick: null,
  ppm: null,
  per_mille: null,
  ppm_per_day: null,
  steps: null,
  tick: null,
  devices: null,
};

/** A number with its formula, terms and parts. */
export const FORESIGHT_EXPLANATION = z
  .strictObject({
    about: z.string().describe('The number that it explains, or the role of a part in the whole.'),
    value: z.int(),
    unit: z.enum(Object.keys(UNITS) as ExplanationUnit[]),
    formula: z.string(),
    terms: z.record(z.string(), z.union([z.number(), z.string()])),
    get parts() {
      return z.array(FORESIGHT_EXPLANATION);
    },
  })
  .meta({ id: 'Explanation' });

const BOOKS = z
  .strictObject({
    stock: z.int().describe('Whole units in your stock at all locations.'),
    holds: z.int().describe('Units in the holds of your devices.'),
    escrow: z.int().describe('Units debited for your running print jobs.'),
    devices: z.int().describe('Units that your devices are built of.'),
    replicants: z.int().describe('Units spent on your replicants that other replicants made.'),
    difference_micro: z
      .int()
      .describe('The difference of the whole game in millionths of a unit; always 0.'),
  })
  .meta({ id: 'CategoryAudit' });

/** The audit, as one account may see it. */
export const FORESIGHT_AUDIT = z.strictObject(perCategory(BOOKS)).meta({ id: 'Audit' });
