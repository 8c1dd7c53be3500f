import { floor, imul } from '../int.js';

/** A digest in the making: two 32-bit lanes. */
export interface Lanes {
  a: number;
  b: number;
}

/** 2^-32: multiplying by it divides exactly. */
const PER_TWO_32 = 1 / 4294967296;

/** The high word of a 53-bit integer in two's complement; the low word is `value | 0`. */
export function high(value: number): number {
  const low = value | 0;
  return low === value ? low >> 31 : floor(value * PER_TWO_32) | 0;
}

/**
 * Mixes two words under a key, for the first lane. The rounds are those of the lowbias32 integer
 * hash (Wellons, public domain).
 */
export function termA(key: number, low: number, highWord: number): number {
  let h = key ^ low;
  h = imul(h ^ (h >>> 16), 0x7feb352d) + imul(highWord, 0x9e3779b1);
  h = imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** The same for the second lane: other constants, another way of joining key and words. */
export function termB(key: number, low: number, highWord: number): number {
  let h = imul(low, 0xcc9e2d51) + imul(key, 0x1b873593);
  h = imul(h ^ (h >>> 15) ^ highWord, 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Each byte as two hex digits: engines take long to write a number to a base. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Two lanes as 16 hex digits. */
export function hex(a: number, b: number): string {
  return hexWord(a) + hexWord(b);
}

function hexWord(word: number): string {
  const upper = `${BYTES[word >>> 24]}${BYTES[(word >>> 16) & 255]}`;
  return `${upper}${BYTES[(word >>> 8) & 255]}${BYTES[word & 255]}`;
}

/** Goes on with a digest over the UTF-16 code units of `text`, in order. */
export function digest(lanes: Lanes, text: string): void {
  let a = lanes.a;
  let b = lanes.b;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = imul(a ^ unit, 0x01000193);
    b = imul(b + unit, 0x85ebca6b) ^ (b >>> 15);
  }
  lanes.a = a ^ (a >>> 16);
  lanes.b = b ^ (b >>> 13);
}

/** The empty digest. */
export function emptyDigest(): Lanes {
  return { a: 0x811c9dc5 | 0, b: 0x2545f491 };
}

/** The digest of one text as 16 hex digits. */
export function hashText(text: string): string {
  const lanes = emptyDigest();
  digest(lanes, text);
  return hex(termA(1, lanes.a, lanes.b), termB(1, lanes.b, lanes.a));
}

/**
 * Mixes one 32-bit word into another so that each input bit moves about half of the output bits.
 * The rounds are the finaliser of MurmurHash3 (Appleby, public domain).
 */
export function mix(state: number, word: number): number {
  let h = imul(state ^ word, 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
