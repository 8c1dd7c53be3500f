import { describe, expect, it, test } from 'vitest';
import { CATEGORIES } from '../ruleset/categories.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { parseLocation } from './location.js';
import { NEARBY_STARS } from './nearbyStars.js';
import { starIndex } from './starAt.js';
import { beltAt, starSystem } from './starSystem.js';
import { derivedKey } from '@astrarium/core';
import { beltLocation, lagrangeLocation, moonLocation, starLocation } from './locationNumber.js';
import { salvageSites } from './siteReserves.js';

const SEEDS = [1, 20260915, 9007199254740991];

describe('star systems', () => {
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

const sitesAt = (place: number) => salvageSites(STANDARD_RULESET, derivedKey(7, 1, 1), place);

test('some planets and some moons have salvage, and no other places', () => {
  const planets = Array.from({ length: 30 }, (_, star) =>
    starSystem(7, star).planets.map((planet) => ({ ...planet, star })),
  ).flat();
  const moons = planets.flatMap(({ moons: count, number, star }) =>
    Array.from({ length: count }, (_, n) => moonLocation(star, number, n + 1)),
  );
  for (const places of [planets.map(({ location }) => location), moons]) {
    const found = places.filter((place) => sitesAt(place).length > 0);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(places.length / 2);
  }
  for (const place of [starLocation(0), beltLocation(0, 1), lagrangeLocation(0, 3, 4)]) {
    expect(sitesAt(place)).toEqual([]);
  }
});
