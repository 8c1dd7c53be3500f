import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATEGORIES, perCategory } from '../../ruleset/categories.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { STOCK } from '../../state/stocks.js';
import { soloTester } from '../../tester.js';
import { settingOf } from '../settingOf.js';

const { blueprints, decommission, limits, mining, start } = STANDARD_RULESET;

const MAX_CAP = 900_000_000;

/** Rules in which everything costs so much, a hold is so large, and an account has so many. */
function expensiveRules(
  cap: number,
  bill: number,
  cargo: number,
  devicesPerAccount: number,
): Ruleset {
  const dearer = Object.entries(blueprints).map(([type, one]) => {
    const cargoUnits = one.cargoUnits === 0 ? 0 : cargo;
    return [type, { ...one, bill: perCategory(() => bill), cargoUnits }];
  });
  return {
    ...STANDARD_RULESET,
    blueprints: Object.fromEntries(dearer) as Ruleset['blueprints'],
    decommission: { ...decommission, refundPerMille: 900, capacityRefundPerMille: 100 },
    limits: { ...limits, devicesPerAccount },
    mining: { ...mining, stockCapUnits: cap },
    start: { ...start, stock: perCategory(() => cap) },
  };
}

function takes(ruleset: Ruleset): boolean {
  try {
    settingOf({ seed: 1, ruleset });
    return true;
  } catch (error) {
    expect(String(error)).toMatch(/limits.devicesPerAccount \(a \w+ pays back \d+ \w+\) is/);
    return false;
  }
}

test('under accepted rules a stock can hold all refunds at once', () => {
  let steps = 0;
  const cap = fc.integer({ min: 250_000, max: MAX_CAP });
  fc.assert(
    fc.property(
      cap,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(MAX_CAP),
      fc.integer({ min: 5, max: 200_000 }),
      (stockCap, share, cargo, devices) => {
        // Bills of all sizes, not of large ones alone.
        const bill = Math.floor(stockCap ** share);
        const ruleset = expensiveRules(stockCap, bill, cargo, devices);
        // A vessel prints and carries.
        const maximum = BigInt(2 * bill + cargo) * BigInt(devices) + BigInt(stockCap);
        const isTaken = takes(ruleset);
        expect(isTaken).toBe(maximum * 1_000_000n <= BigInt(Number.MAX_SAFE_INTEGER));
        if (isTaken) steps += 1;
      },
    ),
    { numRuns: 300 },
  );
  expect(steps).toBeGreaterThan(10);
});

test('at the bound all devices can be decommissioned at a full stock', () => {
  const drones = ['mining_drone', 'mining_drone', 'survey_drone', 'transport_drone'] as const;
  const fleet = ['heaven_vessel', 'autofactory', ...drones] as const;
  const room = Math.floor(Number.MAX_SAFE_INTEGER / 1_000_000) - MAX_CAP;
  const bill = Math.floor(room / fleet.length / 2);
  const rules = (devices: number): Ruleset => {
    const ruleset = expensiveRules(MAX_CAP, bill, 0, devices);
    return { ...ruleset, start: { ...ruleset.start, fleet } };
  };
  expect(takes(rules(fleet.length + 1))).toBe(false);
  const { game, account } = soloTester({ ruleset: rules(fleet.length) });
  for (const type of drones) {
    game.command(account, 'decommission', { device: game.code(account, type) });
    game.run(40);
  }
  const levels = CATEGORIES.map((_, at) => game.world().stocks.level(at + 1, STOCK.amount));
  expect(levels).toEqual(CATEGORIES.map(() => (MAX_CAP + drones.length * bill) * 1_000_000));
});
