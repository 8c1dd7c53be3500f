import { abs, floor, imul, INT_MAX } from '../int.js';
import type { EntryBuffer } from './journal/entryBuffer.js';
import { high } from './hash.js';
import { ROLE } from './layout.js';

/** Marks the first of a gauge's three notes; offsets of words are below it. */
export const GAUGE = 1 << 30;

/**
 * Turns the mark of a note into the offset of its word: the mark is the offset, plus GAUGE for the
 * first word of a gauge, or the complement of the offset for a word without a term of its own.
 */
export function offsetOf(mark: number): number {
  return mark < 0 ? ~mark : mark & ~GAUGE;
}

/** 2^-32: multiplying by it divides exactly. */
const PER_TWO_32 = 1 / 4294967296;

/** Numbers of a note. */
export const NOTE = 3;

/** Slots of the filter of doubled writes: what fits the nearest cache. */
const MOST_SLOTS = 1 << 12;

/** The offset that met a slot last, plus one. */
const filter = new Int32Array(MOST_SLOTS);

/** What is left of an integer beside its signed low word `value | 0`; 0 for most. */
function upper(value: number): number {
  return (value - (value | 0)) * PER_TWO_32;
}

/** The seed of the keys of a word, by its position: two rounds of an integer hash. */
function seedOf(position: number, salt: number): number {
  const mixed = imul(position + salt, 0x9e3779b1);
  const mixedTwice = imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return mixedTwice ^ (mixedTwice >>> 13);
}

/** The seed of the keys for the upper 32 bits of a word. */
function upperSeed(seed: number): number {
  const mixed = imul(seed ^ (seed >>> 16), 0x27d4eb2f);
  return mixed ^ (mixed >>> 15);
}

/** The first lane: a key times the word. Keys are odd, so that no single change is lost. */
function moveA(seed: number, word: number, then: number): number {
  return imul(seed | 1, (word - then) | 0);
}

/** The second lane: another key times the scattered word. */
function moveB(seed: number, word: number, then: number): number {
  const key = imul(seed ^ (seed >>> 14), 0x297a2d39) | 1;
  return imul(key, (scatter(word) - scatter(then)) | 0);
}

/** A bijection that leaves no order in a word. */
function scatter(word: number): number {
  const mixed = imul(word ^ (word >>> 16), 0x7feb352d);
  return mixed ^ (mixed >>> 15);
}

/** Moves the lanes by an upper word, which most values have not. */
function moveUpper(lanes: Int32Array, seed: number, word: number, then: number): void {
  const above = upperSeed(seed);
  lanes[0] = (lanes[0] as number) + moveA(above, word, then);
  lanes[1] = (lanes[1] as number) + moveB(above, word, then);
}

/**
 * The hash of a table is a sum over its words of keys times values, in two 32-bit lanes:
 * multilinear hashing (Carter and Wegman 1979), with keys that are computed from the position of
 * the word. A write costs one product in each lane, and the order of writes does not matter. A sum
 * of plain products loses the upper bits of equal and opposite changes under keys that share their
 * lower bits, so the second lane mixes its values first. With 64 bits the hash finds accidental
 * differences; it is no protection against forgery.
 *
 * Folds the notes up to `size`, in one loop over an array in order: changes the lanes, and appends
 * the journal entries to a buffer, which has room for them all. A gauge is hashed by its meaning,
 * not by the tick of its last write. A write that did not change its word makes no entry; nor does
 * a second write to a word, if a small filter remembers the first.
 *
 * @param notes triples: the mark of the word that was written, its older value, its newer one
 * @returns the index of the last note whose value is no integer below 2^53, or -1.
 */
