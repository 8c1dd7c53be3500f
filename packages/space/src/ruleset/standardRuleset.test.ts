import { describe, expect, it, test } from 'vitest';
import { wornCapacity } from './miningRate.js';
import { slowedSeconds, speedPerMille } from './speedPerMille.js';
import type { Blueprint } from './blueprint.js';
import { CATEGORIES } from './categories.js';
import { DEVICE_TYPES } from './deviceTypes.js';
import { STANDARD_RULESET as RULES } from './standardRuleset.js';

function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leaves);
}

describe('the standard rules', () => {
  it('are frozen JSON of integers and strings; only effects of terraforming are negative', () => {
    expect(JSON.parse(JSON.stringify(RULES))).toEqual(RULES);
    expect([RULES, ...Object.values(RULES)].every(Object.isFrozen)).toBe(true);
    const { milliPerTurn, couplings, ...climate } = RULES.terraforming;
    for (const leaf of leaves({ ...RULES, terraforming: climate })) {
      if (typeof leaf === 'string') continue;
      expect(Number.isSafeInteger(leaf) && (leaf as number) >= 0, String(leaf)).toBe(true);
    }
    for (const leaf of leaves([milliPerTurn, couplings])) {
      if (typeof leaf !== 'string') expect(Number.isSafeInteger(leaf), String(leaf)).toBe(true);
    }
  });

  it('have seasons that need several bases, and that three bases can complete', () => {
    const { decayPerMille, perBelt, reserveUnits } = RULES.sites;
    const sites = Array.from({ length: perBelt }, (_, n) => (decayPerMille / 1000) ** n);
    const richest = reserveUnits.rich * sites.reduce((sum, share) => sum + share);
    for (const { durationSeconds, name, requirements } of RULES.seasons.calendar) {
      const parts = DEVICE_TYPES.map((type) => [RULES.blueprints[type], requirements[type] ?? 0]);
      const sum = (of: (blueprint: Blueprint) => number): number =>
        (parts as [Blueprint, number][]).reduce((all, [each, count]) => all + count * of(each), 0);
      const printSeconds = sum((blueprint) => blueprint.printSeconds);
      expect(printSeconds, `${name} with one factory`).toBeGreaterThan(durationSeconds);
      expect(printSeconds / 6, `${name} with six factories`).toBeLessThan(durationSeconds / 2);
      const units = CATEGORIES.map((category) => sum(({ bill }) => bill[category]));
      expect(Math.max(...units), `${name}: one belt is not enough`).toBeGreaterThan(richest);
      expect(Math.max(...units), `${name}: four rich belts are`).toBeLessThan(4 * richest);
    }
  });

  it('cap the world so that its matter stays countable in micro-units', () => {
    const { devices, stocksPerAccount, devicesPerAccount } = RULES.limits;
    const dearest = Math.max(...DEVICE_TYPES.map((type) => RULES.blueprints[type].bill.structural));
    expect(devices * dearest * 1e6).toBeLessThan(Number.MAX_SAFE_INTEGER);
    const stock = stocksPerAccount * RULES.mining.stockCapUnits;
    expect(stock * 1e6).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(devicesPerAccount).toBeLessThanOrEqual(devices);
  });
});

test('a device is slower in proportion to its capacity, at most to a tenth', () => {
  expect([1_000_000, 750_000, 10].map((ppm) => speedPerMille(RULES, ppm))).toEqual([
    1000, 750, 100,
  ]);
  expect(slowedSeconds(600, 1000)).toBe(600);
  expect(slowedSeconds(100, 333)).toBe(301);
});

test('a drone wears by the hour, down to a minimum', () => {
  expect(wornCapacity(RULES, 1_000_000, 0)).toBe(999_900);
  expect(wornCapacity(RULES, 1_000_000, 36_000)).toBe(990_000);
  expect(wornCapacity(RULES, 100_050, 36_000_000)).toBe(100_000);
  expect(wornCapacity(RULES, 50_000, 3600)).toBe(50_000);
});
