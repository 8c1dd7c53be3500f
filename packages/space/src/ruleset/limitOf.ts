import { invariant, isPlain } from '@astrarium/core';
import type { Ruleset } from './ruleset.js';

/**
 * The number that a limit stands for under a ruleset: itself, or what is at a path such as
 * `limits.tagsPerDevice`.
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
