import { STANDARD_RULESET } from '@astrarium/core';
import { z } from 'zod';
import { AMOUNTS } from './amounts.js';
import { WORD_DEVICE_TYPE, WORD_FEATURE } from './word.js';

const COUNT = z.int().min(0);

const CHAPTER = z.record(z.string(), z.unknown());

/** Each chapter of the rules by the kind of its value; what is in them is for the core to say. */
const CHAPTERS = Object.fromEntries(
  Object.entries(STANDARD_RULESET).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [name, z.string()];
    if (typeof value === 'number') return [name, COUNT];
    return [name, Array.isArray(value) ? z.array(WORD_DEVICE_TYPE) : CHAPTER];
  }),
);

/** The rules, and their hash. */
export const RULES = z
  .strictObject({
    hash: z.string().describe('Two worlds with the same hash play by the same numbers.'),
    ruleset: z.strictObject(CHAPTERS).meta({ id: 'Ruleset' }),
  })
  .meta({ id: 'Rules' });

/** What can be printed. */
export const RULES_BLUEPRINTS = z
  .strictObject({
    blueprints: z.array(
      z
        .strictObject({
          device_type: WORD_DEVICE_TYPE,
          cost: AMOUNTS,
          print_seconds: COUNT,
          features: z.array(WORD_FEATURE),
          drive_per_mille: COUNT,
          stow_places: COUNT,
          stow_capacity: COUNT,
          cargo_capacity: COUNT,
          queue_length: COUNT,
          parts_only: z.boolean().describe('Of use only as a part of a megastructure.'),
        })
        .meta({ id: 'Blueprint' }),
    ),
  })
  .meta({ id: 'BlueprintList' });
