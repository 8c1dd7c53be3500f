import { expect, test } from 'vitest';
import { isRefused } from '../../rules/refuse.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { tester, soloTester } from '../../tester.js';
import { stockHistory, type StockHistory } from './stockHistory.js';

const AT = 'SOL-BELT-1';

const HOURS = 48;

/** The ticks of the points of an account, with the units of carbon at each. */
function carbon(history: StockHistory, game: ReturnType<typeof tester>, account: number) {
  const view = history.view(game.world(), account, AT, HOURS);
  if (isRefused(view)) throw new Error(view.refusal.message);
  return view.points.map(({ items, tick }) => [tick, items['carbon'] ?? 0]);
}

test('takes one sample in an hour, and keeps the newest', () => {
  const { game, account } = soloTester();
  const history = stockHistory(HOURS);
  for (let half = 0; half < 100; half += 1) {
    const steps = history.onWorld(game.world());
    expect(steps === undefined).toBe(half % 2 === 1);
    if (steps !== undefined) takeSteps(steps);
    game.run(1800);
  }
  const ticks = carbon(history, game, account).map(([tick]) => tick);
  expect(ticks).toHaveLength(HOURS);
  expect(ticks.slice(-3)).toEqual([48 * 3600, 49 * 3600, 50 * 3600]);
  expect(history.view(game.world(), account, AT, 1)).toMatchObject({ first_tick: 2 * 3600 });
});

test('a sample is of the world that it began with', () => {
  const { game, account } = soloTester();
  const drone = game.code(account, 'mining_drone');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(1000);
  const history = stockHistory(HOURS);
  const steps = history.onWorld(game.world())!;
  const [[, before]] = carbon(history, game, account) as [[number, number]];
  game.run(500);
  takeSteps(steps);
  const points = carbon(history, game, account);
  expect(points).toEqual([
    [1000, before],
    [1500, expect.any(Number)],
  ]);
  expect(points[1]![1]).toBeGreaterThan(before);
});

test('nobody sees stock of others, or hours from before the account', () => {
  const { game, account } = soloTester();
  const history = stockHistory(HOURS);
  takeSteps(history.onWorld(game.world())!);
  game.run(1);
  const other = game.open('Bo');
  expect(history.view(game.world(), other, AT, HOURS)).toMatchObject({ first_tick: 1 });
  const drone = game.code(other, 'mining_drone');
  const at = game.device(other, drone).location;
  game.command(other, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(3600);
  takeSteps(history.onWorld(game.world())!);
  game.run(1);
  const itemsOf = (one: number) => {
    const view = history.view(game.world(), one, at, HOURS);
    return isRefused(view) ? [] : view.points.map(({ items }) => items['carbon'] ?? 0);
  };
  const [units, now] = itemsOf(other);
  expect(units).toBeGreaterThan(0);
  expect(now).toBeGreaterThanOrEqual(units!);
  expect(itemsOf(other)).toHaveLength(2);
  expect(itemsOf(account)).toHaveLength(3);
  expect(itemsOf(account)).not.toContain(units);
});

test('the oldest leave where all would take too much, and all where one does', () => {
  const { game, account } = soloTester();
  const [three, none] = [stockHistory(HOURS, 3 * 24), stockHistory(HOURS, 23)];
  for (let hour = 0; hour < 5; hour += 1) {
    for (const history of [three, none]) takeSteps(history.onWorld(game.world())!);
    game.run(3600);
  }
  expect(game.world().piles.count).toBe(1);
  const hours = [2, 3, 4, 5].map((hour) => hour * 3600);
  expect(carbon(three, game, account).map(([tick]) => tick)).toEqual(hours);
  expect(carbon(none, game, account).map(([tick]) => tick)).toEqual([5 * 3600]);
});
