import { floor, imul, TWO_32 } from './int.js';

/**
 * Mixes one 32-bit word into another so that each input bit moves about half of the output bits.
 * The rounds are the finaliser of MurmurHash3 (Appleby, public domain).
 */
export function mix(state: number, word: number): number {
  let h = imul(state ^ word, 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/**
 * Chance by key: the same five integers give the same 32 bits on every engine, forever. Adding a
 * roll anywhere disturbs no other roll, since nothing is drawn from a stream.
 *
 * @param domain what the roll is for: a constant of the game, one per purpose
 * @param entity whose roll it is
 * @param tick the time of the roll in ticks (0 for what belongs to the world's making)
 * @param n which of several rolls of the same key
 * @returns an integer in 0 ..< 2^32
 */
export function roll(seed: number, domain: number, entity: number, tick: number, n = 0): number {
  let h = mix(0x9e3779b9 | 0, seed | 0);
  h = mix(h, floor(seed / TWO_32) | 0);
  h = mix(h, domain);
  h = mix(h, entity | 0);
  h = mix(h, floor(entity / TWO_32) | 0);
  h = mix(h, tick | 0);
  h = mix(h, floor(tick / TWO_32) | 0);
  return mix(mix(h, n), 0x27d4eb2f) >>> 0;
}

/** A 32-bit roll as an integer in 0 ..< limit, for limit <= 2^21: floor(roll · limit / 2^32). */
export function below(limit: number, rolled: number): number {
  return floor((rolled * limit) / TWO_32);
}

/**
 * A bijection of the 32-bit integers keyed by `seed`: no two ids give the same code, and the code
 * tells nothing of the id without the seed. Four rounds of a balanced Feistel network.
 */
export function scramble(seed: number, id: number): number {
  let left = (id >>> 16) & 0xffff;
  let right = id & 0xffff;
  for (let round = 0; round < 4; round += 1) {
    const next = left ^ (roll(seed, 0xc0de, right, round) & 0xffff);
    left = right;
    right = next;
  }
  return ((left << 16) | right) >>> 0;
}

/** The inverse of scramble under the same seed. */
export function unscramble(seed: number, code: number): number {
  let left = (code >>> 16) & 0xffff;
  let right = code & 0xffff;
  for (let round = 3; round >= 0; round -= 1) {
    const next = right ^ (roll(seed, 0xc0de, left, round) & 0xffff);
    right = left;
    left = next;
  }
  return ((left << 16) | right) >>> 0;
}