export function foldWrites(
  lanes: Int32Array,
  salt: number,
  notes: Float64Array,
  size: number,
  into: EntryBuffer,
): number {
  const { offsets, narrow, wide } = into;
  const mask = clearFilter(size / NOTE) - 1;
  let { size: entries, wides } = into;
  let invalid = -1;
  let a = 0;
  let b = 0;
  for (let note = 0; note < size; note += NOTE) {
    const mark = (notes[note] as number) | 0;
    const then = notes[note + 1] as number;
    const value = notes[note + 2] as number;
    let word = value | 0;
    let wordThen = then | 0;
    let above = 0;
    let aboveThen = 0;
    if (word !== value || wordThen !== then) {
      if (floor(value) !== value || abs(value) > INT_MAX) invalid = note;
      above = upper(value);
      aboveThen = upper(then);
    }
    const offset = offsetOf(mark);
    if (value !== then) {
      const slot = (offset ^ (offset >>> 12)) & mask;
      if (filter[slot] !== offset + 1) {
        filter[slot] = offset + 1;
        const isNarrow = wordThen === then;
        offsets[entries] = isNarrow ? offset : ~offset;
        narrow[entries] = isNarrow ? wordThen : wides;
        entries += 1;
        if (!isNarrow) wide[wides++] = then;
      }
    }
    if (mark < 0) continue;
    if (mark >= GAUGE) {
      const rateThen = notes[note + 4] as number;
      const rate = notes[note + 5] as number;
      const sinceThen = notes[note + 7] as number;
      const since = notes[note + 8] as number;
      word = interceptLow(value, rate, since);
      wordThen = interceptLow(then, rateThen, sinceThen);
      above = interceptHigh(value, rate, since);
      aboveThen = interceptHigh(then, rateThen, sinceThen);
    }
    const seed = seedOf(offset, salt);
    a = (a + moveA(seed, word, wordThen)) | 0;
    b = (b + moveB(seed, word, wordThen)) | 0;
    if (above !== aboveThen) moveUpper(lanes, seed, above, aboveThen);
  }
  lanes[0] = (lanes[0] as number) + a;
  lanes[1] = (lanes[1] as number) + b;
  into.size = entries;
  into.wides = wides;
  return invalid;
}

/** Empties the filter for so many writes; gives how many slots it has for them. */
function clearFilter(size: number): number {
  let slots = 16;
  while (slots < size && slots < MOST_SLOTS) slots *= 2;
  filter.fill(0, 0, slots);
  return slots;
}

/**
 * value - rate · since modulo 2^64, in two's complement: where a gauge's line meets tick 0. It is
 * the same whenever the gauge was settled last, and may be too large for a double, so it comes as
 * two words. `since` is a tick, below 2^32.
 *
 * @returns the low 32 bits, signed.
 */
export function interceptLow(value: number, rate: number, since: number): number {
  return ((value | 0) - imul(rate | 0, since | 0)) | 0;
}

/** The high 32 bits of value - rate · since, signed. */
export function interceptHigh(value: number, rate: number, since: number): number {
  const product = rate * since;
  const intercept = value - product;
  if (abs(product) <= INT_MAX && abs(intercept) <= INT_MAX) return high(intercept);
  return wideHigh(value, rate, since);
}

/** The same for products that a double would round: by 16-bit halves, each sum exact. */
function wideHigh(value: number, rate: number, since: number): number {
  const r0 = rate & 0xffff;
  const r1 = (rate | 0) >>> 16;
  const s0 = since & 0xffff;
  const s1 = (since | 0) >>> 16;
  const middle = r1 * s0 + r0 * s1;
  const lowSum = r0 * s0 + (middle % 65536) * 65536;
  const carry = floor(middle / 65536) + floor(lowSum / 4294967296);
  const product = r1 * s1 + carry + imul(high(rate), since | 0);
  const borrow = (value | 0) >>> 0 < lowSum % 4294967296 ? 1 : 0;
  return (high(value) - (product | 0) - borrow) | 0;
}

/** Notes the words of some rows that differ from those before; returns the size of the notes. */
export function noteChanges(
  roles: Uint8Array,
  words: Float64Array,
  before: Float64Array,
  from: number,
  to: number,
  notes: Float64Array,
): number {
  const known = before.length;
  const stride = roles.length;
  let size = 0;
  // How many words of a gauge are to be noted: all three when one differs.
  let gauge = 0;
  for (let at = from, offset = 0; at < to; at += 1, offset += 1) {
    if (offset === stride) offset = 0;
    const role = roles[offset] as number;
    const then = at < known ? (before[at] as number) : 0;
    const word = words[at] as number;
    gauge -= 1;
    if (role === ROLE.gaugeValue && isGaugeChanged(words, before, at)) gauge = 3;
    if (gauge <= 0 && (word === then || role === ROLE.bookkeeping)) continue;
    const isHashed = role !== ROLE.unhashed && role !== ROLE.gaugeSince;
    notes[size] = isHashed ? (role === ROLE.gaugeValue ? at | GAUGE : at) : ~at;
    notes[size + 1] = then;
    notes[size + 2] = word;
    size += NOTE;
  }
  return size;
}

function isGaugeChanged(words: Float64Array, before: Float64Array, at: number): boolean {
  for (let word = at; word < at + 3; word += 1) {
    if (words[word] !== (word < before.length ? before[word] : 0)) return true;
  }
  return false;
}
