import { describe, expect, it } from 'vitest';
import { NEARBY_STARS } from './nearbyStars.js';
import { isNearby, spectralClass, STAR_LIMIT, starAt, starCode, starIndex } from './starAt.js';

const SEED = 20260915;
const NEAR = NEARBY_STARS.length;

describe('the real stars', () => {
  it('have unique codes of capital letters and digits that no generated star takes', () => {
    const codes = NEARBY_STARS.map((star) => star.code);
    expect(new Set(codes).size).toBe(NEAR);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z0-9]+$/);
      expect(code).not.toMatch(/^G\d{6}$/);
    }
  });
});

describe('the generated stars', () => {
  it('give the same answer twice and in any order', () => {
    const indices = [NEAR, 500, 99_999, STAR_LIMIT - 1, 61, 7];
    const there = indices.map((index) => starAt(SEED, index));
    const back = [...indices].reverse().map((index) => starAt(SEED, index));
    expect(back.reverse()).toEqual(there);
    expect(starAt(SEED + 1, 500)).not.toEqual(starAt(SEED, 500));
    expect(starAt(SEED + 1, 3)).toEqual(starAt(SEED, 3));
  });

  it('are found by their code', () => {
    for (const index of [0, 1, NEAR - 1, NEAR, 500, 123_456, STAR_LIMIT - 1]) {
      const star = starAt(SEED, index);
      expect(star.code).toBe(starCode(index));
      expect(starIndex(star.code)).toBe(index);
      expect(isNearby(index)).toBe(index < NEAR);
      expect(spectralClass(SEED, index)).toBe(star.spectralClass);
    }
    for (const code of ['', 'sol', 'G', 'G000003', 'G1000000', 'G00057', 'SOLX', 'G 00500']) {
      expect(starIndex(code), code).toBeUndefined();
    }
    expect(() => starAt(SEED, STAR_LIMIT)).toThrow('no star');
    expect(() => starAt(SEED, -1)).toThrow('no star');
  });

  it('sort by code in the order of their indexes', () => {
    const codes = [NEAR, 99, 100, 999, 1000, 99_999, 100_000, STAR_LIMIT - 1].map(starCode);
    expect([...codes].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))).toEqual(codes);
  });
});
