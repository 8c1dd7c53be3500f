import { expect, test } from 'vitest';
import { planTakes } from '../rules/controllers/plan.js';
import { openSites, planPlace, worthDeposit } from '../rules/controllers/planPlace.js';
import { deviceAccount } from '../rules/devices/device.js';
import { isRefused } from '../rules/refuse.js';
import type { World } from '../rules/schema.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { CONTROLLER } from '../state/controllers.js';
import { DEVICE, type DeviceId } from '../state/devices.js';
import { rulesWith, deviceTester, soloTester } from '../tester.js';
import { deviceViewId } from '../views/devices/deviceView.js';
import { eventPayload } from '../views/events/eventPayload.js';
import { forecast } from '../views/forecasts/forecast.js';

function startGame(drones: number, rules: Parameters<typeof rulesWith>[0] = {}) {
  const fleet = [
    ...(['heaven_vessel', 'survey_drone', 'autofactory'] as const),
    ...(['ami_mining_controller', 'system_hub'] as const),
    ...Array.from({ length: drones }, () => 'mining_drone' as const),
  ];
  const { game, account, device } = deviceTester('ami_mining_controller', {
    rules: { ...rules, start: { starCodes: ['SOL'], fleet } },
  });
  const targets = Array.from({ length: drones }, (_, n) => game.code(account, 'mining_drone', n));
  if (drones > 0) game.command(account, 'adopt', { device, targets });
  const direct = (name: string, config: object = {}) =>
    game.command(account, 'set_directive', { device, name, config });
  const mining = () => targets.map((code) => game.device(account, code).mining?.resource_type);
  const stock = () => game.stock(account);
  return { game, account, device, targets, direct, mining, stock };
}

test('gather_resources: all drones mine the one category, also after changes', () => {
  const { game, account, device, targets, direct, mining } = startGame(3);
  expect(game.run(20)).toEqual([]);
  const config = { resource: 'rares' };
  expect(direct('gather_resources', config)['directive']).toBe('gather_resources');
  expect(game.device(account, device).directive).toEqual({ name: 'gather_resources', config });
  expect(game.run(1)).toEqual(['mining.started', 'mining.started', 'mining.started']);
  expect(mining()).toEqual(['rares', 'rares', 'rares']);
  direct('gather_resources', { resource: 'carbon' });
  expect(game.run(9)).toEqual([]);
  expect(game.run(1)).toHaveLength(6);
  expect(mining()).toEqual(['carbon', 'carbon', 'carbon']);
  // Its owner may tell a drone what to do; the controller has it back at its next plan.
  game.command(account, 'deactivate', { device: targets[1] });
  expect(game.run(10)).toEqual(['mining.started']);
  game.command(account, 'clear_directive', { device });
  game.command(account, 'deactivate', { device: targets[1] });
  expect(game.run(100)).toEqual([]);
  expect(mining()).toEqual(['carbon', undefined, 'carbon']);
  expect(game.refusal(account, 'clear_directive', { device })).toBe('no_directive');
});

test('gather_evenly: the stocks become equal', () => {
  const { game, direct, stock } = startGame(4);
  direct('gather_evenly');
  game.run(20_000);
  const amounts = Object.values(stock());
  const min = amounts.reduce((a, b) => (a < b ? a : b));
  // Rares and volatiles are the least of the beginning and the slowest to mine.
  expect(min).toBeGreaterThan(400);
});

test('maintain_ratios: drones mine the listed categories in their ratios', () => {
  const { game, account, device, direct, stock } = startGame(4);
  direct('maintain_ratios', { ratios: { carbon: 3, silicates: 1, rares: 0 } });
  const config = { ratios: { silicates: 1, carbon: 3 } };
  expect(game.device(account, device).directive).toEqual({ name: 'maintain_ratios', config });
  game.run(30_000);
  const { carbon = 0, silicates = 1, rares, structural } = stock();
  expect([rares, structural]).toEqual([60, 1200]);
  expect((carbon * 100) / silicates).toBeGreaterThan(280);
  expect((carbon * 100) / silicates).toBeLessThan(320);
});

