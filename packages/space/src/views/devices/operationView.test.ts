import { expect, test } from 'vitest';
import { tester, deviceTester, soloTester } from '../../tester.js';
import { isRefused } from '../../rules/refuse.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { operationListSteps, type OperationQuery, operationView } from './operationView.js';

test('an operation can be read by the id from its command until it ends', () => {
  const { game, account } = soloTester();
  game.run(10);
  const device = game.code(account, 'mining_drone');
  const answer = game.command(account, 'travel', { device, destination: 'SOL-4' });
  // The first one was to be idle.
  const id = `${device}-2`;
  const running = {
    id,
    kind: 'travelling',
    state: 'running',
    started_at: '2026-01-01T00:00:10Z',
    completes_at: '2026-01-01T00:01:10Z',
    started_tick: 10,
    completes_tick: 70,
  };
  expect(answer['operation']).toEqual(running);
  game.run(30);
  const ended = { ended_at: null, ended_tick: null, outcome: null };
  const shown = { ...running, ...ended, device_code: device, status: 'travelling' };
  expect(operationView(game.world(), account, id)).toEqual(shown);
  const stranger = game.open('Bo');
  expect(operationView(game.world(), stranger, id)).toBeUndefined();
  for (const wrong of ['', '-1', '-3', '-02', '-2e0', 'x'.repeat(99)])
    expect(operationView(game.world(), account, `${device}${wrong}`)).toBeUndefined();
  game.run(30);
  const arrived = { ended_at: running.completes_at, ended_tick: 70, outcome: 'travel.arrived' };
  const end = { ...shown, ...arrived, state: 'done', status: 'idle' };
  expect(operationView(game.world(), account, id)).toEqual(end);
  expect(operationView(game.world(), stranger, id)).toBeUndefined();
  game.run(86_400);
  expect(operationView(game.world(), account, id)).toBeDefined();
  game.run(1);
  expect(operationView(game.world(), account, id)).toBeUndefined();
});

test('work may have no end, wait, or be done at once', () => {
  const { game, account } = soloTester();
  const begun = (type: string, args: Record<string, unknown>) =>
    game.command(account, type, args)['operation'];
  const none = { completes_tick: null };
  const mining = { device: game.code(account, 'mining_drone'), resource: 'carbon' };
  expect(begun('start_mining', mining)).toMatchObject({
    kind: 'mining',
    state: 'running',
    ...none,
  });
  const device = game.code(account, 'autofactory');
  const waiting = begun('enqueue_print', { device, device_type: 'heaven_vessel' });
  expect(waiting).toMatchObject({ kind: 'waiting_for_resources', state: 'waiting', ...none });
  expect(begun('clear_queue', { device })).toMatchObject({ kind: 'idle', state: 'done', ...none });
});

function listed(game: ReturnType<typeof tester>, account: number, query: OperationQuery) {
  const page = takeSteps(operationListSteps(game.world(), account, query));
  if (isRefused(page)) throw new Error(page.refusal.message);
  return page;
}

test('lists operations under way, then those that ended, the newest first', () => {
  const { game, account } = soloTester();
  const [miner, survey] = [game.code(account, 'mining_drone'), game.code(account, 'survey_drone')];
  game.command(account, 'travel', { device: miner, destination: 'SOL-4' });
  game.command(account, 'scan', { device: survey });
  game.command(account, 'deactivate', { device: survey });
  game.run(60);
  game.command(account, 'search', { device: survey });
  const brief = (query: OperationQuery) =>
    listed(game, account, query).operations.map(({ kind, state }) => `${kind} ${state}`);
  const all = ['searching running', 'travelling done', 'scanning cancelled'];
  expect(brief({ limit: 9 })).toEqual(all);
  for (const state of ['running', 'waiting', 'done', 'cancelled'] as const) {
    const expected = all.filter((one) => one.endsWith(state));
    expect(brief({ limit: 9, state })).toEqual(expected);
  }
  const paged: string[] = [];
  let cursor: number | null = 0;
  while (cursor !== null) {
    const page: ReturnType<typeof listed> = listed(game, account, { limit: 1, cursor });
    paged.push(...page.operations.map(({ kind, state }) => `${kind} ${state}`));
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(all);
});

test('keeps the last 100 operations of an account that ended', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const ids: string[] = [];
  for (let n = 0; n < 130; n += 1) {
    const answer = game.command(account, 'start_mining', { device, resource: 'carbon' });
    ids.push((answer['operation'] as { id: string }).id);
    game.command(account, 'deactivate', { device });
  }
  const { operations } = listed(game, account, { limit: 1000 });
  expect(operations.map(({ id }) => id)).toEqual(ids.slice(-100).reverse());
  expect(game.world().endings.ids()).toHaveLength(100);
});

test('shows the end of a device that is gone', () => {
  const { game, account, device } = deviceTester('mining_drone');
  const answer = game.command(account, 'decommission', { device });
  const { id } = answer['operation'] as { id: string };
  game.run(100);
  const end = { state: 'done', kind: 'disassembling', outcome: 'device.decommissioned' };
  expect(operationView(game.world(), account, id)).toMatchObject({ ...end, status: null });
});
