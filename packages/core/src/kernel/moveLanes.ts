import { GAUGE } from './compactEntries.js';
import { high } from './hash.js';
import { imul } from './int.js';
import { interceptHigh, interceptLow } from './intercept.js';

/**
 * Which half of a double's memory is the low one. The bits themselves are the same everywhere
 * (IEEE 754); only their order in memory is not.
 */
const LOW = new Int32Array(new Float64Array([1]).buffer)[0] === 0 ? 0 : 1;
const HIGH = 1 - LOW;

/** What the transition in hand wrote to a table, in order. */
export interface Written {
  /** Which word was written: see `offsetOf`. */
  marks: Int32Array;
  older: Float64Array;
  newer: Float64Array;
  /** The same values as pairs of 32-bit words. */
  olderBits: Int32Array;
  newerBits: Int32Array;
}

/** Room for so many writes. */
export function written(size: number): Written {
  const older = new Float64Array(size);
  const newer = new Float64Array(size);
  return {
    marks: new Int32Array(size),
    older,
    newer,
    olderBits: new Int32Array(older.buffer),
    newerBits: new Int32Array(newer.buffer),
  };
}

/** Half of a term: one round over one word of a value, under the cell's key. */
function firstRound(key: number, word: number, factor: number): number {
  const mixed = key ^ word;
  return imul(mixed ^ (mixed >>> 16), factor);
}

/** The first lane's term: a second round over one half, joined with the other. */
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

/** A rate as one word, to be joined with an intercept. */
function rateWord(rate: number): number {
  const mixed = imul(rate | 0, 0x85ebca6b) + imul(high(rate), 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}

/**
 * The hash of a table is a sum: each cell (its place in the table, its value) gives one term to
 * each of two 32-bit lanes, so a write costs one term out and one in, wherever it happens and in
 * whatever order. It finds accidents, with 64 bits; it is no signature against a forger.
 *
 * Moves the lanes by the entries `from ..< to`: for each cell the term of its newer value comes in
 * and that of its older one goes out. A gauge is one cell of its intercept and its rate: what it
 * means, whenever it was settled last. One plain loop over arrays in order, since this is a third
 * of the cost of a write.
 */
export function moveLanes(
  lanes: Int32Array,
  salt: number,
  { marks, older, newer, olderBits, newerBits }: Written,
  from: number,
  to: number,
): void {
  let laneA = lanes[0] as number;
  let laneB = lanes[1] as number;
  for (let entry = from; entry < to; entry += 1) {
    const mark = marks[entry] as number;
    if (mark < 0) continue;
    const key = (imul(mark & ~GAUGE, 0x9e3779b1) + salt) | 0;
    let low = newerBits[2 * entry + LOW] as number;
    let upper = newerBits[2 * entry + HIGH] as number;
    let lowThen = olderBits[2 * entry + LOW] as number;
    let upperThen = olderBits[2 * entry + HIGH] as number;
    if (mark >= GAUGE) {
      const rate = newer[entry + 1] as number;
      const since = newer[entry + 2] as number;
      low = interceptLow(newer[entry] as number, rate, since);
      upper = interceptHigh(newer[entry] as number, rate, since) ^ rateWord(rate);
      const rateThen = older[entry + 1] as number;
      const sinceThen = older[entry + 2] as number;
      lowThen = interceptLow(older[entry] as number, rateThen, sinceThen);
      upperThen = interceptHigh(older[entry] as number, rateThen, sinceThen) ^ rateWord(rateThen);
    }
    const a = firstRound(key, upper, 0x7feb352d);
    const b = firstRound(key, low, 0x846ca68b);
    const aThen = firstRound(key, upperThen, 0x7feb352d);
    const bThen = firstRound(key, lowThen, 0x846ca68b);
    laneA = (laneA + termA(a, b) - termA(aThen, bThen)) | 0;
    laneB = (laneB + termB(a, b) - termB(aThen, bThen)) | 0;
  }
  lanes[0] = laneA;
  lanes[1] = laneB;
}