test('deplete_smallest: drones mine one category after another, and none is idle', () => {
  const reserveUnits = { scarce: 20, low: 30, moderate: 40, high: 60, rich: 80 };
  const poor = { reserveUnits, decayPerMille: 1000, jitterPerMille: 0 };
  const { game, direct, mining } = startGame(2, { sites: poor });
  direct('deplete_smallest');
  game.run(1);
  const order: unknown[] = [];
  for (let n = 0; n < 300; n += 1) {
    const now = mining();
    expect(now[0]).toBe(now[1]);
    if (now[0] !== undefined && order.at(-1) !== now[0]) order.push(now[0]);
    game.run(10);
  }
  expect(order).toEqual(['volatiles', 'rares', 'carbon', 'conductive', 'silicates', 'structural']);
  expect(mining()).toEqual([undefined, undefined]);
});

/** Whether a drone that is idle could mine a category where it is. */
function couldMine(world: World, drone: DeviceId, category: number): boolean {
  const location = world.devices.parent(drone, DEVICE.location);
  const place = planPlace(world, deviceAccount(world, drone), location);
  const deposit = worthDeposit(world, openSites(world, location), category, 0);
  return deposit !== 0 && planTakes(world, place, drone, deposit);
}

test('no drone is idle while there is work, in a long run with depletion and searches', () => {
  const reserveUnits = { scarce: 60, low: 90, moderate: 120, high: 160, rich: 200 };
  const poor = { reserveUnits, jitterPerMille: 0, recentSeconds: 1 };
  const { game, account, targets, direct, mining } = startGame(3, { sites: poor });
  direct('gather_resources', { resource: 'structural' });
  game.run(700);
  expect(mining()).toEqual([undefined, undefined, undefined]);
  game.command(account, 'search', { device: game.code(account, 'survey_drone') });
  const names = game.run(400);
  expect(names.indexOf('mining.started')).toBeGreaterThan(names.indexOf('search.completed'));
  direct('gather_evenly');
  const ids = targets.map((code) => deviceViewId(game.world(), account, code));
  const rested = ids.map(() => 0);
  for (let n = 0; n < 600; n += 1) {
    game.run(5);
    for (const [at, id] of ids.entries()) {
      const works = game.device(account, targets[at] ?? '').mining !== undefined;
      const work = [1, 2, 3, 4, 5, 6].some((category) => couldMine(game.world(), id, category));
      rested[at] = works || !work ? 0 : (rested[at] ?? 0) + 5;
      expect(rested[at]).toBeLessThan(20);
    }
  }
  expect(game.events.filter(({ name }) => name === 'site.depleted').length).toBeGreaterThan(4);
});

test('drones stop at a full stock and continue when it has space', () => {
  const { game, account, direct } = startGame(1, { mining: { stockCapUnits: 3000 } });
  direct('gather_resources', { resource: 'structural' });
  expect(game.run(10_000)).toContain('mining.stopped');
  const device = game.code(account, 'autofactory');
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone' });
  expect(game.run(2)).toContain('mining.started');
});

test('drones elsewhere or busy are directed after they return', () => {
  const { game, account, device, targets, direct, mining } = startGame(2);
  direct('gather_resources', { resource: 'carbon' });
  game.run(1);
  game.command(account, 'travel', { device: targets[0], destination: 'SOL-3' });
  game.run(500);
  expect(mining()).toEqual([undefined, 'carbon']);
  game.command(account, 'travel', { device: targets[0], destination: 'SOL-BELT-1' });
  game.run(500);
  expect(mining()).toEqual(['carbon', 'carbon']);
  game.command(account, 'travel', { device, destination: 'SOL-3' });
  direct('gather_resources', { resource: 'rares' });
  game.run(500);
  expect(mining()).toEqual(['carbon', 'carbon']);
  game.command(account, 'travel', { device, destination: 'SOL-BELT-1' });
  game.run(500);
  expect(mining()).toEqual(['rares', 'rares']);
});

