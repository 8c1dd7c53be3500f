import { high } from './storage/hash.js';
import { abs, floor, imul, INT_MAX } from './int.js';

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
