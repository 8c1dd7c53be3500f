import { expect, test } from 'vitest';
import { retryAfterMs } from './retryAfterMs.js';

const HOUR_MS = 3_600_000;

test('an endpoint can postpone a message, by an hour at most', () => {
  const first = retryAfterMs(1) ?? 0;
  expect(first).toBeGreaterThanOrEqual(4500);
  expect(first).toBeLessThanOrEqual(5500);
  expect(retryAfterMs(1, HOUR_MS / 2)).toBe(HOUR_MS / 2);
  expect(retryAfterMs(1, 100 * HOUR_MS)).toBe(HOUR_MS);
  expect(retryAfterMs(4, 1000)).toBeGreaterThan(HOUR_MS);
});

test('a message is tried ten times', () => {
  expect(retryAfterMs(9)).toBeGreaterThan(20 * HOUR_MS);
  expect(retryAfterMs(10)).toBeUndefined();
});
