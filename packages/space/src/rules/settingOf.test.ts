import { expect, test } from 'vitest';
import { limitOf } from '../ruleset/limitOf.js';
import type { AnySection } from '../ruleset/section.js';
import { SECTIONS, STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { rulesWith } from '../tester.js';
import { settingOf } from './settingOf.js';

const { blueprints, mining, seasons, terraforming } = STANDARD_RULESET;

test('accepts the standard rules', () => {
  expect(settingOf({ seed: 1 }).ruleset).toBe(STANDARD_RULESET);
});

/** Each rule with bounds, and values beyond them. */
const BOUNDED = Object.entries<AnySection>(SECTIONS).flatMap(([section, rules]) =>
  Object.entries(rules).flatMap(([name, [standard, min, max]]) => {
    if (min === undefined || max === undefined) return [];
    const [least, most] = [limitOf(STANDARD_RULESET, min), limitOf(STANDARD_RULESET, max)];
    return [[`${section}.${name}`, section, name, standard, [least - 1, most + 1]] as const];
  }),
);

test.each(BOUNDED)('%s is an integer within its bounds', (path, section, name, standard, all) => {
  for (const wrong of all) {
    const table = Object.entries(Object(standard) as object);
    const values = table.map(([key], n) => [key, n === table.length - 1 ? wrong : 1]);
    const value = typeof standard === 'number' ? wrong : Object.fromEntries(values);
    const ruleset = rulesWith({ [section]: { [name]: value } });
    // The bound of a minimum is the maximum.
    const named = new RegExp(path.replace('.max', '.m(?:ax|in)'));
    expect(() => settingOf({ seed: 1, ruleset })).toThrow(named);
  }
});

const season = { ...seasons.calendar[0]!, starCode: 'SOL', requirements: { surge_plate: 2 } };
const { mining_drone } = blueprints;
const dear = { ...mining_drone, bill: { ...mining_drone.bill, carbon: 900_000_000 } };

test.each<[string, object]>([
  [
    'pays back 900002400 carbon) is 200000, not an integer from 1 to 9',
    { mining: { stockCapUnits: 900_000_000 }, blueprints: { mining_drone: dear } },
  ],
  ['start.fleet.length', { limits: { devicesPerAccount: 4 } }],
  ['mining_drone.stowPlaces', { blueprints: { mining_drone: { ...mining_drone, stowPlaces: 0 } } }],
  [
    'mining_drone.stowCapacity',
    { blueprints: { mining_drone: { ...mining_drone, stowCapacity: 1 } } },
  ],
  ['terraforming.rampFullPpm', { terraforming: { rampFullPpm: terraforming.rampFromPpm } }],
  [
    'terraforming.milliPerTurn.bio_seeder.oxygen',
    { terraforming: { milliPerTurn: { bio_seeder: { oxygen: 1e7 } } } },
  ],
  ['calendar.0.requirements.length', { seasons: { calendar: [{ ...season, requirements: {} }] } }],
  ['there is no NOWHERE', { seasons: { calendar: [{ ...season, starCode: 'NOWHERE' }] } }],
  ['start.fleet', { start: { fleet: [] } }],
  ['there is no NOWHERE-BELT-1', { start: { starCodes: ['NOWHERE'] } }],
  ['start.stock.carbon', { start: { stock: { carbon: mining.stockCapUnits + 1 } } }],
])('%s is checked', (rule, change) => {
  const ruleset = rulesWith(change);
  expect(() => settingOf({ seed: 1, ruleset })).toThrow(rule);
});

test.each([-1, 1.5, NaN, 2 * Number.MAX_SAFE_INTEGER])('refuses the seed %s', (seed) => {
  expect(() => settingOf({ seed })).toThrow('seed');
});
