import { invariant, isPlain } from '@astrarium/core';
import type { Ruleset } from './ruleset.js';

/** The path of a number in the ruleset: `limits.tagsPerDevice`. */
export type RulePath = {
  [Section in keyof Ruleset & string]: {
    [Name in keyof Ruleset[Section] & string]: Ruleset[Section][Name] extends number
      ? `${Section}.${Name}`
      : never;
  }[keyof Ruleset[Section] & string];
}[keyof Ruleset & string];

/** A limit: a number, or where the ruleset has it. */
export type Limit = number | RulePath;

/**
 * The number that a limit stands for under a ruleset.
 *
 * @throws Error when the ruleset has no number there.
 */
export function limitOf(ruleset: Ruleset, limit: number | string): number {
  if (typeof limit === 'number') return limit;
  let value: unknown = ruleset;
  for (const name of limit.split('.')) value = isPlain(value) ? value[name] : undefined;
  invariant(typeof value === 'number', `the ruleset has no number ${limit}`);
  return value;
}
