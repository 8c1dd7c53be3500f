import { CATEGORIES } from '../ruleset/categories.js';
import type { Draft } from './schema.js';
import { seasonBegin } from './seasons/season.js';

/** The world at tick 0: empty books, nobody in it, and the first season. */
export function genesis(draft: Draft): void {
  for (const _ of CATEGORIES) draft.ledger.insert();
  draft.census.insert();
  seasonBegin(draft);
}
