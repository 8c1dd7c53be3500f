import { defineTable, word } from '../../../kernel.js';

/** Systems that had an active hub: found by `lockKey` of their star. */
export const locks = defineTable(
  'locks',
  {
    key: word,
    /** The device that is the system's active hub; 0 for none. */
    hub: word,
  },
  'key',
);

/** Offsets of a lock's fields. */
export const LOCK = locks.fields;

/** The key of a star's lock. */
export function lockKey(star: number): number {
  return star + 1;
}
