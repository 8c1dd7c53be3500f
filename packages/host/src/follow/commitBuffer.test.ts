import { expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../../testkit/src/store/fullBatch.js';
import { commitBuffer } from './commitBuffer.js';

/** Commits with one line of so many characters. */
const pushed = (count: number, characters: number, maxCharacters?: number) => {
  const buffer = commitBuffer(0, maxCharacters);
  const text = 'x'.repeat(characters);
  for (let n = 0; n < count; n += 1) buffer.push({ ...EMPTY_BATCH, lines: [{ n, text }] });
  return buffer;
};

/** The number of the first commit after one. */
async function firstAfter(buffer: ReturnType<typeof commitBuffer>, after: number) {
  for await (const { number } of buffer.after(after)) return number;
  return undefined;
}

test('keeps commits up to a sum of characters, and at least the last one', async () => {
  const buffer = pushed(100, 10_000, 100_000);
  expect(buffer.last).toBe(100);
  expect(await firstAfter(buffer, 92)).toBe(93);
  await expect(firstAfter(buffer, 91)).rejects.toThrow('Commit 92 is not kept any more');
  expect(await firstAfter(pushed(3, 10_000, 1), 2)).toBe(3);
});

test('keeps many small commits: those of a minute of a busy game', async () => {
  expect(await firstAfter(pushed(14_000, 100), 0)).toBe(1);
  await expect(firstAfter(pushed(20_000, 100), 0)).rejects.toThrow('is not kept any more');
});
