import { floor, isInt, TWO_32 } from './int.js';

/**
 * What chance is drawn under: a 128-bit secret as four 32-bit words, or a seed, which is an integer
 * that need not be secret. Rolls under one key tell nothing of rolls under another.
 */
export type ChanceKey = number | SecretKey;

/** 128 bits as four integers in 0 ..< 2^32, the lowest first. */
export type SecretKey = readonly [number, number, number, number];

/** Whether a value is a key of 128 bits. */
export function isSecretKey(value: unknown): value is SecretKey {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((word) => isInt(word) && word >= 0 && word < TWO_32)
  );
}

/**
 * Chance by key: the same five values give the same 32 bits on every engine, forever. Adding a roll
 * anywhere changes no other roll, since nothing is drawn from a stream. Without the key nobody can
 * compute a roll from other rolls: this is the lower half of SipHash-2-4 (Aumasson and Bernstein,
 * 2012) over 24 bytes, each integer with its lowest byte first: entity (8), tick (8), domain (4),
 * n (4).
 *
 * @param domain what the roll is for: a constant of the game, one per purpose
 * @param entity whose roll it is
 * @param tick the time of the roll in ticks (0 for what exists since genesis)
 * @param n which of several rolls of the same key
 * @returns an integer in 0 ..< 2^32
 */
export function roll(key: ChanceKey, domain: number, entity: number, tick: number, n = 0): number {
  return typeof key === 'number'
    ? sip([key | 0, floor(key / TWO_32) | 0, 0, 0], domain, entity, tick, n)
    : sip(key, domain, entity, tick, n);
}

/** Another key, that follows from a key and tells nothing of it: four rolls of the domain. */
export function derivedKey(key: ChanceKey, domain: number, entity: number, tick = 0): SecretKey {
  return [
    roll(key, domain, entity, tick, 0),
    roll(key, domain, entity, tick, 1),
    roll(key, domain, entity, tick, 2),
    roll(key, domain, entity, tick, 3),
  ];
}

/** What the rolls of a world are drawn under. */
export function chanceKey(setting: { readonly seed: number; readonly key?: SecretKey }): ChanceKey {
  return setting.key ?? setting.seed;
}

/** A 32-bit roll as an integer in 0 ..< limit, for limit <= 2^21: floor(roll · limit / 2^32). */
export function below(limit: number, rolled: number): number {
  return floor((rolled * limit) / TWO_32);
}

/**
 * SipHash-2-4 in 32-bit halves: `al` and `ah` are the lower and the upper half of its word v0, and
 * so on. All in one function of local integers: a third of the time of a loop that
 * calls a function for each round.
 */
function sip(key: SecretKey, domain: number, entity: number, tick: number, n: number): number {
  const [k0, k1, k2, k3] = key;
  const entityHigh = floor(entity / TWO_32) | 0;
  const tickHigh = floor(tick / TWO_32) | 0;
  let al = k0 ^ 0x70736575;
  let ah = k1 ^ 0x736f6d65;
  let bl = k2 ^ 0x6e646f6d;
  let bh = k3 ^ 0x646f7261;
  let cl = k0 ^ 0x6e657261;
  let ch = k1 ^ 0x6c796765;
  let dl = k2 ^ 0x79746573;
  let dh = k3 ^ 0x74656462;
  let low = 0;
  let turn = 0;
  let ml = entity | 0;
  let mh = entityHigh;
  dl ^= ml;
  dh ^= mh;
  for (let round = 1; ; round += 1) {
    low = (al + bl) | 0;
    ah = (ah + bh + (((al & bl) | ((al | bl) & ~low)) >>> 31)) | 0;
    al = low;
    turn = (bl << 13) | (bh >>> 19);
    bh = ((bh << 13) | (bl >>> 19)) ^ ah;
    bl = turn ^ al;
    turn = al;
    al = ah;
    ah = turn;
    low = (cl + dl) | 0;
    ch = (ch + dh + (((cl & dl) | ((cl | dl) & ~low)) >>> 31)) | 0;
    cl = low;
    turn = (dl << 16) | (dh >>> 16);
    dh = ((dh << 16) | (dl >>> 16)) ^ ch;
    dl = turn ^ cl;
    low = (al + dl) | 0;
    ah = (ah + dh + (((al & dl) | ((al | dl) & ~low)) >>> 31)) | 0;
    al = low;
    turn = (dl << 21) | (dh >>> 11);
    dh = ((dh << 21) | (dl >>> 11)) ^ ah;
    dl = turn ^ al;
    low = (cl + bl) | 0;
    ch = (ch + bh + (((cl & bl) | ((cl | bl) & ~low)) >>> 31)) | 0;
    cl = low;
    turn = (bl << 17) | (bh >>> 15);
    bh = ((bh << 17) | (bl >>> 15)) ^ ch;
    bl = turn ^ cl;
    turn = cl;
    cl = ch;
    ch = turn;
    // Two rounds for each of four blocks, then four to finish.
    if (round === 12) return (al ^ bl ^ cl ^ dl) >>> 0;
    if (round > 8 || (round & 1) !== 0) continue;
    al ^= ml;
    ah ^= mh;
    if (round === 8) {
      cl ^= 0xff;
      continue;
    }
    ml = round === 2 ? tick | 0 : round === 4 ? domain | 0 : 0;
    mh = round === 2 ? tickHigh : round === 4 ? n | 0 : LENGTH_BLOCK;
    dl ^= ml;
    dh ^= mh;
  }
}

/** The upper half of the last block: the length of 24 bytes. */
const LENGTH_BLOCK = 24 << 24;
