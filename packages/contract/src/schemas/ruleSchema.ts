import { z } from 'zod';
import {
  WORD_ABUNDANCE,
  WORD_ATTRIBUTE,
  WORD_CATEGORY,
  WORD_DENSITY,
  WORD_DEVICE_TYPE,
} from './word.js';

type Entries = Readonly<Record<string, unknown>>;

/** Words by which rules are told apart: not every rule has one for each. */
const WORDS = [WORD_DEVICE_TYPE, WORD_CATEGORY, WORD_ATTRIBUTE, WORD_ABUNDANCE, WORD_DENSITY];

/**
 * What values of one rule have in common: members that not all of them have may be absent, and what
 * is there by word may be there for another word of its list.
 */
export function ruleSchema(values: readonly unknown[]): z.ZodType {
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
