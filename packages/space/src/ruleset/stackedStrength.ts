import { floorDiv, round } from '@astrarium/core';

/** How many devices of a type and direction count at one planet; all after them count nothing. */
export const MAX_STACK = 4096;

/** 1 in the fixed point in which the logarithms are added up. */
const ONE = 1e14;

/** Millionths: what the n-th strongest device counts, at n - 1. The first n sum to 1 + ln n. */
const WEIGHTS_MICRO: readonly number[] = weights();

/**
 * What devices of one type and direction amount to together, in millionths of one at full
 * strength: strengths (millionths) descending, weights 1, ln(2/1), ln(3/2), … So n equal ones give
 * 1 + ln n times one, and another device never makes it less.
 */
export function stackedStrength(strengthsPpm: readonly number[]): number {
  const descending = [...strengthsPpm].sort((a, b) => b - a);
  let sum = 0;
  for (const [position, strength] of descending.entries()) {
    sum += strength * (WEIGHTS_MICRO[position] ?? 0);
  }
  return floorDiv(sum, 1_000_000);
}

/** What the n-th strongest device (from 1) of a type and direction counts, in millionths. */
export function stackWeightMicro(n: number): number {
  return WEIGHTS_MICRO[n - 1] ?? 0;
}

function weights(): number[] {
  const found = [1_000_000];
  let ln = 0;
  let before = 0;
  for (let n = 2; n <= MAX_STACK; n += 1) {
    ln += lnStep(n);
    const micro = round(ln / (ONE / 1_000_000));
    found.push(micro - before);
    before = micro;
  }
  return found;
}

/** ln(n / (n - 1)) = 2 · (z + z³/3 + z⁵/5 + …) with z = 1 / (2n - 1), in parts of ONE. */
function lnStep(n: number): number {
  const odd = 2 * n - 1;
  let power = floorDiv(2 * ONE, odd);
  let sum = 0;
  for (let k = 1; power > 0; k += 2) {
    sum += floorDiv(power, k);
    power = floorDiv(power, odd * odd);
  }
  return sum;
}