test('a refused configuration names its member', () => {
  const { game, account, device } = startGame(1);
  for (const [name, config, field] of [
    ['gather_resources', {}, 'config.resource'],
    ['gather_evenly', { resource: 'carbon' }, 'config.resource'],
    ['gather_evenly', [], 'config'],
    ['maintain_ratios', { ratios: { gold: 1 } }, 'config.ratios.gold'],
    ['maintain_ratios', { ratios: { carbon: 0 } }, 'config.ratios'],
  ] as const) {
    const outcome = game.execute(account, 'set_directive', { device, name, config });
    expect(outcome).toMatchObject({ refusal: { numbers: { field } } });
  }
});

test('drones mine nothing in a system that another account locks, and continue afterwards', () => {
  const travels = { features: ['cruise', 'hub'], drivePerMille: 1000 } as const;
  const system_hub = { ...STANDARD_RULESET.blueprints.system_hub, ...travels };
  const { game, account, direct, mining } = startGame(2, {
    blueprints: { system_hub },
    hubs: { commonsStarCodes: ['BARNARD'] },
  });
  const rival = game.open('Bo');
  const device = game.code(rival, 'system_hub');
  game.command(rival, 'travel', { device, destination: 'SOL-3-L4' });
  direct('gather_evenly');
  game.run(600);
  expect(mining()).not.toContain(undefined);
  game.command(rival, 'activate', { device });
  game.run(500);
  expect(mining()).toEqual([undefined, undefined]);
  game.command(rival, 'deactivate', { device });
  game.run(2);
  expect(mining()).not.toContain(undefined);
  expect(game.device(account, game.code(account, 'ami_mining_controller')).directive).toEqual({
    name: 'gather_evenly',
    config: {},
  });
});

test('drones mine salvage only if the account has found it', () => {
  const salvage = { chancePerMille: 1000 };
  const { game, account, device, targets, direct, mining } = startGame(1, { salvage });
  const survey = game.code(account, 'survey_drone');
  direct('gather_evenly');
  for (const one of [device, survey, ...targets]) {
    game.command(account, 'travel', { device: one, destination: 'SOL-4' });
  }
  game.run(1000);
  expect(mining()).toEqual([undefined]);
  game.command(account, 'scan', { device: survey });
  const names = game.run(400);
  expect(names).toContain('salvage.found');
  expect(names).toContain('mining.started');
});

test('a plan that is good for one tick is followed by another one in the next tick', () => {
  const controllers = { horizonSeconds: 1, batchUnits: 0 };
  const { game, direct } = startGame(2, { controllers });
  direct('gather_evenly');
  const plannedAt = () => game.world().controllers.get(1 as never, CONTROLLER.plannedAt);
  const due = () => game.world().controllers.due(1 as never, CONTROLLER.plan);
  let isShort = false;
  for (let tick = 0; tick < 2000 && !isShort; tick += 1) {
    game.run(1);
    isShort = plannedAt() === game.world().now && due() === game.world().now + 1;
  }
  expect(isShort).toBe(true);
});

test('a digest reports the units mined since the last one, and carries fractions over', () => {
  const { game, account, device } = deviceTester('ami_mining_controller', {
    more: ['ami_mining_controller'],
  });
  const targets = [game.code(account, 'mining_drone', 0), game.code(account, 'mining_drone', 1)];
  const digest = () => eventPayload(game.world(), game.events.at(-1)!);
  game.command(account, 'start_mining', { device: targets[0], resource: 'carbon' });
  game.run(1000);
  game.command(account, 'adopt', { device, targets });
  game.run(1000);
  // What was mined before the adoption is not the controller's: 76,923 · 1000.
  game.command(account, 'retarget', { device: targets[0], resource: 'structural' });
  expect(game.run(2600)).toEqual(['ami.mining.digest']);
  // 192,288 a tick for the little worn drone: 2600 ticks.
  expect(digest()).toMatchObject({ carbon: 76, structural: 499, rares: 0 });
  expect(game.device(account, device).next_digest_tick).toBe(4600 + 3600);
  game.command(account, 'release', { device, targets });
  game.run(3600);
  expect(digest()).toMatchObject({ carbon: 0, structural: 0 });
  expect(game.run(8000)).toEqual([]);
  expect(game.device(account, device).next_digest_tick).toBeNull();
});

