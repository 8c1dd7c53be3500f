import { imul } from './int.js';

/**
 * How to get from a neighbouring version of the words to this one: for each table the offsets of
 * words that differ and their values here. A word that was written twice in one transition stands
 * twice, so entries have an order: they are undone from the last to the first, and redone from
 * the first to the last.
 */
export interface Journal {
  readonly offsets: Int32Array;
  readonly values: Float64Array;
  /** Where each table's entries end. */
  readonly ends: readonly number[];
  /** Whether this version is the older of the two. */
  undo: boolean;
  /** Entry numbers by hash of (table, offset), made when somebody first reads through it. */
  index: Int32Array | undefined;
}

/** The order in which a table's entries, `from ..< to`, are applied: `last` is not reached. */
export function orderOf(
  { undo }: Journal,
  from: number,
  to: number,
): { readonly first: number; readonly last: number; readonly step: number } {
  return undo ? { first: to - 1, last: from - 1, step: -1 } : { first: from, last: to, step: 1 };
}

/** Turns a journal whose values were exchanged with the words to lead the other way. */
export function turn(journal: Journal): void {
  journal.undo = !journal.undo;
  journal.index = undefined;
}

/** The entry of a word that counts, or -1 when the word is the same in both versions. */
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

/** Of several entries of a word, the one that is applied last comes first in its chain. */
function indexOf(journal: Journal): Int32Array {
  const { offsets, ends, undo } = journal;
  let size = 4;
  while (size < offsets.length * 2) size *= 2;
  const index = new Int32Array(size);
  for (let at = 0; at < offsets.length; at += 1) {
    const entry = undo ? at : offsets.length - 1 - at;
    let table = 0;
    while (entry >= (ends[table] as number)) table += 1;
    let slot = spread(table, offsets[entry] as number) & (size - 1);
    while (index[slot] !== 0) slot = (slot + 1) & (size - 1);
    index[slot] = entry + 1;
  }
  return index;
}

function spread(table: number, offset: number): number {
  const mixed = imul(offset + imul(table, 0x27d4eb2f), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
