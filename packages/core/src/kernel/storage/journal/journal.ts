import { type Entries, type EntryBuffer, offsetAt } from './entryBuffer.js';
import { imul } from '../../int.js';

/**
 * The difference between a version and its neighbour: for each table with changes the offsets of
 * words that differ and their values in this version. A word that was written twice in one
 * transition can have two entries, so entries have an order: they are undone from the last to the
 * first, and redone from the first to the last.
 */
export interface Journal extends Entries {
  /** The tables with entries, ascending, and where the entries of each end. */
  readonly tables: readonly number[];
  readonly ends: readonly number[];
  /** Whether this version is the older of the two. */
  undo: boolean;
  /** Entry numbers by hash of (table, offset), made when somebody first reads through it. */
  index: Int32Array | undefined;
}

/** The journal of the entries of these tables in turn. */
export function journalOf(
  tables: readonly number[],
  buffers: readonly EntryBuffer[],
  undo: boolean,
): Journal {
  let size = 0;
  let wides = 0;
  const ends = buffers.map((buffer) => {
    wides += buffer.wides;
    return (size += buffer.size);
  });
  const offsets = new Int32Array(size);
  const narrow = new Int32Array(size);
  const wide = new Float64Array(wides);
  let at = 0;
  let wideAt = 0;
  for (const buffer of buffers) {
    const end = at + buffer.size;
    offsets.set(buffer.offsets.subarray(0, buffer.size), at);
    narrow.set(buffer.narrow.subarray(0, buffer.size), at);
    if (buffer.wides > 0) wide.set(buffer.wide.subarray(0, buffer.wides), wideAt);
    // Indices into the wide values of this table become indices into those of all tables.
    for (; wideAt > 0 && at < end; at += 1) {
      if ((offsets[at] as number) < 0) narrow[at] = (narrow[at] as number) + wideAt;
    }
    at = end;
    wideAt += buffer.wides;
  }
  // A slice has no room for more, unlike a list that was made by pushing.
  return { offsets, narrow, wide, tables: tables.slice(), ends, undo, index: undefined };
}

/** Memory of a version with its journal, before any entry: objects, and headers of arrays. */
const VERSION_BYTES = 1000;

/** The memory of a journal and of its version, which has so many hash lanes. */
export function journalBytes({ offsets, wide }: Journal, lanes: number): number {
  return VERSION_BYTES + 8 * (lanes + offsets.length + wide.length);
}

/** The order in which a table's entries are applied: `last` is not reached. */
export function orderOf(
  journal: Journal,
  table: number,
): { readonly first: number; readonly last: number; readonly step: number } {
  const { ends, tables, undo } = journal;
  const part = tables.indexOf(table);
  const from = ends[part - 1] ?? 0;
  const to = ends[part] ?? 0;
  return undo ? { first: to - 1, last: from - 1, step: -1 } : { first: from, last: to, step: 1 };
}

/** The entry of a word that counts, or -1 when the word is the same in both versions. */
export function entryOf(journal: Journal, table: number, offset: number): number {
  const part = journal.tables.indexOf(table);
  if (part < 0) return -1;
  const start = journal.ends[part - 1] ?? 0;
  const end = journal.ends[part] as number;
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
  const { offsets, ends, tables, undo } = journal;
  let size = 4;
  while (size < offsets.length * 2) size *= 2;
  const index = new Int32Array(size);
  for (let at = 0; at < offsets.length; at += 1) {
    const entry = undo ? at : offsets.length - 1 - at;
    let part = 0;
    while (entry >= (ends[part] as number)) part += 1;
    let slot = spread(tables[part] as number, offsetAt(journal, entry)) & (size - 1);
    while (index[slot] !== 0) slot = (slot + 1) & (size - 1);
    index[slot] = entry + 1;
  }
  return index;
}

function spread(table: number, offset: number): number {
  const mixed = imul(offset + imul(table, 0x27d4eb2f), 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
