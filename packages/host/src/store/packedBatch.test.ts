import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBatch } from './emptyBatch.js';
import { packBatch, unpackBatch } from './packedBatch.js';
import type { StoreBatch } from './store.js';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{"a":"b"}', '\0', '\ud800', '\u2028'),
);
const entry = fc.record({ owner: fc.nat(), place: fc.nat(), text });
const keyframe = fc.record({
  tick: fc.nat(),
  n: fc.nat(),
  hash: text,
  position: text,
  bytes: fc.uint8Array(),
});
const credential = fc.record({
  account: fc.nat(),
  email: text,
  pending_email: fc.option(text),
  issued_ms: fc.nat(),
  is_used: fc.nat(1),
  name: text,
  seated: fc.constantFrom(0 as const, 1 as const, 2 as const),
});
const batch = fc
  .record({
    first: fc.nat(),
    texts: fc.array(text.map((one) => one.replaceAll('\n', ' '))),
    envelopes: fc.array(entry),
    entries: fc.array(entry),
    keyframe: fc.option(keyframe, { nil: undefined }),
    credentials: fc.array(credential),
    lastAccount: fc.option(fc.nat(), { nil: undefined }),
    wall_ms: fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 }),
  })
  .map(({ first, texts, wall_ms, ...more }): StoreBatch => {
    const lines = texts.map((one, at) => ({ n: first + at, text: one }));
    return { ...emptyBatch({ tick: 1, wall_ms, speed: 10 }), ...more, lines };
  });

test('a packed batch is the same batch', () => {
  fc.assert(
    fc.property(batch, (one) => {
      expect(unpackBatch(structuredClone(packBatch(one)))).toEqual(one);
    }),
  );
});

test.each([
  [[1, 'a'], [3, 'b'], 'line 3 instead of 2'],
  [[1, 'a'], [2, 'b\nc'], 'line 2 contains a newline'],
] as const)('rejects the lines %j and %j', (one, other, fault) => {
  const lines = [one, other].map(([n, line]) => ({ n, text: line }));
  const wrong = { ...emptyBatch({ tick: 1, wall_ms: 0, speed: 1 }), lines };
  expect(() => packBatch(wrong)).toThrow(`The batch was rejected: ${fault}`);
});
