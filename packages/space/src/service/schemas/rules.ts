import { type Ruleset, rulesView } from '@astrarium/space';
import { z } from 'zod';
import { AMOUNTS } from './amounts.js';
import {
  WORD_ABUNDANCE,
  WORD_ATTRIBUTE,
  WORD_CATEGORY,
  WORD_DENSITY,
  WORD_DEVICE_TYPE,
  WORD_FEATURE,
} from './word.js';

const COUNT = z.int().min(0);

/** The rules, and their hash. */
export function rulesSchema(ruleset: Ruleset) {
  return z
    .strictObject({
      hash: z.string().describe('Two games with the same hash have the same rules.'),
      ruleset: ruleSchema([rulesView(ruleset).ruleset]).meta({ id: 'Ruleset' }),
    })
    .meta({ id: 'Rules' });
}

/** The blueprints. */
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
          parts_only: z.boolean().describe('Only useful as a part of a megastructure.'),
        })
        .meta({ id: 'Blueprint' }),
    ),
  })
  .meta({ id: 'BlueprintList' });

type Entries = Readonly<Record<string, unknown>>;

/** Words that are names of members; a rule need not have a member for each word. */
const WORDS = [WORD_DEVICE_TYPE, WORD_CATEGORY, WORD_ATTRIBUTE, WORD_ABUNDANCE, WORD_DENSITY];

/**
 * A schema of all these values of one rule. Members that some values lack are optional; a member
 * named by a word may exist for every word of that list.
 */
function ruleSchema(values: readonly unknown[]): z.ZodType {
  if (values.length === 0) return z.unknown();
  const [first] = values;
  if (Array.isArray(first)) return z.array(ruleSchema(values.flat()));
  if (typeof first === 'object' && first !== null) return membersOf(values as readonly Entries[]);
  return typeof first === 'string' ? z.string() : z.int();
}

function membersOf(values: readonly Entries[]): z.ZodType {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const words = WORDS.find((word) => names.every((name) => word.safeParse(name).success));
  if (words !== undefined) {
    return z.partialRecord(words, ruleSchema(values.flatMap((value) => Object.values(value))));
  }
  const shape = names.map((name) => {
    const there = values.filter((value) => Object.hasOwn(value, name));
    const schema = ruleSchema(there.map((value) => value[name]));
    return [name, there.length < values.length ? schema.optional() : schema] as const;
  });
  return z.strictObject(Object.fromEntries(shape));
}