test('controllers that adopt in one tick send their digests at different ticks', () => {
  const types = ['ami_mining_controller', 'ami_mining_controller'] as const;
  const { game, account } = soloTester({ more: types });
  const codes = types.map((type, at) => game.code(account, type, at));
  const next = () => codes.map((device) => game.device(account, device).next_digest_tick);
  game.run(5000);
  for (const [at, device] of codes.entries()) {
    game.command(account, 'adopt', { device, targets: [game.code(account, 'mining_drone', at)] });
  }
  expect(next()).toEqual([8600, 8599]);
  game.run(3600);
  expect(next()).toEqual([8600 + 3600, 8599 + 3600]);
});

const DAY = 86_400;

/** Drones with a controller at a belt that is soon mined out. */
function startPoorGame(drones: number, units: number, controllers = {}) {
  const reserveUnits = { scarce: units, low: units, moderate: units, high: units, rich: units };
  const begun = startGame(drones, { controllers, sites: { reserveUnits, jitterPerMille: 0 } });
  const count = (wanted: string, from = 0) =>
    begun.game.events.slice(from).filter(({ name }) => name === wanted).length;
  return { ...begun, count };
}

test.each(['deplete_smallest', 'gather_evenly'])(
  'under %s a controller on an exhausted belt says once that it is idle',
  (directive) => {
    const { count, direct, game } = startPoorGame(20, 200);
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
  const { count, direct, game } = startPoorGame(2, 1400);
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
  const { account, count, direct, game } = startPoorGame(1, 60);
  direct('gather_resources', { resource: 'carbon' });
  game.run(DAY / 8);
  expect(count('ami.idle')).toBe(1);
  game.command(account, 'search', { device: game.code(account, 'survey_drone') });
  game.run(DAY / 8);
  expect(count('mining.started')).toBe(2);
  expect(count('ami.idle')).toBe(2);
});

test('of runs that end together with nothing mined, one has an event', () => {
  const { count, game, account, targets, direct } = startPoorGame(20, 200);
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
  const { account, count, device, direct, game } = startPoorGame(2, 60, limit);
  direct('gather_resources', { resource: 'carbon' });
  const until = (name: string): number => {
    const from = game.events.length;
    for (let n = 0; n < DAY && count(name, from) === 0; n += 1) game.run(1);
    return game.world().now;
  };
  const idleTick = until('ami.idle');
  const foreseen = forecast(game.world(), account, { device_code: device });
  const due = isRefused(foreseen) ? [] : foreseen.due;
  expect(due.filter(({ kind }) => kind === 'directive_times_out')).toMatchObject([
    { tick: idleTick + 1000, location: 'SOL-BELT-1' },
  ]);
  expect(until('ami.directive_timed_out')).toBe(idleTick + 1000);
  expect(count('ami.directive_cleared')).toBe(0);
  expect(game.device(account, device).directive).toBeNull();
  direct('gather_resources', { resource: 'carbon' });
  game.run(1);
  expect(count('ami.idle')).toBe(2);
});

test('work, a journey and another directive begin the time limit again', () => {
  const limit = { idleSeconds: 5000 };
  const { account, count, device, direct, game } = startPoorGame(1, 60, limit);
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
  const { count, direct, game } = startPoorGame(0, 60, { idleSeconds: 10 });
  direct('gather_evenly');
  game.run(100);
  expect(count('ami.directive_timed_out')).toBe(0);
});
