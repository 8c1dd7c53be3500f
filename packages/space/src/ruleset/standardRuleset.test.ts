import { describe, expect, it } from 'vitest';
import { ABUNDANCES } from '../state/abundances.js';
import { type Blueprint, FEATURES } from './blueprint.js';
import { CATEGORIES, categoryAt, categoryIndex, perCategory } from './categories.js';
import { DEVICE_TYPES, deviceTypeAt, deviceTypeIndex } from './deviceTypes.js';
import { beltTerms, miningRate, wornCapacity } from './miningRate.js';
import { rulesetHash } from './ruleset.js';
import { searchSeconds } from '../rules/mining/site.js';
import { slowedSeconds, speedPerMille } from './speedPerMille.js';
import { STANDARD_RULESET as RULES } from './standardRuleset.js';

function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leaves);
}

describe('the standard rules', () => {
  it('are JSON of integers and strings; only lowering effects of terraforming are negative', () => {
    expect(JSON.parse(JSON.stringify(RULES))).toEqual(RULES);
    const { milliPerTurn, couplings, ...climate } = RULES.terraforming;
    for (const leaf of leaves({ ...RULES, terraforming: climate })) {
      if (typeof leaf === 'string') continue;
      expect(Number.isSafeInteger(leaf) && (leaf as number) >= 0, String(leaf)).toBe(true);
    }
    for (const leaf of leaves([milliPerTurn, couplings])) {
      if (typeof leaf !== 'string') expect(Number.isSafeInteger(leaf), String(leaf)).toBe(true);
    }
  });

  it('have a hash of their content, not of their construction', () => {
    const { name, ...rest } = RULES;
    expect(rulesetHash({ ...rest, name })).toBe(rulesetHash(RULES));
    expect(rulesetHash(RULES)).toMatch(/^[0-9a-f]{16}$/);
    const other = { ...RULES, printing: { maxQuantity: 51 } };
    expect(rulesetHash(other)).not.toBe(rulesetHash(RULES));
  });

  it('have exactly one blueprint per device type', () => {
    expect(Object.keys(RULES.blueprints)).toEqual([...DEVICE_TYPES]);
    for (const type of DEVICE_TYPES) {
      const blueprint = RULES.blueprints[type];
      expect(Object.keys(blueprint.bill)).toEqual([...CATEGORIES]);
      expect(leaves(blueprint.bill).some((units) => (units as number) > 0)).toBe(true);
      const inOrder = FEATURES.filter((feature) => blueprint.features.includes(feature));
      expect(blueprint.features, type).toEqual(inOrder);
      expect(blueprint.features.includes('cruise'), type).toBe(blueprint.drivePerMille > 0);
      expect(blueprint.features.includes('stow'), type).toBe(blueprint.stowPlaces > 0);
      expect(blueprint.features.includes('print'), type).toBe(blueprint.queueLength > 0);
      expect(blueprint.features.includes('transport'), type).toBe(blueprint.cargoUnits > 0);
    }
    expect(RULES.blueprints.autofactory.queueLength).toBe(10);
    expect(RULES.blueprints.heaven_vessel.queueLength).toBe(1);
  });

  it('charge the known bills', () => {
    const totals = DEVICE_TYPES.map((type) =>
      leaves(RULES.blueprints[type].bill).reduce(
        (sum: number, units) => sum + (units as number),
        0,
      ),
    );
    const total = (type: (typeof DEVICE_TYPES)[number]) => totals[deviceTypeIndex(type) - 1];
    expect(total('mining_drone')).toBe(200);
    expect(total('ftl_relay')).toBe(370);
    expect(total('ami_mining_controller')).toBe(335);
    expect(total('system_hub')).toBe(6800);
    expect(total('autofactory')).toBe(1680);
    expect(total('heaven_vessel')).toBe(4400);
  });

  it('forbid hubs in start systems', () => {
    expect(RULES.hubs.commonsStarCodes).toEqual(RULES.start.starCodes);
  });

  it('require only devices that can be built', () => {
    for (const { requirements } of RULES.seasons.calendar) {
      for (const type of Object.keys(requirements)) expect(DEVICE_TYPES).toContain(type);
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

  it('let a new account print at least a drone of each simple kind', () => {
    const { stock, fleet } = RULES.start;
    for (const type of ['mining_drone', 'survey_drone', 'transport_drone'] as const) {
      const { bill } = RULES.blueprints[type];
      for (const category of CATEGORIES) {
        expect(bill[category]).toBeLessThanOrEqual(stock[category]);
      }
    }
    expect(fleet.filter((type) => type === 'mining_drone')).toHaveLength(2);
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

describe('numbers of names', () => {
  it('are positions from 1, and 0 for an unknown name', () => {
    expect(deviceTypeIndex('heaven_vessel')).toBe(1);
    expect(deviceTypeIndex('toString')).toBe(0);
    for (const type of DEVICE_TYPES) expect(deviceTypeAt(deviceTypeIndex(type))).toBe(type);
    expect(() => deviceTypeAt(0)).toThrow('no item -1');
    expect(categoryIndex('structural')).toBe(1);
    expect(categoryIndex('gold')).toBe(0);
    expect(categoryAt(6)).toBe('rares');
    expect(() => categoryAt(0)).toThrow('no item -1');
    expect(Object.keys(perCategory((_, n) => n))).toEqual([...CATEGORIES]);
  });
});

describe('formulas of the rules', () => {
  it('slow a device in proportion to its capacity, at most to a tenth', () => {
    expect(speedPerMille(RULES, 1_000_000)).toBe(1000);
    expect(speedPerMille(RULES, 750_000)).toBe(750);
    expect(speedPerMille(RULES, 10)).toBe(100);
    expect(slowedSeconds(600, 1000)).toBe(600);
    expect(slowedSeconds(100, 333)).toBe(301);
  });

  it('mine by density and abundance, floored to micro-units', () => {
    expect(miningRate(beltTerms(RULES, 'dense', 'rich', 1_000_000))).toBe(333_333);
    expect(miningRate(beltTerms(RULES, 'moderate', 'high', 1_000_000))).toBe(134_615);
    expect(miningRate(beltTerms(RULES, 'sparse', 'scarce', 500_000))).toBe(5555);
    const rates = ABUNDANCES.map((found) =>
      miningRate(beltTerms(RULES, 'dense', found, 1_000_000)),
    );
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });

  it('wear a drone by the hour, down to a minimum', () => {
    expect(wornCapacity(RULES, 1_000_000, 0)).toBe(999_900);
    expect(wornCapacity(RULES, 1_000_000, 36_000)).toBe(990_000);
    expect(wornCapacity(RULES, 100_050, 36_000_000)).toBe(100_000);
    expect(wornCapacity(RULES, 50_000, 3600)).toBe(50_000);
  });

  it('search longer for each site known', () => {
    expect([0, 1, 2, 3].map((known) => searchSeconds(RULES, known))).toEqual([60, 180, 360, 600]);
  });
});
