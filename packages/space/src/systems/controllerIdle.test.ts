import { expect, test } from 'vitest';
import { CONTROLLER } from '../state/controllers.js';
import { deviceTester } from '../tester.js';

const DAY = 86_400;

/** Drones with a controller at a belt that is soon mined out. */
function startGame(drones: number, units: number, controllers = {}) {
  const reserveUnits = { scarce: units, low: units, moderate: units, high: units, rich: units };
  const fleet = [
    ...(['heaven_vessel', 'ami_mining_controller', 'survey_drone'] as const),
    ...Array.from({ length: drones }, () => 'mining_drone' as const),
  ];
  const sites = { reserveUnits, jitterPerMille: 0 };
  const { game, account, device } = deviceTester('ami_mining_controller', {
    rules: { controllers, sites, start: { starCodes: ['SOL'], fleet } },
  });
  const targets = Array.from({ length: drones }, (_, n) => game.code(account, 'mining_drone', n));
  if (drones > 0) game.command(account, 'adopt', { device, targets });
  const direct = (name: string, config: object = {}) =>
    game.command(account, 'set_directive', { device, name, config });
  const count = (wanted: string, from = 0) =>
    game.events.slice(from).filter(({ name }) => name === wanted).length;
  return { game, account, device, targets, direct, count };
}

test.each(['deplete_smallest', 'gather_evenly'])(
  'under %s a controller on an exhausted belt says once that it is idle',
  (directive) => {
    const { count, direct, game } = startGame(20, 200);
    direct(directive);
    game.run(DAY / 4);
    expect(count('site.depleted')).toBe(6);
    const idle = game.events.filter(({ name }) => name === 'ami.idle');
    expect(idle).toMatchObject([{ drones: 20 }]);
    const quiet = game.events.length;
    game.run(DAY);
    const rest = game.events.slice(quiet).map(({ name }) => name);
    expect(rest.filter((name) => name !== 'ami.mining.digest')).toEqual([]);
  },
);

test('drones go back to work when a batch for each of them has grown', () => {
  const { count, direct, game } = startGame(2, 1400);
  direct('gather_resources', { resource: 'carbon' });
  game.run(DAY / 2);
  expect(count('ami.idle')).toBe(1);
  const before = game.events.length;
  // 100 units a day.
  game.run(DAY);
  expect(count('mining.started', before)).toBeGreaterThan(0);
  const stopped = game.events.slice(before).filter(({ name }) => name === 'mining.stopped');
  for (const event of stopped) expect(event['quantity_mined']).toBeGreaterThanOrEqual(20);
});

test('it says so again at another belt, and after work in between', () => {
  const { account, count, direct, game } = startGame(1, 60);
  direct('gather_resources', { resource: 'carbon' });
  game.run(DAY / 8);
  expect(count('ami.idle')).toBe(1);
  game.command(account, 'search', { device: game.code(account, 'survey_drone') });
  game.run(DAY / 8);
  expect(count('mining.started')).toBe(2);
  expect(count('ami.idle')).toBe(2);
});

test('of runs that end together with nothing mined, one has an event', () => {
  const { count, game, account, targets, direct } = startGame(20, 200);
  direct('gather_resources', { resource: 'carbon' });
  game.run(DAY / 8);
  game.command(account, 'clear_directive', { device: game.code(account, 'ami_mining_controller') });
  const before = game.events.length;
  for (const device of targets) {
    game.execute(account, 'start_mining', { device, resource: 'carbon' });
  }
  game.run(100);
  const stopped = game.events.slice(before).filter(({ name }) => name === 'mining.stopped');
  expect(count('mining.started', before)).toBe(20);
  expect(stopped.filter((event) => event['quantity_mined'] === 0)).toHaveLength(1);
  for (const device of targets) expect(game.device(account, device).status).toBe('idle');
});

test('a directive ends when nothing was to mine for too long, and can be set again', () => {
  const limit = { idleSeconds: 1000 };
  const { account, count, device, direct, game } = startGame(2, 60, limit);
  direct('gather_resources', { resource: 'carbon' });
  const until = (name: string): number => {
    const from = game.events.length;
    for (let n = 0; n < DAY && count(name, from) === 0; n += 1) game.run(1);
    return game.world().now;
  };
  const idleTick = until('ami.idle');
  expect(until('ami.directive_timed_out')).toBe(idleTick + 1000);
  expect(count('ami.directive_cleared')).toBe(0);
  expect(game.device(account, device).directive).toBeNull();
  direct('gather_resources', { resource: 'carbon' });
  game.run(1);
  expect(count('ami.idle')).toBe(2);
});

test('work, a journey and another directive begin the time limit again', () => {
  const limit = { idleSeconds: 5000 };
  const { account, count, device, direct, game } = startGame(1, 60, limit);
  const dueTick = () => game.world().controllers.due(1 as never, CONTROLLER.timeout);
  direct('gather_resources', { resource: 'carbon' });
  game.run(DAY / 24);
  const first = dueTick();
  expect(first).toBeGreaterThan(0);
  direct('gather_resources', { resource: 'carbon' });
  game.run(10);
  expect(dueTick()).toBeGreaterThan(first);
  game.command(account, 'search', { device: game.code(account, 'survey_drone') });
  while (count('mining.started') < 2) game.run(1);
  expect(dueTick()).toBe(0);
  while (count('ami.idle') < 2) game.run(1);
  game.command(account, 'travel', { device, destination: 'SOL-3' });
  game.run(20);
  expect(dueTick()).toBe(0);
  expect(count('ami.directive_timed_out')).toBe(0);
});

test('a directive without drones does not time out', () => {
  const { count, direct, game } = startGame(0, 60, { idleSeconds: 10 });
  direct('gather_evenly');
  game.run(100);
  expect(count('ami.directive_timed_out')).toBe(0);
});
