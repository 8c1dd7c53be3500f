import { imul } from './int.js';

/**
 * How to get from a neighbouring version of the words to this one: for each table the offsets of
 * words that differ and their values here. A word that was written twice in one transition stands
 * twice, so entries have an order: they are undone from the last to the first, and redone from
 * the first to the last.
 *
 * Most values are 32-bit integers and take a word of four bytes; of the others, whose offset is
 * complemented, that word is the place among the wide ones.
 */
export interface Journal {
  offsets: Int32Array;
  narrow: Int32Array;
  wide: Float64Array;
  /** Where each table's entries end. */
  readonly ends: readonly number[];
  /** Whether this version is the older of the two. */
  undo: boolean;
  /** Entry numbers by hash of (table, offset), made when somebody first reads through it. */
  index: Int32Array | undefined;
}

/** Entries while they are collected: room that is used again. */
export interface EntryBuffer {
  offsets: Int32Array;
  narrow: Int32Array;
  wide: Float64Array;
  /** Entries, and wide ones among them. */
  size: number;
  wides: number;
}

/** An empty buffer. */
export function entryBuffer(): EntryBuffer {
  return {
    offsets: new Int32Array(0),
    narrow: new Int32Array(0),
    wide: new Float64Array(0),
    size: 0,
    wides: 0,
  };
}

/** Empties a buffer, with room for so many entries. */
export function reserveEntries(buffer: EntryBuffer, size: number): void {
  buffer.size = 0;
  buffer.wides = 0;
  if (buffer.offsets.length >= size) return;
  buffer.offsets = new Int32Array(size * 2);
  buffer.narrow = new Int32Array(size * 2);
  buffer.wide = new Float64Array(size * 2);
}

/** Appends an entry to a buffer that has room for it. */
export function pushEntry(buffer: EntryBuffer, offset: number, value: number): void {
  const entry = buffer.size;
  const low = value | 0;
  if (low === value) {
    buffer.offsets[entry] = offset;
    buffer.narrow[entry] = low;
  } else {
    buffer.offsets[entry] = ~offset;
    buffer.narrow[entry] = buffer.wides;
    buffer.wide[buffer.wides] = value;
    buffer.wides += 1;
  }
  buffer.size = entry + 1;
}

/** The journal of a buffer's entries. */
export function journalOf(
  { offsets, narrow, wide, size, wides }: EntryBuffer,
  ends: readonly number[],
  undo: boolean,
): Journal {
  return {
    offsets: offsets.slice(0, size),
    narrow: narrow.slice(0, size),
    wide: wide.slice(0, wides),
    ends,
    undo,
    index: undefined,
  };
}

/** The offset of an entry's word. */
export function offsetAt({ offsets }: Journal, entry: number): number {
  const offset = offsets[entry] as number;
  return offset < 0 ? ~offset : offset;
}

/** The value of an entry. */
export function valueAt({ offsets, narrow, wide }: Journal, entry: number): number {
  const value = narrow[entry] as number;
  return (offsets[entry] as number) < 0 ? (wide[value] as number) : value;
}

/** The memory of a journal. */
export function journalBytes({ offsets, wide }: Journal): number {
  return 8 * (offsets.length + wide.length);
}

/** The order in which a table's entries, `from ..< to`, are applied: `last` is not reached. */
export function orderOf(
  { undo }: Journal,
  from: number,
  to: number,
): { readonly first: number; readonly last: number; readonly step: number } {
  return undo ? { first: to - 1, last: from - 1, step: -1 } : { first: from, last: to, step: 1 };
}

/** The entry of a word that counts, or -1 when the word is the same in both versions. */
export function entryOf(journal: Journal, table: number, offset: number): number {
  const index = (journal.index ??= indexOf(journal));
  const { ends } = journal;
  const mask = index.length - 1;
  const start = table === 0 ? 0 : (ends[table - 1] as number);
  const end = ends[table] as number;
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
