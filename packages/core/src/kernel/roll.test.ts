import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivedKey, roll, type SecretKey } from './roll.js';

const KEY: SecretKey = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c];
const ALL = (1n << 64n) - 1n;

/** SipHash-2-4 with big integers, as the paper writes it. */
function sipHash(key: SecretKey, message: Buffer): bigint {
  const low = BigInt(key[0]) | (BigInt(key[1]) << 32n);
  const high = BigInt(key[2]) | (BigInt(key[3]) << 32n);
  const v = [
    low ^ 0x736f6d6570736575n,
    high ^ 0x646f72616e646f6dn,
    low ^ 0x6c7967656e657261n,
    high ^ 0x7465646279746573n,
  ] as [bigint, bigint, bigint, bigint];
  const turned = (word: bigint, bits: bigint) => ((word << bits) | (word >> (64n - bits))) & ALL;
  const rounds = (count: number) => {
    for (let n = 0; n < count; n += 1) {
      v[0] = (v[0] + v[1]) & ALL;
      v[2] = (v[2] + v[3]) & ALL;
      v[1] = turned(v[1], 13n) ^ v[0];
      v[3] = turned(v[3], 16n) ^ v[2];
      v[0] = turned(v[0], 32n);
      v[2] = (v[2] + v[1]) & ALL;
      v[0] = (v[0] + v[3]) & ALL;
      v[1] = turned(v[1], 17n) ^ v[2];
      v[3] = turned(v[3], 21n) ^ v[0];
      v[2] = turned(v[2], 32n);
    }
  };
  const padded = Buffer.alloc(Math.floor(message.length / 8) * 8 + 8);
  message.copy(padded);
  padded[padded.length - 1] = message.length % 256;
  for (let at = 0; at < padded.length; at += 8) {
    const block = padded.readBigUInt64LE(at);
    v[3] ^= block;
    rounds(2);
    v[0] ^= block;
  }
  v[2] ^= 0xffn;
  rounds(4);
  return v[0] ^ v[1] ^ v[2] ^ v[3];
}

function messageOf(domain: number, entity: number, tick: number, n: number): Buffer {
  const message = Buffer.alloc(24);
  message.writeBigInt64LE(BigInt(entity), 0);
  message.writeBigInt64LE(BigInt(tick), 8);
  message.writeUInt32LE(domain, 16);
  message.writeUInt32LE(n, 20);
  return message;
}

const bytes = (length: number) => Buffer.from(Array.from({ length }, (_, at) => at));
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('a roll', () => {
  test('the reference of this test gives the values of the paper', () => {
    expect(sipHash(KEY, bytes(15)).toString(16)).toBe('a129ca6149be45e5');
    // From the table of the authors' own program: the digests of 0, 1, 8 and 24 bytes.
    const digests = [0, 1, 8, 24].map((length) => sipHash(KEY, bytes(length)).toString(16));
    expect(digests).toEqual([
      '726fdb47dd0e0e31',
      '74f839c593dc67fd',
      '93f5f5799a932462',
      'b8ad50c6f649af94',
    ]);
  });

  test('is the lower half of SipHash-2-4 over its five values', () => {
    const anyKey = fc.tuple(uint32, uint32, uint32, uint32);
    const anyInteger = fc.maxSafeInteger();
    fc.assert(
      fc.property(
        anyKey,
        uint32,
        anyInteger,
        anyInteger,
        uint32,
        (key, domain, entity, tick, n) => {
          const digest = sipHash(key, messageOf(domain, entity, tick, n));
          expect(roll(key, domain, entity, tick, n)).toBe(Number(digest & 0xffffffffn));
        },
      ),
    );
  });

  test('under a seed is that under the words of the seed', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), uint32, (seed, domain) => {
        const words: SecretKey = [seed % 2 ** 32, Math.floor(seed / 2 ** 32), 0, 0];
        expect(roll(seed, domain, 5, 6, 7)).toBe(roll(words, domain, 5, 6, 7));
      }),
    );
  });

  test('of a derived key differs from those of its key and of its siblings', () => {
    const first = derivedKey(KEY, 1, 1);
    const second = derivedKey(KEY, 1, 2);
    const rolls = [KEY, first, second].map((key) => roll(key, 1, 1, 0));
    expect(new Set(rolls).size).toBe(3);
    expect(new Set([...first, ...second]).size).toBe(8);
  });
});
