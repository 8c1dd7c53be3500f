import { expect, test } from 'vitest';
import { nextAsteroid } from './nextAsteroidAt.js';
import { parseLocation } from '../../galaxy/location.js';
import { STANDARD_RULESET as RULES } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';
import { explainSteps } from '../../views/explanations/explain.js';
import { forecast } from '../../views/forecasts/forecast.js';
import { locationView } from '../../views/places/locationView.js';
import { dryRun } from '../../whatIf/dryRun.js';
import { isRefused } from '../refuse.js';
import { takeSteps } from '../takeSteps.js';

const ASTEROIDS = { periodSeconds: 10_000, noticeSeconds: 1000, damagePpm: 200_000, maxDevices: 3 };
const HERE = 'SOL-BELT-1';

/** Two accounts whose fleets are in a belt, and the first asteroid there. */
function begin(more: Partial<typeof RULES.asteroids> = {}) {
  const asteroids = { ...RULES.asteroids, ...ASTEROIDS, ...more };
  const fleet = ['heaven_vessel', 'mining_drone', 'mining_drone', 'mining_drone'] as const;
  const game = tester({
    rules: { asteroids, start: { starCodes: ['SOL'], place: 'BELT-1', fleet } },
  });
  const [ada, bo] = [game.open('Ada'), game.open('Bo')];
  const { key } = game.world().setting;
  const asteroid = nextAsteroid(asteroids, key, parseLocation(7, HERE) ?? 0, 0);
  const { sightedAt = 0, strikesAt = 0 } = asteroid ?? {};
  const until = (tick: number): string[] => game.run(tick - game.snapshot.now);
  const capacities = (account: number) =>
    [0, 1, 2].map((n) => {
      const code = game.code(account, 'mining_drone', n);
      return game.device(account, code).operational_capacity;
    });
  return { ada, bo, capacities, game, sightedAt, strikesAt, until };
}

test('an asteroid is sighted before it strikes, once in a period', () => {
  const { ada, game, sightedAt, strikesAt, until } = begin();
  expect(strikesAt - sightedAt).toBe(1000);
  expect(until(sightedAt - 1)).toEqual([]);
  expect(locationView(game.world(), ada, HERE)).not.toHaveProperty('asteroid');
  expect(until(sightedAt)).toEqual(['asteroid.sighted', 'asteroid.sighted']);
  expect(game.events.at(-1)).toMatchObject({ replicant: 2, strikes_at: strikesAt });
  expect(locationView(game.world(), ada, HERE)?.asteroid).toEqual({
    sighted_tick: sightedAt,
    strikes_tick: strikesAt,
  });
  expect(until(strikesAt - 1)).toEqual([]);
  expect(until(strikesAt)).toEqual(Array.from({ length: 6 }, () => 'asteroid.struck'));
  expect(locationView(game.world(), ada, HERE)).not.toHaveProperty('asteroid');
  const names = until(50_000);
  expect(names.filter((name) => name === 'asteroid.sighted')).toHaveLength(8);
});

test('it hits the first devices of each account, but none that is carried or away', () => {
  const { ada, bo, capacities, game, sightedAt, strikesAt, until } = begin();
  until(sightedAt);
  // The vessel has the lowest id of each account.
  expect(forecastOf(game.world(), ada)).toHaveLength(3);
  const [first, second] = [0, 1].map((n) => game.code(ada, 'mining_drone', n));
  game.command(ada, 'stow', { device: first });
  game.command(ada, 'travel', { device: second, destination: 'SOL-4' });
  const vessel = game.code(bo, 'heaven_vessel');
  game.command(bo, 'attach', { device: vessel, targets: [game.code(bo, 'mining_drone')] });
  until(strikesAt);
  expect(capacities(ada)).toEqual([100, 100, 80]);
  expect(capacities(bo)).toEqual([100, 80, 80]);
});

test('what a device does goes on at its rate, and no capacity falls below the floor', () => {
  const { ada, bo, capacities, game, strikesAt, until } = begin({ damagePpm: 950_000 });
  const device = game.code(ada, 'mining_drone');
  until(strikesAt - 10);
  game.command(ada, 'start_mining', { device, resource: 'carbon' });
  const before = game.device(ada, device).mining?.rate_micro;
  until(strikesAt);
  expect(game.device(ada, device)).toMatchObject({ mining: { rate_micro: before } });
  expect(capacities(bo)).toEqual([10, 10, 100]);
  game.command(ada, 'deactivate', { device });
  game.command(ada, 'start_mining', { device, resource: 'carbon' });
  expect(game.device(ada, device).mining?.rate_micro).toBeLessThan(Number(before));
});

test('forecasts and explanations know an asteroid from its sighting on', () => {
  const { ada, game, sightedAt, strikesAt, until } = begin();
  const explained = () => {
    const given = takeSteps(explainSteps(game.world(), ada, { about: 'asteroid', location: HERE }));
    return isRefused(given) ? given : { value: given.value, parts: given.parts.length };
  };
  until(sightedAt - 1);
  expect(explained()).toEqual({ value: 0, parts: 0 });
  expect(forecastOf(game.world(), ada)).toEqual([]);
  until(sightedAt);
  expect(explained()).toEqual({ value: strikesAt, parts: 3 });
  expect(forecastOf(game.world(), ada)).toMatchObject(
    Array.from({ length: 3 }, () => ({ tick: strikesAt, numbers: { capacity_ppm: 800_000 } })),
  );
});

test('a fork knows a sighted asteroid and no other one', () => {
  const { ada, game, sightedAt, strikesAt, until } = begin();
  until(sightedAt);
  const told = () => {
    const { events } = dryRun(game.snapshot, { account: ada, ticks: 20_000, commands: [] });
    return events.map(({ event }) => event).filter((name) => name.startsWith('asteroid.'));
  };
  expect(told()).toEqual(Array.from({ length: 3 }, () => 'asteroid.struck'));
  until(strikesAt);
  expect(told()).toEqual([]);
});

function forecastOf(world: Parameters<typeof forecast>[0], account: number) {
  const given = forecast(world, account, { limit: 100 });
  if (isRefused(given)) throw new Error(given.refusal.message);
  return given.due.filter(({ kind }) => kind === 'asteroid_strikes');
}
