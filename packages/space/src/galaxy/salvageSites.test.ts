import { expect, test } from 'vitest';
import { derivedKey } from '@astrarium/core';
import { CATEGORIES } from '../ruleset/categories.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { beltLocation, lagrangeLocation, starLocation } from './locationNumber.js';
import { salvageSites } from './siteReserves.js';
import { starSystem } from './starSystem.js';

const KEY = derivedKey(7, 1, 1);
const bodies = Array.from({ length: 300 }, (_, star) => starSystem(7, star).planets)
  .flat()
  .flatMap(({ location, moons }) => Array.from({ length: moons + 1 }, (_, n) => location + n));
const found = bodies.map((place) => salvageSites(STANDARD_RULESET, KEY, place));

test('about a quarter of the bodies have salvage, some of them several sites', () => {
  const { salvage } = STANDARD_RULESET;
  const share = found.filter((sites) => sites.length > 0).length / bodies.length;
  expect(share * 1000).toBeGreaterThan(salvage.chancePerMille - 30);
  expect(share * 1000).toBeLessThan(salvage.chancePerMille + 30);
  const maximum = Math.max(...found.map((sites) => sites.length));
  expect(maximum).toBe(salvage.maxSites);
});

test('a site has two to four categories and about 378 units', () => {
  const totals = found.flat().map((amounts) => {
    const positiveAmounts = CATEGORIES.map((category) => amounts[category]).filter(
      (units) => units > 0,
    );
    expect([2, 3, 4]).toContain(positiveAmounts.length);
    return positiveAmounts.reduce((sum, units) => sum + units, 0);
  });
  const mean = totals.reduce((sum, units) => sum + units, 0) / totals.length;
  expect(mean).toBeGreaterThan(360);
  expect(mean).toBeLessThan(395);
});

test('only bodies have salvage, and it depends on the key alone', () => {
  for (const place of [starLocation(0), beltLocation(0, 1), lagrangeLocation(0, 3, 4)]) {
    expect(salvageSites(STANDARD_RULESET, KEY, place)).toEqual([]);
  }
  expect(bodies.map((place) => salvageSites(STANDARD_RULESET, KEY, place))).toEqual(found);
});
