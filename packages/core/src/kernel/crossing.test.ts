import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundAhead, crossingTick } from './crossing.js';
import { INT_MAX } from './int.js';

const integers = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: 0, max: 3 }).map((n) => INT_MAX - n),
  fc.integer({ min: 0, max: 3 }).map((n) => n - INT_MAX),
);
const rates = integers.filter((rate) => rate !== 0);
const nows = fc.constantFrom(0, 1, 1000, 2 ** 32 - 1);

test('the tick of a crossing is exact for all integers', () => {
  fc.assert(
    fc.property(nows, integers, rates, integers, (now, level, rate, bound) => {
      const direction = rate < 0 ? -1n : 1n;
      const distance = (BigInt(bound) - BigInt(level)) * direction;
      const speed = BigInt(rate) * direction;
      const ticks = distance <= 0n ? 1n : (distance + speed - 1n) / speed;
      const due = BigInt(now) + ticks;
      const expected = due > BigInt(INT_MAX) ? 0 : Number(due);
      expect(crossingTick(now, level, rate, bound)).toBe(expected);
    }),
    { numRuns: 5000, seed: 1 },
  );
});

test('a level beyond the integers is never at a bound', () => {
  expect(crossingTick(0, 2 ** 53, -1, 0)).toBe(0);
});

test('the nearest bound strictly ahead is that of least distance', () => {
  expect(boundAhead(1, 5, [3, 5, 9, 7, 8])).toBe(7);
  expect(boundAhead(-1, 5, [3, 5, 9, 4, 1])).toBe(4);
  expect(boundAhead(1, 9, [3, 9])).toBeUndefined();
  expect(boundAhead(-1, 9, [])).toBeUndefined();
});
