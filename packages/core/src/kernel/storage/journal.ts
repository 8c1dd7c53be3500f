import { type Entries, type EntryBuffer, offsetAt } from './entryBuffer.js';
import { imul } from '../int.js';

/**
 * The difference between a version and its neighbour: for each table the offsets of words that
 * differ and their values in this version. A word that was written twice in one transition can have
 * two entries, so entries have an order: they are undone from the last to the first, and redone
 * from the first to the last.
 */
export interface Journal extends Entries {
  /** Where each table's entries end. */
  readonly ends: readonly number[];
  /** Whether this version is the older of the two. */
  undo: boolean;
  /** Entry numbers by hash of (table, offset), made when somebody first reads through it. */
  index: Int32Array | undefined;
}

/** The journal of the entries of each table in turn. */
export function journalOf(tables: readonly EntryBuffer[], undo: boolean): Journal {
  let size = 0;
  let wides = 0;
  const ends = tables.map((table) => {
    wides += table.wides;
    return (size += table.size);
  });
  const offsets = new Int32Array(size);
  const narrow = new Int32Array(size);
  const wide = new Float64Array(wides);
  let at = 0;
  let wideAt = 0;
  for (const table of tables) {
    if (table.size === 0) continue;
    offsets.set(table.offsets.subarray(0, table.size), at);
    narrow.set(table.narrow.subarray(0, table.size), at);
    wide.set(table.wide.subarray(0, table.wides), wideAt);
    const end = at + table.size;
    // Indices into the wide values of this table become indices into those of all tables.
    for (; wideAt > 0 && at < end; at += 1) {
      if ((offsets[at] as number) < 0) narrow[at] = (narrow[at] as number) + wideAt;
    }
    at = end;
    wideAt += table.wides;
  }
  return { offsets, narrow, wide, ends, undo, index: undefined };
}

/** Memory of a version with its journal, before any entry: objects, and headers of arrays. */
const VERSION_BYTES = 1000;

/** Memory of a version for each table: where its entries end, and its hash lanes. */
const TABLE_BYTES = 24;

/** The memory of a journal and of its version. */
export function journalBytes({ ends, offsets, wide }: Journal): number {
  return VERSION_BYTES + TABLE_BYTES * ends.length + 8 * (offsets.length + wide.length);
}

/** The order in which a table's entries are applied: `last` is not reached. */
export function orderOf(
  { ends, undo }: Journal,
  table: number,
): { readonly first: number; readonly last: number; readonly step: number } {
  const from = table === 0 ? 0 : (ends[table - 1] as number);
  const to = ends[table] as number;
  return undo ? { first: to - 1, last: from - 1, step: -1 } : { first: from, last: to, step: 1 };
}

/** The entry of a word that counts, or -1 when the word is the same in both versions. */
export function entryOf(journal: Journal, table: number, offset: number): number {
  const start = table === 0 ? 0 : (journal.ends[table - 1] as number);
  const end = journal.ends[table] as number;
  const index = (journal.index ??= indexOf(journal));
  const mask = index.length - 1;
  for (let slot = spread(table, offset) & mask; ; slot = (slot + 1) & mask) {
    const entry = (index[slot] as number) - 1;
    if (entry < 0) return -1;
    if (offsetAt(journal, entry) === offset && entry >= start && entry < end) return entry;
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
    let slot = spread(table, offsetAt(journal, entry)) & (size - 1);
    while (index[slot] !== 0) slot = (slot + 1) & (size - 1);
    index[slot] = entry + 1;
  }
  return index;
}

function spread(table: number, offset: number): number {
  const mixed = imul(offset + imul(table, 0x27d4eb2f), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
