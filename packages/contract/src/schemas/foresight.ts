import { DUE_KINDS, type DueKind, type ExplanationUnit, type UntimedReason } from '@astrarium/core';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, SITE_CODE } from './code.js';
import { TICK, TICK_TIME } from './tick.js';
import { WORD_ATTRIBUTE, WORD_CATEGORY } from './word.js';

/** Why something has no tick; the record makes the compiler see that none is missing. */
const REASONS: Readonly<Record<UntimedReason, null>> = {
  not_surveyed: null,
  short_stock: null,
  at_rest: null,
  not_within: null,
};

const SUBJECT = {
  kind: z.enum(Object.keys(DUE_KINDS) as DueKind[]),
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
  .strictObject({ reason: z.enum(Object.keys(REASONS) as UntimedReason[]), ...SUBJECT })
  .meta({ id: 'Untimed' });

/** What is due, earliest first. */
export const FORESIGHT_DUE = z
  .strictObject({
    from_tick: TICK,
    assuming: z.literal('others idle'),
    due: z.array(DUE).describe('Each exact, if nothing that is due before changes it.'),
    untimed: z.array(UNTIMED).describe('What has no tick, and why.'),
  })
  .meta({ id: 'Forecast' });

/** What is counted; the record makes the compiler see that none is missing. */
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

/** A number, what it is made of, and how. */
export const FORESIGHT_EXPLANATION = z
  .strictObject({
    about: z.string().describe('What it explains, or what a part is to the whole.'),
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
    stock: z.int().describe('Whole units in your stock, over all places.'),
    holds: z.int().describe('Cargo in your devices.'),
    escrow: z.int().describe('Debited for print jobs of yours that are running.'),
    devices: z.int().describe('In your devices.'),
    replicants: z.int().describe('Embodied in your replicants that were made by others.'),
    difference_micro: z
      .int()
      .describe('Of the whole world, in millionths of a unit: 0, or matter was made or lost.'),
  })
  .meta({ id: 'CategoryAudit' });

/** The books, as one account may see them. */
export const FORESIGHT_AUDIT = z.strictObject(perCategory(BOOKS)).meta({ id: 'Audit' });
