import { expect, test } from 'vitest';
import { entryBuffer, pushEntry, reserveEntries, slotOf } from './entryBuffer.js';

test('a long transition keeps the first entry of each word', () => {
  const buffer = entryBuffer();
  for (let write = 0; write < 300_000; write += 1) {
    reserveEntries(buffer, 1);
    pushEntry(buffer, write % 1000, write < 1000 ? write : -1);
  }
  expect(buffer.size).toBeLessThan(100_000);
  expect(Array.from(buffer.narrow.subarray(0, 1000))).toEqual(
    Array.from({ length: 1000 }, (_, at) => at),
  );
});

test('words of the largest tables are spread over all slots', () => {
  const slots = 2 ** 28;
  const eighths = new Set<number>();
  for (let offset = 0; offset < 1000; offset += 1) {
    eighths.add(Math.floor((slotOf(offset, slots) / slots) * 8));
  }
  expect(eighths.size).toBe(8);
});
