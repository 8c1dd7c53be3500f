import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../ruleset/categories.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { parseLocation } from './location.js';
import { NEARBY_STARS } from './nearbyStars.js';
import { starIndex } from './starAt.js';
import { beltAt, starSystem } from './starSystem.js';

const SEEDS = [1, 20260915, 9007199254740991];

describe('star systems', () => {
  it('give the same answer twice and in any order', () => {
    const stars = [0, 5, 100, 99_999, 12_345];
    const there = stars.map((star) => starSystem(1, star));
    const back = [...stars].reverse().map((star) => starSystem(1, star));
    expect(back.reverse()).toEqual(there);
    expect(starSystem(2, 100)).not.toEqual(starSystem(1, 100));
  });

  it('do not depend on earlier calls, for any seed', () => {
    // Stars that share a place among the kept systems: first each with two seeds, then by seed.
    const stars = [1, 4097, 8193, 1, 4097];
    const queries = [
      ...stars.flatMap((star) => [7, 8].map((seed) => [seed, star])),
      ...[7, 8].flatMap((seed) => stars.map((star) => [seed, star])),
    ];
    const seen = new Map<string, string>();
    for (const [seed = 0, star = 0] of queries) {
      const text = JSON.stringify(starSystem(seed, star));
      expect(seen.get(`${seed} ${star}`) ?? text).toBe(text);
      seen.set(`${seed} ${star}`, text);
    }
    expect(new Set(seen.values()).size).toBe(6);
  });

  it('include the real system of the Sun', () => {
    const { planets, belts, edgeMicroAu } = starSystem(1, 0);
    expect(planets.map((planet) => planet.moons)).toEqual([0, 0, 1, 2, 4, 7, 5, 2]);
    expect(planets[2]?.orbitMicroAu).toBe(1_000_003);
    expect(belts).toHaveLength(1);
    expect(belts[0]).toMatchObject({ innerMicroAu: 2_100_000, outerMicroAu: 3_300_000 });
    expect(edgeMicroAu).toBeGreaterThan(30_069_923);
  });

  it('stay within their bounds at 600 stars of three seeds', () => {
    for (const seed of SEEDS) {
      for (let star = 0; star < 200; star += 1) {
        const { planets, belts, edgeMicroAu } = starSystem(seed, star);
        expect(planets.length).toBeLessThanOrEqual(10);
        expect(belts.length).toBeLessThanOrEqual(2);
        let last = 0;
        for (const planet of planets) {
          expect(planet.orbitMicroAu).toBeGreaterThan(last);
          expect(planet.moons).toBeLessThanOrEqual(8);
          last = planet.orbitMicroAu;
        }
        last = 0;
        for (const belt of belts) {
          expect(belt.innerMicroAu).toBeGreaterThan(last);
          expect(belt.outerMicroAu).toBeGreaterThan(belt.innerMicroAu);
          expect(belt.outerMicroAu).toBeLessThan(edgeMicroAu);
          expect(Object.keys(belt.abundance)).toEqual([...CATEGORIES]);
          for (const { orbitMicroAu } of planets) {
            const inside = belt.innerMicroAu <= orbitMicroAu && orbitMicroAu <= belt.outerMicroAu;
            expect(inside).toBe(false);
          }
          last = belt.outerMicroAu;
        }
        expect(2 * edgeMicroAu * edgeMicroAu).toBeLessThan(Number.MAX_SAFE_INTEGER);
      }
    }
  });

  it('have a belt with all six categories at every real star, where accounts start', () => {
    for (const seed of SEEDS) {
      for (const { index } of NEARBY_STARS) {
        const belt = starSystem(seed, index).belts[0];
        expect(belt, String(index)).toBeDefined();
        expect(Object.values(belt?.abundance ?? {})).not.toContain('scarce');
      }
    }
    for (const code of STANDARD_RULESET.start.starCodes) {
      expect(starIndex(code), code).toBeLessThan(NEARBY_STARS.length);
      const place = parseLocation(1, `${code}-${STANDARD_RULESET.start.place}`) ?? 0;
      expect(beltAt(1, place)?.location).toBe(place);
    }
    expect(beltAt(1, 1)).toBeUndefined();
  });
});
