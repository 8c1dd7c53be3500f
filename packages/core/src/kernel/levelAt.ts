import { abs, floorDiv, INT_MAX } from './int.js';

/**
 * The level of a gauge some ticks after it had a value, exact for all integers. A gauge that leaves
 * the range of integers stands at its end, ±INT_MAX, until it is written.
 */
export function levelAt(value: number, rate: number, ticks: number): number {
  const gained = rate * ticks;
  const level = value + gained;
  const isExact = abs(gained) <= INT_MAX && abs(level) <= INT_MAX;
  return isExact ? level : farLevel(value, rate, ticks);
}

/** The same where a sum or a product of doubles may lose bits: in steps that lose none. */
function farLevel(value: number, rate: number, ticks: number): number {
  const end = rate < 0 ? -INT_MAX : INT_MAX;
  if (abs(rate * ticks) >= 2 * INT_MAX) return end;
  const half = floorDiv(ticks, 2);
  let level = value;
  for (const gained of [rate * half, rate * half, rate * (ticks - 2 * half)]) {
    level += gained;
    // The other steps lead further away.
    if (abs(level) > INT_MAX) return end;
  }
  return level;
}

/** Rates up to 2^20 and levels up to 2^52 never leave the range before the last tick. */
const SLOW = 1048576;
const NEAR = 4503599627370496;

/** Whether a gauge may leave the range of integers in the time that there is. */
export function mayLeaveRange(value: number, rate: number): boolean {
  return rate > SLOW || rate < -SLOW || value > NEAR || value < -NEAR;
}

/** Whether a gauge stands at the end of the range to which it moves. */
export function isAtEnd(level: number, rate: number): boolean {
  return rate > 0 ? level >= INT_MAX : rate < 0 && level <= -INT_MAX;
}
