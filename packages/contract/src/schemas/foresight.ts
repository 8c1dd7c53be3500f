import type { DueKind } from '@astrarium/core';
import { z } from 'zod';
import { perCategory } from './amounts.js';
import { DEVICE_CODE, LOCATION_CODE, SITE_CODE } from './code.js';
import { TICK } from './tick.js';
import { WORD_CATEGORY } from './word.js';

/** What can be foreseen; the record makes the compiler see that none is missing. */
const DUE_KINDS: Readonly<Record<DueKind, null>> = {
  arrives: null,
  disassembled: null,
  print_completed: null,
  scan_completed: null,
  site_found: null,
  deposit_depleted: null,
  stock_full: null,
  stock_reached: null,
  hub_upkeep: null,
  hub_warning: null,
  controller_plans: null,
  controller_digest: null,
};

/** What is due, earliest first. */
export const FORESIGHT_DUE = z
  .strictObject({
    others: z.literal('idle').describe('What is assumed of everybody else.'),
    due: z.array(
      z
        .strictObject({
          tick: TICK,
          kind: z.enum(Object.keys(DUE_KINDS) as DueKind[]),
          location: LOCATION_CODE,
          device_code: DEVICE_CODE.nullable(),
          site: SITE_CODE.nullable(),
          resource_type: WORD_CATEGORY.nullable(),
        })
        .meta({ id: 'Due' }),
    ),
  })
  .meta({ id: 'Forecast' });

/** A number, what it is made of, and how. */
export const FORESIGHT_EXPLANATION = z
  .strictObject({
    value: z.number(),
    unit: z.enum(['micro_per_tick', 'seconds']),
    formula: z.string(),
    terms: z.record(z.string(), z.union([z.number(), z.string()])),
    get parts() {
      return z.array(FORESIGHT_EXPLANATION);
    },
  })
  .meta({ id: 'Explanation' });

const SPLIT = z
  .strictObject({ units: z.int(), micro: z.int().min(0).max(999_999) })
  .meta({ id: 'SplitAmount', description: 'Whole units, and millionths of one above them.' });

const BOOKS = z
  .strictObject({
    reserves: SPLIT,
    stock: SPLIT,
    holds: SPLIT.describe('Cargo.'),
    escrow: SPLIT.describe('Debited for print jobs that are running.'),
    devices: SPLIT,
    megastructures: SPLIT,
    replicants: SPLIT,
    sources: SPLIT,
    sinks: SPLIT,
    difference_micro: z.int().describe('0, or matter was made or lost.'),
  })
  .meta({ id: 'CategoryAudit' });

/** The books of all matter. */
export const FORESIGHT_AUDIT = z
  .strictObject({ audit: z.strictObject(perCategory(BOOKS)) })
  .meta({ id: 'Audit' });
