import { expect, test } from 'vitest';
import { dryRun, dryRunCommand, dryRunSteps } from './dryRun.js';
import { astrarium } from '../game.js';
import type { DeviceType } from '../ruleset/deviceTypes.js';
import { tester, soloTester } from '../tester.js';

/** Ada is at Sol, Bo at Barnard's star. */
function two() {
  const game = tester({ rules: { start: { starCodes: ['SOL', 'BARNARD'] } } });
  return { game, ada: game.open(), bo: game.open('Bo') };
}

const plannedBy =
  (account: number, from: number) =>
  (type: string, args: object, ticks = 0) => ({
    tick: from + ticks,
    command: { id: '', account, type, args: { ...args } },
  });

function planOf({ ada, game }: ReturnType<typeof two>) {
  const command = plannedBy(ada, game.world().now + 5);
  const survey = game.code(ada, 'survey_drone');
  const [drone, other] = [game.code(ada, 'mining_drone'), game.code(ada, 'mining_drone', 1)];
  const vessel = game.code(ada, 'heaven_vessel');
  const printer = game.code(ada, 'autofactory');
  return {
    account: ada,
    ticks: 4000,
    commands: [
      command('enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 2 }),
      command('start_mining', { device: drone, resource: 'carbon' }),
      command('search', { device: survey }),
      command('start_mining', { device: drone, resource: 'rares' }),
      command('travel', { device: vessel, destination: 'SOL-3' }),
      command('travel', { device: other, destination: 'SOL-BELT-2' }),
    ],
  };
}

test('shows the effect of commands, compared with no commands', () => {
  const played = two();
  const { ada, game } = played;
  const before = astrarium.hash(game.snapshot);
  const answer = dryRun(game.snapshot, planOf(played));
  expect(astrarium.hash(game.snapshot)).toBe(before);
  expect(answer).toMatchObject({ from_tick: 0, to_tick: 4000, others: 'idle' });
  const dones = answer.outcomes.slice(0, 5).map(({ outcome }) => outcome.done);
  expect(dones).toEqual([true, true, true, false, true]);
  expect(answer.first_refusal).toMatchObject({ index: 3, refusal: { code: 'device_busy' } });
  const newDevices = answer.devices.filter(({ device_code }) => device_code.startsWith('new-'));
  expect(newDevices.map(({ without }) => without)).toEqual([null, null]);
  const code = game.code(ada, 'heaven_vessel');
  const vessel = answer.devices.find(({ device_code }) => device_code === code);
  const moved = { without: { location: 'SOL-BELT-1' }, with: { location: 'SOL-3' } };
  expect(vessel).toMatchObject(moved);
  const carbon = answer.stock.find(({ resource_type }) => resource_type === 'carbon');
  expect(carbon?.without).toBe(300);
  expect(answer.events.map(({ event }) => event)).toContain('print.completed');
});

test('gives the same answer in steps', () => {
  const played = two();
  const { ada, bo, game } = played;
  game.run(100);
  const { snapshot } = game;
  const expected = JSON.stringify(dryRun(snapshot, planOf(played)));
  const steps = dryRunSteps(snapshot, planOf(played));
  for (let stepCount = 1; ; stepCount += 1) {
    const { done, value } = astrarium.probe(game.snapshot, () => steps.next());
    if (done === true) {
      expect(JSON.stringify(value)).toBe(expected);
      // Empty ticks are leapt over.
      expect(stepCount).toBeGreaterThan(2);
      expect(stepCount).toBeLessThan(2000);
      break;
    }
    // Meanwhile the world goes on.
    const device = game.code(stepCount % 2 === 0 ? ada : bo, 'mining_drone');
    game.command(stepCount % 2 === 0 ? ada : bo, 'set_tags', { device, tags: [`t${stepCount}`] });
    game.run(1);
  }
  const alone = two();
  alone.game.run(100);
  expect(astrarium.hash(snapshot)).toBe(astrarium.hash(alone.game.snapshot));
});

test('compares and renames many devices in steps', () => {
  const drones = Array<'survey_drone'>(300).fill('survey_drone');
  const fleet = ['heaven_vessel', 'autofactory', ...drones] as const;
  const { game, account } = soloTester({ rules: { start: { fleet } } });
  const printer = game.code(account, 'autofactory');
  const tagged = Array.from({ length: 300 }, (_, n) => game.code(account, 'survey_drone', n));
  const command = plannedBy(account, game.world().now);
  const plan = (count: number) => ({
    account,
    ticks: 10,
    commands: [
      command('enqueue_print', { device: printer, device_type: 'survey_drone' }),
      ...tagged.slice(0, count).map((device) => command('set_tags', { device, tags: ['a'] })),
    ],
  });
  const stepsOf = (count: number): number => {
    const steps = dryRunSteps(game.snapshot, plan(count));
    for (let taken = 1; ; taken += 1) {
      const { done, value } = astrarium.probe(game.snapshot, () => steps.next());
      if (done !== true) continue;
      expect(value).toEqual(dryRun(game.snapshot, plan(count)));
      expect(value.devices).toHaveLength(count + 1);
      expect(JSON.stringify(value.outcomes[0])).toContain('"new-1"');
      return taken;
    }
  };
  // 301 outcomes, events and devices are 5 parts each, and two are one part each.
  expect(stepsOf(300) - stepsOf(1)).toBeGreaterThanOrEqual(3 * 4);
  expect(stepsOf(1)).toBeGreaterThan(16);
});

test('reveals nothing undiscovered', () => {
  const played = two();
  const { ada, game } = played;
  const device = game.code(ada, 'survey_drone');
  const searching = { id: '', account: ada, type: 'search', args: { device } };
  const plan = { account: ada, ticks: 2000, commands: [{ tick: 0, command: searching }] };
  const { events } = dryRun(game.snapshot, plan);
  expect(events.map(({ event }) => event)).toContain('search.completed');
  const nothing = { devices: [], stock: [], attributes: [], events: [], first_refusal: null };
  expect(dryRun(game.snapshot, { ...plan, commands: [] })).toMatchObject(nothing);
});

test('reveals nothing of others at the same place', () => {
  const play = (isLoud: boolean) => {
    const game = tester({ rules: { start: { starCodes: ['SOL'] } } });
    const [ada, bo] = [game.open(), game.open('Bo')];
    const survey = game.code(bo, 'survey_drone');
    const printer = game.code(bo, 'autofactory');
    if (isLoud) {
      game.command(bo, 'travel', { device: survey, destination: 'SOL-3' });
      const order = { device: printer, device_type: 'survey_drone', quantity: 2 };
      game.command(bo, 'enqueue_print', order);
    }
    game.run(1000);
    if (isLoud) game.command(bo, 'scan', { device: survey });
    game.run(2000);
    if (isLoud) {
      game.command(bo, 'search', { device: game.code(bo, 'survey_drone', 1) });
    }
    const command = plannedBy(ada, game.world().now);
    const device = game.code(ada, 'survey_drone');
    const commands = [
      command('search', { device }),
      command('travel', { device, destination: 'SOL-3' }, 800),
      command('scan', { device }, 1800),
    ];
    return dryRun(game.snapshot, { account: ada, ticks: 4000, commands });
  };
  const [loud, quiet] = [play(true), play(false)];
  expect(quiet.events.map(({ event }) => event)).toContain('scan.completed');
  expect(JSON.stringify(loud)).toBe(JSON.stringify(quiet));
});

/** A plan of Ada at the place where Bo has given some orders. */
function besideOrders(
  orders: readonly (readonly [type: string, device: DeviceType, args?: object])[],
) {
  const game = tester({ rules: { start: { starCodes: ['SOL'] } } });
  const [ada, bo] = [game.open(), game.open('Bo')];
  for (const [type, device, args] of orders) {
    game.command(bo, type, { device: game.code(bo, device), ...args });
  }
  game.run(1000);
  const tried = (type: string, device: DeviceType, args?: object) => {
    const command = plannedBy(ada, 1000)(type, { device: game.code(ada, device), ...args });
    return dryRun(game.snapshot, { account: ada, ticks: 2000, commands: [command] });
  };
  return { ada, game, tried };
}

test('does not know what other accounts have surveyed, nor what nobody has', () => {
  const { ada, game, tried } = besideOrders([]);
  const scanned = tried('scan', 'survey_drone');
  const found = Number(scanned.events.at(-1)?.payload['units_found']);
  expect(found).toBeGreaterThan(0);
  expect(besideOrders([['scan', 'survey_drone']]).tried('scan', 'survey_drone')).toEqual(scanned);
  game.command(ada, 'scan', { device: game.code(ada, 'survey_drone') });
  game.run(200);
  expect(game.events.at(-1)).toMatchObject({ name: 'scan.completed' });
  expect(game.events.at(-1)?.['units_found']).not.toBe(found);
});

test('completes nothing that other accounts have begun', () => {
  const order = { device_type: 'atmo_processor' };
  const printed = besideOrders([]).tried('enqueue_print', 'autofactory', order);
  expect(printed.devices).toMatchObject([{}, { device_code: 'new-1' }]);
  const beside = besideOrders([['enqueue_print', 'autofactory', order]]);
  expect(beside.tried('enqueue_print', 'autofactory', order)).toEqual(printed);
});

test('ids of jobs in a plan cannot be predicted', () => {
  const played = two();
  const { ada, bo, game } = played;
  const order = (account: number) => ({
    device: game.code(account, 'autofactory'),
    device_type: 'mining_drone',
    quantity: 1,
  });
  const guess = () => {
    const command = plannedBy(ada, game.world().now);
    const { device } = order(ada);
    const commands = [
      command('enqueue_print', order(ada)),
      command('dequeue_print', { device, job_id: game.job(1) }),
      command('dequeue_print', { device, batch_id: game.job(2) }),
    ];
    return dryRun(game.snapshot, { account: ada, ticks: 100, commands });
  };
  const before = guess();
  expect(before.first_refusal).toMatchObject({
    index: 1,
    refusal: { code: 'unknown_job', numbers: { job_id: game.job(1) } },
  });
  game.command(bo, 'enqueue_print', order(bo));
  expect(JSON.stringify(guess())).toBe(JSON.stringify(before));
});

test('refuses a caller without an account', () => {
  const { game } = two();
  const command = { id: '', account: 9, type: 'search', args: { device: '00000000' } };
  const refused = { outcome: { done: false, refusal: { code: 'unknown_account' } } };
  expect(dryRunCommand(game.snapshot, command)).toMatchObject(refused);
  const plan = { account: 9, ticks: 100, commands: [{ tick: 0, command }] };
  const answer = { outcomes: [refused], devices: [], stock: [] };
  expect(dryRun(game.snapshot, plan)).toMatchObject(answer);
});
