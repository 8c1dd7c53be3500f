import { imul } from '../int.js';

/** Entries at which doubled ones are first looked for, when room runs out. */
const COMPACT_FROM = 1 << 16;

/** Room for so many entries is kept from one transition to the next. */
const MAX_KEPT = 1 << 20;

/**
 * Offsets of words, and a value of each. Most values are 32-bit integers and take a word of four
 * bytes; of the others, whose offset is complemented, that word is the index into the wide values.
 */
export interface Entries {
  offsets: Int32Array;
  narrow: Int32Array;
  wide: Float64Array;
}

/** Entries while they are collected, in room that is used again. */
export interface EntryBuffer extends Entries {
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

/** The offset of an entry's word. */
export function offsetAt({ offsets }: Entries, entry: number): number {
  const offset = offsets[entry] as number;
  return offset < 0 ? ~offset : offset;
}

/** The value of an entry. */
export function valueAt({ offsets, narrow, wide }: Entries, entry: number): number {
  const value = narrow[entry] as number;
  return (offsets[entry] as number) < 0 ? (wide[value] as number) : value;
}

/** Empties a buffer. A transition that filled a world is no measure for the next ones. */
export function clearEntries(buffer: EntryBuffer): void {
  buffer.size = 0;
  buffer.wides = 0;
  if (buffer.offsets.length > MAX_KEPT) giveRoom(buffer, 0);
}

/** Makes room for so many more entries; a long transition first drops those that are doubled. */
export function reserveEntries(buffer: EntryBuffer, more: number): void {
  if (buffer.size + more <= buffer.offsets.length) return;
  if (buffer.size >= COMPACT_FROM) dropDoubled(buffer);
  const wanted = buffer.size + more;
  if (wanted * 4 > buffer.offsets.length * 3) giveRoom(buffer, wanted * 2);
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

function giveRoom(buffer: EntryBuffer, length: number): void {
  const { narrow, offsets, size, wide, wides } = buffer;
  buffer.offsets = new Int32Array(length);
  buffer.narrow = new Int32Array(length);
  buffer.wide = new Float64Array(length);
  buffer.offsets.set(offsets.subarray(0, size));
  buffer.narrow.set(narrow.subarray(0, size));
  buffer.wide.set(wide.subarray(0, wides));
}

/** The slot of a word in a hash table, whose length is a power of two. */
export function slotOf(offset: number, slots: number): number {
  const mixed = imul(offset, 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) & (slots - 1);
}

/** Of several entries of a word, keeps the first: the one that is undone last. */
function dropDoubled(buffer: EntryBuffer): void {
  const { narrow, offsets, size, wide } = buffer;
  let slots = 16;
  while (slots < size * 2) slots *= 2;
  const seen = new Int32Array(slots);
  buffer.size = 0;
  buffer.wides = 0;
  for (let entry = 0; entry < size; entry += 1) {
    const mark = offsets[entry] as number;
    const offset = mark < 0 ? ~mark : mark;
    let slot = slotOf(offset, slots);
    while (seen[slot] !== 0 && seen[slot] !== offset + 1) slot = (slot + 1) & (slots - 1);
    if (seen[slot] !== 0) continue;
    seen[slot] = offset + 1;
    const value = narrow[entry] as number;
    pushEntry(buffer, offset, mark < 0 ? (wide[value] as number) : value);
  }
}
