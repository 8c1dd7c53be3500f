import { expect, test } from 'vitest';
import { tester } from '../../tester.js';
import { operationView } from './operationView.js';

test('an operation can be read by the id from its command until it ends', () => {
  const game = tester();
  const account = game.open();
  game.run(10);
  const device = game.code(account, 'mining_drone');
  const answer = game.tell(account, 'travel', { device, destination: 'SOL-4' });
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
  const shown = { ...running, device_code: device, status: 'travelling' };
  expect(operationView(game.world(), account, id)).toEqual(shown);
  const stranger = game.open('Bo');
  expect(operationView(game.world(), stranger, id)).toBeUndefined();
  for (const wrong of [
    '',
    device,
    `${device}-1`,
    `${device}-3`,
    `${device}-02`,
    `${device}-2e0`,
    'x'.repeat(99),
  ])
    expect(operationView(game.world(), account, wrong)).toBeUndefined();
  game.run(30);
  expect(operationView(game.world(), account, id)).toBeUndefined();
});

test('two operations started in one tick have different ids', () => {
  const game = tester();
  const account = game.open();
  const device = game.code(account, 'mining_drone');
  const ids = new Set<string>();
  for (let n = 1; n <= 3; n += 1) {
    const answer = game.tell(account, 'start_mining', { device, resource: 'carbon' });
    const { id } = answer['operation'] as { id: string };
    for (const known of ids) expect(operationView(game.world(), account, known)).toBeUndefined();
    expect(operationView(game.world(), account, id)).toMatchObject({ id, kind: 'mining' });
    ids.add(id);
    expect(ids.size).toBe(n);
    game.tell(account, 'deactivate', { device });
  }
});

test('shows the end of each kind of work', () => {
  const game = tester();
  const account = game.open();
  const kindOf = (type: string, args: Record<string, unknown>) => {
    const { kind, state, completes_tick } = game.tell(account, type, args)['operation'] as {
      kind: string;
      state: string;
      completes_tick: number | null;
    };
    return [kind, state, completes_tick];
  };
  const survey = game.code(account, 'survey_drone');
  const printer = game.code(account, 'autofactory');
  const miner = game.code(account, 'mining_drone');
  const print = (device_type: string) => kindOf('enqueue_print', { device: printer, device_type });
  expect(kindOf('scan', { device: survey })).toEqual(['scanning', 'running', expect.any(Number)]);
  game.tell(account, 'deactivate', { device: survey });
  expect(kindOf('search', { device: survey })).toEqual(['searching', 'running', 180]);
  expect(kindOf('start_mining', { device: miner, resource: 'carbon' })).toEqual([
    'mining',
    'running',
    null,
  ]);
  expect(print('ftl_beacon')).toEqual(['printing', 'running', 100]);
  expect(kindOf('clear_queue', { device: printer })).toEqual(['idle', 'done', null]);
  expect(print('heaven_vessel')).toEqual(['waiting_for_resources', 'waiting', null]);
  expect(kindOf('decommission', { device: game.code(account, 'mining_drone', 1) })).toEqual([
    'disassembling',
    'running',
    30,
  ]);
});
