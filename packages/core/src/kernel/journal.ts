import { imul } from './int.js';

/**
 * How to get from a newer version of the words back to an older one: for each table the offsets
 * of the words that differ, and their older values. Offsets are distinct within a table.
 */
export interface Journal {
  readonly offsets: Int32Array;
  readonly values: Float64Array;
  /** Where each table's entries end. */
  readonly ends: readonly number[];
  /** Entry numbers by hash of (table, offset), made when somebody first reads through it. */
  index: Int32Array | undefined;
}

/** The entry of a word, or -1 when the word is the same in both versions. */
export function entryOf(journal: Journal, table: number, offset: number): number {
  const index = (journal.index ??= indexOf(journal));
  const { offsets, ends } = journal;
  const mask = index.length - 1;
  const start = table === 0 ? 0 : (ends[table - 1] as number);
  const end = ends[table] as number;
  for (let slot = spread(table, offset) & mask; ; slot = (slot + 1) & mask) {
    const entry = (index[slot] as number) - 1;
    if (entry < 0) return -1;
    if (offsets[entry] === offset && entry >= start && entry < end) return entry;
  }
}

function indexOf({ offsets, ends }: Journal): Int32Array {
  let size = 4;
  while (size < offsets.length * 2) size *= 2;
  const index = new Int32Array(size);
  let entry = 0;
  for (let table = 0; table < ends.length; table += 1) {
    for (; entry < (ends[table] as number); entry += 1) {
      let slot = spread(table, offsets[entry] as number) & (size - 1);
      while (index[slot] !== 0) slot = (slot + 1) & (size - 1);
      index[slot] = entry + 1;
    }
  }
  return index;
}

function spread(table: number, offset: number): number {
  const mixed = imul(offset + imul(table, 0x27d4eb2f), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
