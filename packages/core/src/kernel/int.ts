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
 * floor(a · b / c), exact also where a · b is beyond 2^53.
 *
 * @throws Error when a or b is no integer from 0, c none from 1, or the result is beyond 2^53 - 1
 */
export function mulDiv(a: number, b: number, c: number): number {
  const rest = a % c;
  const product = rest * b;
  const part = product <= INT_MAX ? floorDiv(product, c) : wideDiv(rest, b, c);
  const result = ((a - rest) / c) * b + part;
  if (result <= INT_MAX && areNatural(a, b) && isInt(c) && c > 0) return result;
  const wanted = 'integers from 0, a divisor from 1, and a result below 2^53';
  throw new Error(`mulDiv of ${a}, ${b} and ${c} needs ${wanted}`);
}

function areNatural(a: number, b: number): boolean {
  return isInt(a) && isInt(b) && a >= 0 && b >= 0;
}

/** floor(a · b / c) for a < c, bit by bit of b: nothing in between is beyond 2^53. */
function wideDiv(a: number, b: number, c: number): number {
  let quotient = 0;
  let rest = 0;
  let left = b;
  const add = (more: number): void => {
    // The sum of both, less c where it is no less.
    if (rest < c - more) rest += more;
    else {
      rest -= c - more;
      quotient += 1;
    }
  };
  for (let bit = 4503599627370496; bit >= 1; bit /= 2) {
    quotient *= 2;
    add(rest);
    if (left < bit) continue;
    left -= bit;
    add(a);
  }
  return quotient;
}
