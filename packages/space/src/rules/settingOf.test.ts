import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { settingOf } from './settingOf.js';

const { blueprints, hubs, limits, mining, salvage, seasons, sites, start, terraforming } =
  STANDARD_RULESET;

const season = {
  name: 'One',
  starCode: 'SOL',
  structure: 'Tower',
  durationSeconds: 1000,
  requirements: { surge_plate: 2 },
};

test('accepts the standard rules', () => {
  expect(settingOf({ seed: 1 }).ruleset).toBe(STANDARD_RULESET);
});

test.each<[string, Partial<Ruleset>]>([
  ['limits.accounts', { limits: { ...limits, accounts: 1e9 } }],
  ['sites.perBelt', { sites: { ...sites, perBelt: 65 } }],
  ['mining.stockCapUnits', { mining: { ...mining, stockCapUnits: 1e12 } }],
  [
    'cycleSeconds.dense',
    { mining: { ...mining, cycleSeconds: { ...mining.cycleSeconds, dense: 0 } } },
  ],
  ['mining.wearPpmPerHour', { mining: { ...mining, wearPpmPerHour: 1e12 } }],
  ['mining.minWearPpm', { mining: { ...mining, minWearPpm: -1 } }],
  ['mining.wearFloorPpm', { mining: { ...mining, wearFloorPpm: -1 } }],
  ['mining.maxRelocations', { mining: { ...mining, maxRelocations: -1 } }],
  ['sites.recentSeconds', { sites: { ...sites, recentSeconds: -1 } }],
  [
    'pays back 900002400 carbon) is 200000, not an integer from 1 to 9',
    {
      mining: { ...mining, stockCapUnits: 900_000_000 },
      blueprints: {
        ...blueprints,
        mining_drone: {
          ...blueprints.mining_drone,
          bill: { ...blueprints.mining_drone.bill, carbon: 900_000_000 },
        },
      },
    },
  ],
  ['start.fleet.length', { limits: { ...limits, devicesPerAccount: 4 } }],
  ['carrying.maxAttached', { carrying: { maxAttached: 0 } }],
  [
    'mining_drone.stowPlaces',
    { blueprints: { ...blueprints, mining_drone: { ...blueprints.mining_drone, stowPlaces: 0 } } },
  ],
  [
    'mining_drone.stowCapacity',
    {
      blueprints: { ...blueprints, mining_drone: { ...blueprints.mining_drone, stowCapacity: 1 } },
    },
  ],
  ['terraforming.turnSeconds', { terraforming: { ...terraforming, turnSeconds: 0 } }],
  ['terraforming.perPlanet', { terraforming: { ...terraforming, perPlanet: 5000 } }],
  ['terraforming.rampFullPpm', { terraforming: { ...terraforming, rampFullPpm: 50_000 } }],
  [
    'terraforming.milliPerTurn.bio_seeder.oxygen',
    {
      terraforming: {
        ...terraforming,
        milliPerTurn: { ...terraforming.milliPerTurn, bio_seeder: { oxygen: 1e7 } },
      },
    },
  ],
  ['hubs.decayPpmPerDay', { hubs: { ...hubs, decayPpmPerDay: 0 } }],
  ['hubs.warningsPpm', { hubs: { ...hubs, warningsPpm: [2e6] } }],
  ['seasons.restSeconds', { seasons: { ...seasons, restSeconds: 0 } }],
  [
    'seasons.calendar.0.requirements.length',
    { seasons: { ...seasons, calendar: [{ ...season, requirements: {} }] } },
  ],
  [
    'there is no NOWHERE',
    { seasons: { ...seasons, calendar: [{ ...season, starCode: 'NOWHERE' }] } },
  ],
  ['printing.maxQuantity', { printing: { maxQuantity: 0 } }],
  [
    'salvage.minUnits is 579, not an integer from 0 to 578',
    { salvage: { ...salvage, minUnits: 579 } },
  ],
  ['start.fleet', { start: { ...start, fleet: [] } }],
  ['there is no NOWHERE-BELT-1', { start: { ...start, starCodes: ['NOWHERE'] } }],
  ['start.stock.carbon', { start: { ...start, stock: { ...start.stock, carbon: 1e9 } } }],
])('%s is checked', (rule, change) => {
  expect(() => settingOf({ seed: 1, ruleset: { ...STANDARD_RULESET, ...change } })).toThrow(rule);
});

test.each([-1, 1.5, NaN, 2 * Number.MAX_SAFE_INTEGER])('refuses the seed %s', (seed) => {
  expect(() => settingOf({ seed })).toThrow('seed');
});
