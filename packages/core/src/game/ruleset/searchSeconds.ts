import type { Ruleset } from './ruleset.js';

/**
 * Seconds that a search for the next site takes at full speed, with `known` sites open or recently
 * exhausted: base · (1 + known)(2 + known) / 2.
 */
export function searchSeconds(ruleset: Ruleset, known: number): number {
  return (ruleset.sites.searchBaseSeconds * (1 + known) * (2 + known)) / 2;
}
