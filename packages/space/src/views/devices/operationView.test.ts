import { expect, test } from 'vitest';
import { tester, deviceTester, soloTester } from '../../tester.js';
import { isRefused } from '../../rules/refuse.js';
import { operationListView, type OperationQuery, operationView } from './operationView.js';

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

test('shows the end of each kind of work', () => {
  const { game, account } = soloTester();
  const kindOf = (type: string, args: Record<string, unknown>) => {
    const begun = Object(game.command(account, type, args)['operation']) as Record<string, unknown>;
    return ['kind', 'state', 'completes_tick'].map((name) => begun[name]);
  };
  const survey = game.code(account, 'survey_drone');
  const printer = game.code(account, 'autofactory');
  const miner = game.code(account, 'mining_drone');
  const print = (device_type: string) => kindOf('enqueue_print', { device: printer, device_type });
  expect(kindOf('scan', { device: survey })).toEqual(['scanning', 'running', expect.any(Number)]);
  game.command(account, 'deactivate', { device: survey });
  expect(kindOf('search', { device: survey })).toEqual(['searching', 'running', 180]);
  const mining = kindOf('start_mining', { device: miner, resource: 'carbon' });
  expect(mining).toEqual(['mining', 'running', null]);
  expect(print('ftl_beacon')).toEqual(['printing', 'running', 100]);
  expect(kindOf('clear_queue', { device: printer })).toEqual(['idle', 'done', null]);
  expect(print('heaven_vessel')).toEqual(['waiting_for_resources', 'waiting', null]);
  const taken = kindOf('decommission', { device: game.code(account, 'mining_drone', 1) });
  expect(taken).toEqual(['disassembling', 'running', 30]);
});

function listed(game: ReturnType<typeof tester>, account: number, query: OperationQuery) {
  const page = operationListView(game.world(), account, query, () => undefined);
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
