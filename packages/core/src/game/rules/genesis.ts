import { CATEGORIES } from '../ruleset/categories.js';
import type { Draft } from './schema.js';

/** The world at tick 0: empty books, and nobody in it. */
export function genesis(draft: Draft): void {
  for (const _ of CATEGORIES) draft.ledger.insert();
  draft.census.insert();
}
