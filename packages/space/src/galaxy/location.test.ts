import { describe, expect, it } from 'vitest';
import { locationKind, makeLocation, makeSite, parseLocation, parseSite } from './location.js';
import { lagrangeLocation, locationStar, moonLocation, starLocation } from './locationNumber.js';
import { starCode } from './starAt.js';
import { starSystem } from './starSystem.js';

const SEED = 7;

function placesOf(star: number): number[] {
  const system = starSystem(SEED, star);
  const places = [starLocation(star), ...system.belts.map((belt) => belt.location)];
  for (const planet of system.planets) {
    places.push(planet.location);
    for (let moon = 1; moon <= planet.moons; moon += 1) {
      places.push(moonLocation(star, planet.number, moon));
    }
    for (let point = 1; point <= 5; point += 1) {
      places.push(lagrangeLocation(star, planet.number, point));
    }
  }
  return places;
}

describe('location codes', () => {
  it('of every place of 60 systems can be parsed back', () => {
    const codes = new Set<string>();
    let places = 0;
    const stars = [...Array(59).keys(), 999_999];
    for (const location of stars.flatMap(placesOf)) {
      const code = makeLocation(SEED, location);
      expect(parseLocation(SEED, code)).toBe(location);
      expect(code.startsWith(starCode(locationStar(location)))).toBe(true);
      expect(location).toBeGreaterThan(0);
      codes.add(code);
      places += 1;
    }
    expect(codes.size).toBe(places);
    expect(places).toBeGreaterThan(600);
  });

  it('do not depend on what was parsed before, for any seed', () => {
    // More codes than are kept, under two seeds in turn; 20,000 is read again at the end.
    const stars = [...Array.from({ length: 9000 }, (_, n) => 20_000 + n), 20_000];
    const found = new Set<string>();
    for (const star of stars) {
      for (const seed of [1, 2]) {
        const { belts, planets } = starSystem(seed, star);
        const [belt, planet] = ['BELT-1', '5'].map((place) =>
          parseLocation(seed, `${starCode(star)}-${place}`),
        );
        expect(belt).toBe(belts[0]?.location);
        expect(planet).toBe(planets[4]?.location);
        found.add(`${belt === undefined} ${planet === undefined}`);
      }
    }
    expect(found.size).toBe(4);
  });

  it('have the kinds that their codes name', () => {
    const kinds = ['SOL', 'SOL-3', 'SOL-3-1', 'SOL-3-L4', 'SOL-BELT-1'].map((code) => {
      const location = parseLocation(SEED, code) ?? 0;
      expect(makeLocation(SEED, location)).toBe(code);
      return locationKind(location);
    });
    expect(kinds).toEqual(['star', 'planet', 'moon', 'lagrange', 'belt']);
  });

  it('of missing places are rejected', () => {
    const wrong = [
      ' |sol|SOL-|-|NOWHERE|SOL |SOL-0|SOL-9|SOL-16|SOL-03|SOL-3-|SOL--3|SOL-3 |SOL-1e0|SOL-3-2',
      'SOL-3-0|SOL-3-1-1|G000001-1|SOL-3-L6|SOL-3-L0|SOL-3-L|SOL-3-L04|SOL-BELT|SOL-BELT-2',
      'SOL-BELT-0|SOL-BELT-01|SOL-BELT-1-SITE-0|SOL-BELT-1-1',
    ].flatMap((line) => line.split('|'));
    for (const code of wrong) expect(parseLocation(SEED, code), code).toBeUndefined();
    expect(parseLocation(SEED, '')).toBeUndefined();
    expect(() => makeLocation(SEED, 0)).toThrow('no place');
    expect(() => makeLocation(SEED, 4096 * 1_000_000 + 1)).toThrow('no place');
    expect(() => makeLocation(SEED, moonLocation(0, 3, 2))).toThrow('no place');
    expect(() => locationKind(0)).toThrow('no place');
    expect(() => locationKind(4096 + 2)).toThrow('no place');
  });

  it('name sites by belt and index', () => {
    const belt = parseLocation(SEED, 'SOL-BELT-1') ?? 0;
    expect(makeSite(SEED, belt, 0)).toBe('SOL-BELT-1-SITE-0');
    expect(parseSite(SEED, 'SOL-BELT-1-SITE-12')).toEqual({ place: belt, site: 12 });
    const mars = parseLocation(SEED, 'SOL-4') ?? 0;
    expect(makeSite(SEED, mars, 1)).toBe('SOL-4-SAL-1');
    expect(parseSite(SEED, 'SOL-4-SAL-1')).toEqual({ place: mars, site: 1 });
    for (const code of ['SOL-4-SITE-0', 'SOL-4-SAL-0', 'SOL-BELT-1-SAL-1', 'SOL-4-L4-SAL-1']) {
      expect(parseSite(SEED, code), code).toBeUndefined();
    }
    for (const code of ['SOL-BELT-1', 'SOL-BELT-1-SITE-', 'SOL-BELT-2-SITE-0', 'SOL-3-SITE-0']) {
      expect(parseSite(SEED, code), code).toBeUndefined();
    }
    expect(parseSite(SEED, 'SOL-BELT-1-SITE-00')).toBeUndefined();
  });
});
