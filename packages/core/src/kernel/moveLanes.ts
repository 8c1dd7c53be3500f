import { imul } from './int.js';
import { interceptHigh, interceptLow } from './intercept.js';

/**
 * The hash of a table is a sum: each cell (its place in the table, its value) gives one term to
 * each of two 32-bit lanes. A write costs one term out and one in, wherever it happens and in
 * whatever order. It finds accidents, with 64 bits; it is no signature against a forger.
 *
 * The terms are made of the two halves of the value's IEEE 754 bits, which are the same
 * everywhere; only their order in memory is not.
 */
const LOW = new Int32Array(new Float64Array([1]).buffer)[0] === 0 ? 0 : 1;
const HIGH = 1 - LOW;

/** The key of a cell, from the offset of its word in the table and the table's salt. */
export function cellKey(at: number, salt: number): number {
  return (imul(at, 0x9e3779b1) + salt) | 0;
}

/** Half of a term: one round over each of the two words of a value, under the cell's key. */
function firstRound(key: number, word: number, factor: number): number {
  const mixed = key ^ word;
  return imul(mixed ^ (mixed >>> 16), factor);
}

/** The first lane's term, of both halves: a second round over one, joined with the other. */
function termA(a: number, b: number): number {
  const joined = a ^ (b >>> 15);
  const mixed = imul(joined ^ (joined >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 12);
}

/** The second lane's term. */
function termB(a: number, b: number): number {
  const joined = b ^ (a >>> 14);
  const mixed = imul(joined ^ (joined >>> 13), 0x297a2d39);
  return mixed ^ (mixed >>> 15);
}

/** Adds to the lanes what a cell gives with (low, high), less what it gave with the older words. */
export function moveWords(
  lanes: Int32Array,
  key: number,
  olderLow: number,
  olderHigh: number,
  low: number,
  high: number,
): void {
  const a = firstRound(key, high, 0x7feb352d);
  const b = firstRound(key, low, 0x846ca68b);
  const olderA = firstRound(key, olderHigh, 0x7feb352d);
  const olderB = firstRound(key, olderLow, 0x846ca68b);
  lanes[0] = (lanes[0] as number) + termA(a, b) - termA(olderA, olderB);
  lanes[1] = (lanes[1] as number) + termB(a, b) - termB(olderA, olderB);
}

/** Moves the lanes by one entry: `older` and `newer` hold values as pairs of words. */
export function moveTerm(
  lanes: Int32Array,
  key: number,
  older: Int32Array,
  newer: Int32Array,
  entry: number,
): void {
  const low = 2 * entry + LOW;
  const high = 2 * entry + HIGH;
  moveWords(
    lanes,
    key,
    older[low] as number,
    older[high] as number,
    newer[low] as number,
    newer[high] as number,
  );
}

/**
 * Moves the lanes by a gauge: three entries from `entry` on are its value, rate and since. It is
 * hashed by what it means, its intercept and its rate, whenever it was settled last.
 */
export function moveGauge(
  lanes: Int32Array,
  key: number,
  older: Float64Array,
  newer: Float64Array,
  entry: number,
): void {
  const value = newer[entry] as number;
  const rate = newer[entry + 1] as number;
  const since = newer[entry + 2] as number;
  const olderValue = older[entry] as number;
  const olderRate = older[entry + 1] as number;
  const olderSince = older[entry + 2] as number;
  moveWords(
    lanes,
    key,
    interceptLow(olderValue, olderRate, olderSince),
    interceptHigh(olderValue, olderRate, olderSince),
    interceptLow(value, rate, since),
    interceptHigh(value, rate, since),
  );
  if (rate !== olderRate) {
    // A rate is below 2^53: its high word needs 21 bits, and the low one all of its own.
    moveWords(
      lanes,
      ~key,
      olderRate | 0,
      (olderRate / 4294967296) | 0,
      rate | 0,
      (rate / 4294967296) | 0,
    );
  }
}
