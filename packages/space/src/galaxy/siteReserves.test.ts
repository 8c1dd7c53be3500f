import { derivedKey } from '@astrarium/core';
import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { beltLocation, lagrangeLocation, moonLocation, starLocation } from './locationNumber.js';
import { salvageSites } from './siteReserves.js';
import { starSystem } from './starSystem.js';

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
