import { expect, test } from 'vitest';
import {
  astrarium,
  audit,
  auditView,
  blueprintsView,
  deviceView,
  deviceViewIds,
  locationView,
  makeLocation,
  newGame,
  rulesView,
  type Ruleset,
  seasonView,
  STANDARD_RULESET,
  starSystem,
  summary,
} from '../../index.js';
import { climateAt } from '../../galaxy/climate.js';
import { starAt } from '../../galaxy/starAt.js';
import { starListView } from '../places/starView.js';

const SEED = 7;
const PLANET = 3;

/** Changes each part of a value that lets itself be changed. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    scribble(part);
    Reflect.set(value, name, typeof part === 'number' ? part + 1 : 'scribbled');
  }
  Reflect.set(value, 'more', 'scribbled');
}

/** A young game with an account. */
function played(ruleset: Ruleset = STANDARD_RULESET) {
  const command = { id: '', account: 0, type: 'open_account', args: { name: 'Ada' } } as const;
  return astrarium.execute(newGame({ seed: SEED, ruleset }), command).snapshot;
}

const snapshot = played();
const world = astrarium.read(snapshot);
const bytes = astrarium.encode(snapshot);
const futureOf = () => astrarium.hash(astrarium.advance(snapshot, { ticks: 100 }).snapshot);
const future = futureOf();
const { ruleset } = snapshot.setting;
const sol = starSystem(SEED, 0);
const place = sol.planets[PLANET]?.location ?? 0;

test.each<[string, () => unknown]>([
  ['the setting', () => snapshot.setting],
  ['the standard rules', () => STANDARD_RULESET],
  ['the rules', () => rulesView(ruleset)],
  ['the blueprints', () => blueprintsView(ruleset)],
  ['the standard blueprints', () => blueprintsView(STANDARD_RULESET)],
  ['a near star', () => starAt(SEED, 1)],
  ['a far star', () => starAt(SEED, 5000)],
  ['the system of the Sun', () => starSystem(SEED, 0)],
  ['a system', () => starSystem(SEED, 5000)],
  ['a climate', () => climateAt(SEED, ruleset.terraforming, place)],
  ['stars', () => starListView(world, { limit: 3 })],
  ['a place', () => locationView(world, 1, makeLocation(SEED, place))],
  ['a belt', () => locationView(world, 1, 'SOL-BELT-1')],
  ['the books', () => audit(world)],
  ['the books of an account', () => auditView(world, 1)],
  ['a device', () => deviceView(world, deviceViewIds(world, 1)[0] ?? 0)],
  ['a season', () => seasonView(world)],
  ['a summary', () => summary(world)],
])('a change of what was read changes nothing: %s', (_name, read) => {
  const shown = JSON.stringify(read());
  expect(shown).not.toBe(undefined);

  scribble(read());
  expect(JSON.stringify(read())).toBe(shown);
  expect(astrarium.encode(snapshot)).toEqual(bytes);
  expect(futureOf()).toBe(future);
  expect(astrarium.hash(played())).toBe(astrarium.hash(snapshot));
});

test('changing the given ruleset afterwards changes nothing', () => {
  const rules = structuredClone(STANDARD_RULESET) as {
    mining: { stockCapUnits: number };
  } & Ruleset;
  const game = played(rules);
  const bytes = astrarium.encode(game);
  rules.mining.stockCapUnits = 5;
  expect(game.setting.ruleset.mining.stockCapUnits).toBe(STANDARD_RULESET.mining.stockCapUnits);
  expect(astrarium.encode(game)).toEqual(bytes);
  expect(astrarium.hash(astrarium.decode(bytes))).toBe(astrarium.hash(game));
});
