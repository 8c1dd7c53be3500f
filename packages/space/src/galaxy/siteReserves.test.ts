import { describe, expect, it } from 'vitest';
import { derivedKey } from '@astrarium/core';
import { CATEGORIES } from '../ruleset/categories.js';
import { STANDARD_RULESET as RULES } from '../ruleset/standardRuleset.js';
import { siteReserves } from './siteReserves.js';
import { starSystem } from './starSystem.js';

const SEED = 5;
const KEY = derivedKey(SEED, 1, 1);
const belts = Array.from({ length: 60 }, (_, star) => starSystem(SEED, star).belts).flat();

describe('site reserves', () => {
  it('stay within 20 % of the rules at every site', () => {
    for (const belt of belts) {
      for (const site of [0, 1, 2, 7, 15]) {
        const reserves = siteReserves(RULES, KEY, belt, site);
        for (const category of CATEGORIES) {
          const base = RULES.sites.reserveUnits[belt.abundance[category]] * 0.85 ** site;
          expect(reserves[category]).toBeGreaterThanOrEqual(Math.floor(base * 0.8) - 1);
          expect(reserves[category]).toBeLessThanOrEqual(Math.ceil(base * 1.2));
          expect(Number.isInteger(reserves[category])).toBe(true);
          expect(reserves[category]).toBeGreaterThan(0);
        }
      }
    }
  });

  it('differ between categories and sites, but not between calls', () => {
    const belt = belts[0];
    if (belt === undefined) throw new Error('the Sun has a belt');
    const first = siteReserves(RULES, KEY, belt, 3);
    expect(siteReserves(RULES, KEY, belt, 3)).toEqual(first);
    expect(siteReserves(RULES, derivedKey(SEED + 1, 1, 1), belt, 3)).not.toEqual(first);
    const even = { ...RULES, sites: { ...RULES.sites, jitterPerMille: 0, decayPerMille: 1000 } };
    expect(siteReserves(even, KEY, belt, 3).structural).toBe(RULES.sites.reserveUnits.rich);
  });
});
