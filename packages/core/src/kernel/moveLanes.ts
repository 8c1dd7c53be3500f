import { abs, floor, imul, INT_MAX } from './int.js';
import { interceptHigh, interceptLow } from './intercept.js';
import { GAUGE, type Written } from './written.js';

/** 2^-32: multiplying by it divides exactly. */
const PER_TWO_32 = 1 / 4294967296;

/** What is left of an integer beside its signed low word `value | 0`; 0 for most. */
function upper(value: number): number {
  return (value - (value | 0)) * PER_TWO_32;
}

/** The word from which the keys of a cell are made: two rounds of an integer hash. */
function seedOf(cell: number, salt: number): number {
  const mixed = imul(cell + salt, 0x9e3779b1);
  const again = imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return again ^ (again >>> 13);
}

/** The seed of the keys for a cell's upper word. */
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

/** Moves the lanes by one word under its seed. */
function moveWord(lanes: Int32Array, seed: number, word: number, then: number): void {
  if (word === then) return;
  lanes[0] = (lanes[0] as number) + moveA(seed, word, then);
  lanes[1] = (lanes[1] as number) + moveB(seed, word, then);
}

/** Moves the lanes by a cell whose value may need two words. */
function moveWide(lanes: Int32Array, seed: number, value: number, then: number): void {
  moveWord(lanes, seed, value | 0, then | 0);
  moveWord(lanes, upperSeed(seed), upper(value), upper(then));
}

/** Moves the lanes by a gauge: a cell of its intercept, and one of its rate. */
function moveGauge(
  lanes: Int32Array,
  salt: number,
  { marks, older, newer }: Written,
  entry: number,
): void {
  const cell = (marks[entry] as number) & ~GAUGE;
  const value = newer[entry] as number;
  const rate = newer[entry + 1] as number;
  const since = newer[entry + 2] as number;
  const valueThen = older[entry] as number;
  const rateThen = older[entry + 1] as number;
  const sinceThen = older[entry + 2] as number;
  const low = interceptLow(value, rate, since);
  const lowThen = interceptLow(valueThen, rateThen, sinceThen);
  const high = interceptHigh(value, rate, since);
  const highThen = interceptHigh(valueThen, rateThen, sinceThen);
  const seed = seedOf(cell, salt);
  moveWord(lanes, seed, low, lowThen);
  moveWord(lanes, upperSeed(seed), high, highThen);
  if (rate !== rateThen) moveWide(lanes, seedOf(cell + 1, salt), rate, rateThen);
}

/**
 * The hash of a table is a sum over its cells (a cell: its place in the table, its value) of keys
 * times values, in two 32-bit lanes: multilinear hashing (Carter and Wegman 1979), with keys that
 * are computed from the place. A write costs one product to each lane, wherever it happens and in
 * whatever order. A sum of plain products forgets the upper bits of equal and opposite changes
 * under keys that share their lower bits, so the second lane scatters its words first. It finds
 * accidents, with 64 bits; it is no signature against a forger.
 *
 * Moves the lanes by the entries `from ..< to`, one plain loop over arrays in order. A gauge is
 * hashed by what it means, whenever it was settled last.
 *
 * @returns the first entry whose value is no integer below 2^53, or -1.
 */
export function moveLanes(
  lanes: Int32Array,
  salt: number,
  written: Written,
  from: number,
  to: number,
): number {
  const { marks, older, newer } = written;
  let a = 0;
  let b = 0;
  for (let entry = from; entry < to; entry += 1) {
    const mark = marks[entry] as number;
    const value = newer[entry] as number;
    const then = older[entry] as number;
    const word = value | 0;
    const wordThen = then | 0;
    const wide = word !== value || wordThen !== then;
    if (wide && (floor(value) !== value || abs(value) > INT_MAX)) return entry;
    if (mark < 0) continue;
    if (mark >= GAUGE) moveGauge(lanes, salt, written, entry);
    else if (wide) moveWide(lanes, seedOf(mark, salt), value, then);
    else {
      const seed = seedOf(mark, salt);
      a = (a + moveA(seed, word, wordThen)) | 0;
      b = (b + moveB(seed, word, wordThen)) | 0;
    }
  }
  lanes[0] = (lanes[0] as number) + a;
  lanes[1] = (lanes[1] as number) + b;
  return -1;
}
