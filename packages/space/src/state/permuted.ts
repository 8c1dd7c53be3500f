import { type SecretKey, roll } from '@astrarium/core';

/**
 * A permutation of the 32-bit integers for a purpose: no two ids give the same number, and without
 * the key the number tells nothing of the id. It is the block cipher Speck32/64 under 64 bits that
 * are rolled from the key.
 */
export function permuted(key: SecretKey, purpose: number, id: number): number {
  return encrypted(keysFor(key, purpose), id);
}

/** The id that `permuted` gave this number for. */
export function unpermuted(key: SecretKey, purpose: number, permutedId: number): number {
  return decrypted(keysFor(key, purpose), permutedId);
}

/** Round keys by key, which never changes, and purpose: made in ten times the time of their use. */
const KEYS = new WeakMap<SecretKey, Map<number, readonly number[]>>();

/** A game has a handful of purposes; where there are more, all are made anew. */
const MAX_PURPOSES = 16;

function keysFor(key: SecretKey, purpose: number): readonly number[] {
  const known = KEYS.get(key)?.get(purpose);
  if (known !== undefined) return known;
  const keys = roundKeys(roll(key, purpose, 0, 0, 0), roll(key, purpose, 0, 0, 1));
  const byPurpose = KEYS.get(key) ?? new Map<number, readonly number[]>();
  if (byPurpose.size === MAX_PURPOSES) byPurpose.clear();
  KEYS.set(key, byPurpose.set(purpose, keys));
  return keys;
}

/** One block of Speck32/64 (Beaulieu, Shors, Smith and others, 2013), a cipher of 32-bit blocks. */
export function speckEncrypted(keyLow: number, keyHigh: number, block: number): number {
  return encrypted(roundKeys(keyLow, keyHigh), block);
}

/** The block that was encrypted under this key. */
export function speckDecrypted(keyLow: number, keyHigh: number, block: number): number {
  return decrypted(roundKeys(keyLow, keyHigh), block);
}

function encrypted(keys: readonly number[], block: number): number {
  let left = block >>> 16;
  let right = block & 0xffff;
  for (const key of keys) {
    left = ((rotatedLeft(left, 9) + right) & 0xffff) ^ key;
    right = rotatedLeft(right, 2) ^ left;
  }
  return ((left << 16) | right) >>> 0;
}

function decrypted(keys: readonly number[], block: number): number {
  let left = block >>> 16;
  let right = block & 0xffff;
  for (let round = keys.length - 1; round >= 0; round -= 1) {
    right = rotatedLeft(right ^ left, 14);
    left = rotatedLeft(((left ^ (keys[round] as number)) - right) & 0xffff, 7);
  }
  return ((left << 16) | right) >>> 0;
}

const ROUNDS = 22;

function roundKeys(keyLow: number, keyHigh: number): number[] {
  const keys: number[] = [];
  let key = keyLow & 0xffff;
  const words = [keyLow >>> 16, keyHigh & 0xffff, keyHigh >>> 16];
  for (let round = 0; round < ROUNDS; round += 1) {
    keys.push(key);
    const word = ((key + rotatedLeft(words[round % 3] as number, 9)) & 0xffff) ^ round;
    words[round % 3] = word;
    key = rotatedLeft(key, 2) ^ word;
  }
  return keys;
}

/** A 16-bit word turned left by some bits. */
function rotatedLeft(word: number, bits: number): number {
  return ((word << bits) | (word >>> (16 - bits))) & 0xffff;
}
