import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineSplitter } from './lineSplitter.js';

const MAX_BYTES = 12;

/** Feeds bytes in chunks of these sizes, again and again. */
function split(bytes: Uint8Array, sizes: readonly number[], maximum = MAX_BYTES): string[] {
  const splitter = lineSplitter(maximum);
  const lines: string[] = [];
  const show = (line: Uint8Array | string): string =>
    typeof line === 'string' ? line : Buffer.from(line).toString('latin1');
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    for (const line of splitter.push(bytes.subarray(at, at + size))) lines.push(show(line));
    at += size;
  }
  const rest = splitter.end();
  return rest === undefined ? lines : [...lines, show(rest)];
}

const bytes = fc
  .array(fc.oneof(fc.constantFrom(10, 10, 13, 0x41, 0xe2, 0x80, 0xa8), fc.nat(255)), {
    maxLength: 200,
    // Else nearly all are shorter than the longest line.
    size: 'max',
  })
  .map((list) => Uint8Array.from(list));
const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 });

test('splits at newlines for any chunks', () => {
  fc.assert(
    fc.property(bytes, sizes, (all, chunks) => {
      const lines = Buffer.from(all).toString('latin1').split('\n');
      if (lines.at(-1) === '') lines.pop();
      const expected = lines.map((line) => (line.length > MAX_BYTES ? 'too long' : line));
      expect(split(all, chunks)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('reports a line as soon as it is too long and does not buffer the rest', () => {
  const splitter = lineSplitter(1000);
  const piece = new Uint8Array(400).fill(65);
  expect([...splitter.push(piece), ...splitter.push(piece)]).toEqual([]);
  expect([...splitter.push(piece)]).toEqual(['too long']);
  for (let n = 0; n < 1000; n += 1) expect([...splitter.push(piece)]).toEqual([]);
  expect(splitter.end()).toBeUndefined();
  const [next] = [...splitter.push(Uint8Array.from([10, 65, 10]))];
  expect(next).toEqual(Uint8Array.from([65]));
});
