import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ceilDiv, floorDiv, floorMod, INT_MAX, mulDiv, sqrtFloor } from './int.js';

const integers = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: 0, max: 3 }).map((n) => INT_MAX - n),
  fc.integer({ min: 0, max: 3 }).map((n) => n - INT_MAX),
);
const naturals = integers.map((n) => Math.abs(n));
const divisors = naturals.filter((n) => n > 0);
const RUNS = { numRuns: 2000 };

test('quotients and remainders are those of wide integers', () => {
  fc.assert(
    fc.property(integers, divisors, (a, b) => {
      const rest = ((BigInt(a) % BigInt(b)) + BigInt(b)) % BigInt(b);
      const quotient = (BigInt(a) - rest) / BigInt(b);
      expect(BigInt(floorDiv(a, b))).toBe(quotient);
      expect(BigInt(ceilDiv(a, b))).toBe(rest === 0n ? quotient : quotient + 1n);
      expect(BigInt(floorMod(a, b))).toBe(rest);
    }),
    RUNS,
  );
});

test('mulDiv is exact, or throws where its result is no integer of a world', () => {
  fc.assert(
    fc.property(naturals, naturals, divisors, (a, b, c) => {
      const exact = (BigInt(a) * BigInt(b)) / BigInt(c);
      if (exact > BigInt(INT_MAX)) expect(() => mulDiv(a, b, c)).toThrow('a result below 2^53');
      else expect(mulDiv(a, b, c)).toBe(Number(exact));
    }),
    RUNS,
  );
  expect(mulDiv(INT_MAX - 1, INT_MAX - 2, INT_MAX)).toBe(INT_MAX - 3);
});

test.each([
  [-1, 2, 3],
  [1, -2, 3],
  [1, 2, 0],
  [1, 2, -3],
  [0.5, 2, 1],
  [1, NaN, 1],
  [2 ** 53, 1, 1],
])('mulDiv of %d, %d and %d throws', (a, b, c) => {
  expect(() => mulDiv(a, b, c)).toThrow(`mulDiv of ${a}, ${b} and ${c} needs integers from 0`);
});

test('the square root is the largest whose square is no more', () => {
  fc.assert(
    fc.property(naturals, (value) => {
      const root = BigInt(sqrtFloor(value));
      expect(root * root <= BigInt(value) && (root + 1n) * (root + 1n) > BigInt(value)).toBe(true);
    }),
    RUNS,
  );
});
