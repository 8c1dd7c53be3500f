import { expect, test } from 'vitest';
import { readerRestarts } from './readerRestarts.js';

test('a reader that ends again and again waits longer each time, a minute at most', () => {
  const restart = readerRestarts();
  const waits = Array.from({ length: 9 }, () => restart('lost', 3000));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(restart('lost', 600_000)).toBe(500);
});

test('a reader whose replay differs three times is not replaced', () => {
  const restart = readerRestarts();
  const ends = (['differs', 'lost', 'differs', 'differs'] as const).map((end) => restart(end, 0));
  expect(ends).toEqual([500, 1000, 2000, undefined]);
});

test('a difference long ago does not count', () => {
  const restart = readerRestarts();
  for (let month = 0; month < 9; month += 1) expect(restart('differs', 1e9)).toBe(500);
});
