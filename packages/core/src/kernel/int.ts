/**
 * The only arithmetic of the core. These functions of `Math` give the same bits on every engine;
 * everything else in `Math`, and the power operator, does not (it is banned by lint and by test).
 */
export const {
  /** The value without its sign. */
  abs,
  /** The largest integer that is no more than the value. */
  floor,
  /** The product of two 32-bit integers, modulo 2^32, as a signed one. */
  imul,
  /** The largest of the values. */
  max,
  /** The smallest of the values. */
  min,
  /** The nearest integer, and of two as near the larger. */
  round,
  /** The square root, correctly rounded; `sqrtFloor` is that of integers. */
  sqrt,
  /** The value without what is behind the point. */
  trunc,
} = Math;

/** The largest integer a state may hold: 2^53 - 1. */
export const INT_MAX = 9007199254740991;

/** 2^32, the size of one hash lane. */
export const TWO_32 = 4294967296;

/** Whether `value` is an integer that a state may hold (exact, finite, within ±INT_MAX). */
export function isInt(value: unknown): value is number {
  return typeof value === 'number' && floor(value) === value && abs(value) <= INT_MAX;
}

/** floor(a / b) for integers, b > 0, exact where a / b would round up across an integer. */
export function floorDiv(a: number, b: number): number {
  const rest = a % b;
  const quotient = (a - rest) / b;
  return rest < 0 ? quotient - 1 : quotient;
}

/** ceil(a / b) for integers, b > 0, exact. */
export function ceilDiv(a: number, b: number): number {
  return -floorDiv(-a, b) + 0;
}

/** The remainder of floorDiv: always in 0 ..< b. */
export function floorMod(a: number, b: number): number {
  const rest = a % b;
  return rest < 0 ? rest + b : rest + 0;
}

/** The integer square root: the largest r with r·r <= value, for 0 <= value <= INT_MAX. */
export function sqrtFloor(value: number): number {
  const guess = floor(sqrt(value));
  if (guess * guess > value) return guess - 1;
  return (guess + 1) * (guess + 1) <= value ? guess + 1 : guess;
}

/** The smallest r with r·r >= value, for 0 <= value <= INT_MAX. */
export function sqrtCeil(value: number): number {
  const root = sqrtFloor(value);
  return root * root === value ? root : root + 1;
}

/**
 * floor(a · b / c) for non-negative integers without losing bits: a is split at c, so only
 * (a mod c) · b must stay below 2^53.
 */
export function mulDiv(a: number, b: number, c: number): number {
  const rest = a % c;
  return ((a - rest) / c) * b + floorDiv(rest * b, c);
}
