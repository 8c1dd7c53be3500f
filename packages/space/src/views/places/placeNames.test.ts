import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLocation } from '../../galaxy/location.js';
import { STAR_LIMIT, starAt, starIndex } from '../../galaxy/starAt.js';
import { starSystem } from '../../galaxy/starSystem.js';
import { placeNames } from './placeNames.js';

test('names the places of the Sun as they are called', () => {
  const names = placeNames(7, 0);
  expect(names).toMatchObject({ 'SOL-3': 'Earth', 'SOL-3-1': 'Moon', 'SOL-6-6': 'Titan' });
  expect(names).toMatchObject({ 'SOL-8-2': 'Triton', 'SOL-BELT-1': 'Asteroid Belt' });
  expect(Object.keys(names)).toHaveLength(8 + 1 + 2 + 4 + 7 + 5 + 2 + 1);
});

test('names other places after their star', () => {
  const names = placeNames(7, starIndex('TAUCETI') ?? -1);
  expect(names['TAUCETI-BELT-1']).toBe('Tau Ceti Belt 1');
});

test('gives each planet, moon and belt a name of its own', () => {
  const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
  fc.assert(
    fc.property(seeds, fc.nat(STAR_LIMIT - 1), (seed, star) => {
      const names = placeNames(seed, star);
      const { belts, planets } = starSystem(seed, star);
      const moons = planets.reduce((sum, { moons: count }) => sum + count, 0);
      expect(Object.keys(names)).toHaveLength(planets.length + moons + belts.length);
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
      for (const [code, name] of Object.entries(names)) {
        expect(parseLocation(seed, code)).toBeDefined();
        if (star > 0) expect(name.startsWith(`${starAt(seed, star).name} `)).toBe(true);
      }
    }),
  );
});
