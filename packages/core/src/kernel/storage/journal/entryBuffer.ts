/** Room for so many entries is always kept from one transition to the next. */
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

/** Keeps the first entry of each word, of so many words: the later ones are undone by it, too. */
export function dropRepeated(buffer: EntryBuffer, words: number): void {
  const { narrow, offsets, wide } = buffer;
  const isKept = new Uint8Array(words);
  let size = 0;
  let wides = 0;
  for (let entry = 0; entry < buffer.size; entry += 1) {
    const offset = offsetAt(buffer, entry);
    if (isKept[offset] === 1) continue;
    isKept[offset] = 1;
    const isWide = (offsets[entry] as number) < 0;
    if (isWide) wide[wides] = wide[narrow[entry] as number] as number;
    offsets[size] = offsets[entry] as number;
    narrow[size] = isWide ? wides : (narrow[entry] as number);
    size += 1;
    if (isWide) wides += 1;
  }
  buffer.size = size;
  buffer.wides = wides;
}

/** Empties a buffer. Much room is kept only while transitions need it. */
export function clearEntries(buffer: EntryBuffer): void {
  const { length } = buffer.offsets;
  const isTooLarge = length > MAX_KEPT && buffer.size * 8 < length;
  buffer.size = 0;
  buffer.wides = 0;
  if (isTooLarge) giveRoom(buffer, 0);
}

/** Makes room for so many more entries. */
export function reserveEntries(buffer: EntryBuffer, more: number): void {
  const wanted = buffer.size + more;
  if (wanted > buffer.offsets.length) giveRoom(buffer, wanted * 2);
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
