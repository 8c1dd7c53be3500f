import { defineTable, list, word } from '@astrarium/core';

/** Replicants by their names: those in one bucket have names with the same hash. */
export const names = defineTable(
  'names',
  {
    /** `nameKey` of the names. */
    key: word,
    replicants: list('fleets'),
  },
  'key',
);

/** Offsets of a bucket's fields. */
export const NAME = names.fields;

/** How many buckets there are, a prime. */
const BUCKETS = 65_521;

/** The key of the bucket of a folded name. */
export function nameKey(folded: string): number {
  let hash = 0;
  for (let at = 0; at < folded.length; at += 1) {
    hash = (hash * 31 + folded.charCodeAt(at)) % BUCKETS;
  }
  return hash + 1;
}
