import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_STACK, stackedStrength } from './stackedStrength.js';

const FULL = 1_000_000;
const strengths = fc.array(fc.integer({ min: 0, max: FULL }), { maxLength: 60 });

test('n equal devices have 1 + ln n times the strength of one', () => {
  expect(stackedStrength([])).toBe(0);
  for (let n = 1; n <= MAX_STACK; n += n < 50 ? 1 : 61) {
    const equal = Array.from({ length: n }, () => FULL);
    expect(stackedStrength(equal)).toBe(Math.round(FULL * (1 + Math.log(n))));
  }
  expect(stackedStrength([750_000, 750_000])).toBe(Math.floor(750_000 * (1 + Math.log(2))));
});

test('the order does not matter', () => {
  fc.assert(
    fc.property(strengths, (some) => stackedStrength(some) === stackedStrength(some.reverse())),
  );
});

test('one more or a stronger device never reduces the strength', () => {
  fc.assert(
    fc.property(strengths, fc.integer({ min: 0, max: FULL }), (some, more) => {
      const before = stackedStrength(some);
      expect(stackedStrength([...some, more])).toBeGreaterThanOrEqual(before);
      if (some.length > 0) {
        const stronger = [...some];
        stronger[0] = Math.max(more, stronger[0] ?? 0);
        expect(stackedStrength(stronger)).toBeGreaterThanOrEqual(before);
      }
    }),
  );
  // Counted by number alone, a sixth device at 0.13 would make five less: 2.387 instead of 2.609.
  const five = Array.from({ length: 5 }, () => FULL);
  expect(stackedStrength([...five, 130_000])).toBe(2_633_139);
});

test('devices beyond the counted maximum change nothing', () => {
  const full = Array.from({ length: MAX_STACK }, () => FULL);
  expect(stackedStrength([...full, FULL])).toBe(stackedStrength(full));
});
