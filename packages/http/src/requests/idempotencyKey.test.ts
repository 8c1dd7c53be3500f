import { expect, test } from 'vitest';
import { idempotencyKey } from './idempotencyKey.js';
import { WireFault } from './wireFault.js';

import fc from 'fast-check';

const letters = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 255 });

test('a key is the same quoted and bare', () => {
  fc.assert(
    fc.property(letters, (key) => {
      expect(idempotencyKey(`"${key.replace(/["\\]/g, '\\$&')}"`)).toBe(key);
      if (!/[ "]/.test(key)) expect(idempotencyKey(key)).toBe(key);
    }),
  );
});

test.each([
  '',
  ' ',
  'a b',
  'a, b',
  '"a", "b"',
  'é',
  '"é"',
  'x'.repeat(256),
  `"${'x'.repeat(256)}"`,
])('no key: %j', (field) => {
  expect(() => idempotencyKey(field)).toThrow(WireFault);
});

test.each(['"', '""', '"a', 'a"', 'a,b', '"a\\b"'])(
  'quotes without sense are letters: %s',
  (key) => {
    expect(idempotencyKey(key)).toBe(key);
  },
);

test('no field, no key', () => {
  expect(idempotencyKey(undefined)).toBeUndefined();
});
