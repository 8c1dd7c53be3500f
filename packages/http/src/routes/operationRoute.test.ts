import { expect, test } from 'vitest';
import { idempotencyKey } from './operationRoute.js';
import { WireFault } from '../requests/wireFault.js';

import fc from 'fast-check';

const letters = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 255 });

test('a quoted and a bare key are equal', () => {
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
])('rejects %j', (field) => {
  expect(() => idempotencyKey(field)).toThrow(WireFault);
});

test.each(['"', '""', '"a', 'a"', 'a,b', '"a\\b"'])(
  'accepts unbalanced quotes as characters: %s',
  (key) => {
    expect(idempotencyKey(key)).toBe(key);
  },
);

test('returns undefined without a field', () => {
  expect(idempotencyKey(undefined)).toBeUndefined();
});
