import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SecretKey } from '@astrarium/core';
import { permuted, speckDecrypted, speckEncrypted, unpermuted } from './permuted.js';

const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyKey: fc.Arbitrary<SecretKey> = fc.tuple(uint32, uint32, uint32, uint32);

describe('the cipher of codes', () => {
  test('gives the value of the paper', () => {
    expect(speckEncrypted(0x09080100, 0x19181110, 0x6574694c)).toBe(0xa86842f2);
    expect(speckDecrypted(0x09080100, 0x19181110, 0xa86842f2)).toBe(0x6574694c);
  });

  test('is undone by its inverse under every key and purpose', () => {
    fc.assert(
      fc.property(anyKey, uint32, uint32, (key, purpose, id) => {
        expect(unpermuted(key, purpose, permuted(key, purpose, id))).toBe(id);
      }),
    );
  });

  test('gives other numbers for another purpose and for another key', () => {
    const ids = Array.from({ length: 100 }, (_, id) => id);
    const key: SecretKey = [1, 2, 3, 4];
    const numbers = [
      ...ids.map((id) => permuted(key, 1, id)),
      ...ids.map((id) => permuted(key, 2, id)),
      ...ids.map((id) => permuted([1, 2, 3, 5], 1, id)),
    ];
    // 300 numbers below 2^32 by chance are all different, but for one case in 95,000.
    expect(new Set(numbers).size).toBe(300);
  });

  test('gives the same numbers whatever keys and purposes were used before', () => {
    const keys: SecretKey[] = [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ];
    // More purposes than are kept of a key.
    for (let n = 0; n < 100; n += 1) {
      const key = keys[n % 2] as SecretKey;
      const purpose = n % 37;
      expect(permuted(key, purpose, n)).toBe(permuted([...key], purpose, n));
      expect(unpermuted(key, purpose, n)).toBe(unpermuted([...key], purpose, n));
    }
  });
});
