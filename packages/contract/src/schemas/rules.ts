import { type Ruleset, rulesView } from '@astrarium/core';
import { z } from 'zod';
import { AMOUNTS } from './amounts.js';
import { ruleSchema } from './ruleSchema.js';
import { WORD_DEVICE_TYPE, WORD_FEATURE } from './word.js';

const COUNT = z.int().min(0);

/** The rules, and their hash. */
export function rulesSchema(ruleset: Ruleset) {
  return z
    .strictObject({
      hash: z.string().describe('Two worlds with the same hash play by the same numbers.'),
      ruleset: ruleSchema([rulesView(ruleset).ruleset]).meta({ id: 'Ruleset' }),
    })
    .meta({ id: 'Rules' });
}

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
