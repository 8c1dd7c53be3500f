import { floor, imul } from './int.js';
import { cellKey, high, type Lanes, termA, termB } from './hash.js';
import { type Layout, ROLE } from './layout.js';

/**
 * Adds (`sign` 1) or takes out (`sign` -1) the terms of those hashed cells of a row in which
 * `words` (the row at `at`) differs from `other` (the row at `otherAt`). A gauge is hashed as
 * (intercept, rate): what it means, whenever it was settled last.
 */
export function addRowTerms(
  lanes: Lanes,
  sign: 1 | -1,
  layout: Layout,
  row: number,
  words: Float64Array,
  at: number,
  other: Float64Array,
  otherAt: number,
): void {
  const { roles, salts, stride } = layout;
  for (let offset = 1; offset < stride; offset += 1) {
    const role = roles[offset];
    if (role === ROLE.gaugeValue) {
      if (!sameGauge(words, at + offset, other, otherAt + offset)) {
        addGauge(lanes, sign, cellKey(row, salts[offset] as number), words, at + offset);
      }
    } else if (role === ROLE.plain || role === ROLE.timerDue || role === ROLE.gaugeRate) {
      const value = words[at + offset] as number;
      if (value === other[otherAt + offset] || value === 0) continue;
      addTerm(lanes, sign, cellKey(row, salts[offset] as number), value | 0, high(value));
    }
  }
}

function sameGauge(a: Float64Array, aAt: number, b: Float64Array, bAt: number): boolean {
  return a[aAt] === b[bAt] && a[aAt + 1] === b[bAt + 1] && a[aAt + 2] === b[bAt + 2];
}

function addTerm(lanes: Lanes, sign: number, key: number, low: number, highWord: number): void {
  lanes.a = (lanes.a + imul(sign, termA(key, low, highWord))) | 0;
  lanes.b = (lanes.b + imul(sign, termB(key, low, highWord))) | 0;
}

/** The term of value - rate · since, modulo 2^64 in two's complement. */
function addGauge(lanes: Lanes, sign: number, key: number, words: Float64Array, at: number): void {
  const value = words[at] as number;
  const rate = words[at + 1] as number;
  const since = words[at + 2] as number;
  // The product of two 32-bit words by 16-bit halves; each partial sum is exact in a double.
  const r0 = rate & 0xffff;
  const r1 = (rate | 0) >>> 16;
  const s0 = since & 0xffff;
  const s1 = (since | 0) >>> 16;
  const middle = r1 * s0 + r0 * s1;
  const lowSum = r0 * s0 + (middle % 65536) * 65536;
  const productLow = lowSum % 4294967296;
  const productHigh =
    r1 * s1 + floor(middle / 65536) + floor(lowSum / 4294967296) + imul(high(rate), since | 0);
  const low = (value | 0) - (productLow | 0);
  const borrow = (value | 0) >>> 0 < productLow ? 1 : 0;
  const highWord = (high(value) - (productHigh | 0) - borrow) | 0;
  if ((low | 0) === 0 && highWord === 0) return;
  addTerm(lanes, sign, key, low | 0, highWord);
}
