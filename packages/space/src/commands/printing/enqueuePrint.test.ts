import { expect, test } from 'vitest';
import { tester, deviceTester } from '../../tester.js';
import { deviceViewIds } from '../../views/devices/deviceView.js';
import { inventoryView } from '../../views/accounts/inventoryView.js';

const stockOf = (game: ReturnType<typeof tester>, account: number) =>
  inventoryView(game.world(), account)[0]?.items;

test('runs jobs one after another; each is paid when it starts', () => {
  const { game, account, device } = deviceTester('autofactory');
  const answer = game.command(account, 'enqueue_print', {
    device,
    device_type: 'mining_drone',
    quantity: 2,
  });
  expect(answer).toMatchObject({
    status: 'printing',
    batch_id: game.job(1),
    job_ids: [game.job(1), game.job(2)],
  });
  expect(answer['operation']).toMatchObject({ completes_tick: 600 });
  expect(stockOf(game, account)).toMatchObject({ structural: 1100, carbon: 275, rares: 60 });
  expect(game.device(account, device)).toMatchObject({
    status: 'printing (mining_drone)',
    completes_tick: 600,
  });
  expect(game.run(600)).toEqual(['print.completed', 'print.started']);
  expect(stockOf(game, account)).toMatchObject({ structural: 1000 });
  expect(deviceViewIds(game.world(), account)).toHaveLength(6);
  expect(game.run(600)).toEqual(['print.completed']);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', print_queue: [] });
});

test('a cancelled job is refunded in full, and the next one starts', () => {
  const { game, account, device } = deviceTester('autofactory');
  const before = stockOf(game, account);
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone' });
  game.command(account, 'enqueue_print', { device, device_type: 'survey_drone' });
  game.run(10);
  expect(game.refusal(account, 'dequeue_print', { device, job_id: game.job(3) })).toBe(
    'unknown_job',
  );
  game.command(account, 'dequeue_print', { device, job_id: game.job(1) });
  expect(game.device(account, device)).toMatchObject({ status: 'printing (survey_drone)' });
  expect(game.command(account, 'clear_queue', { device })).toMatchObject({
    job_ids: [game.job(2)],
  });
  expect(stockOf(game, account)).toEqual(before);
  expect(game.device(account, device).status).toBe('idle');
  expect(game.run(1000)).toEqual([]);
});

test('makes its refusals in order', () => {
  const { game, account, device } = deviceTester('autofactory', {
    rules: { limits: { devices: 20, devicesPerAccount: 7 } },
  });
  const print = (more: object) =>
    game.refusal(account, 'enqueue_print', { device, device_type: 'ftl_beacon', ...more });
  expect(print({ device_type: 'teapot' })).toBe('invalid_field');
  expect(print({ quantity: 0 })).toBe('invalid_field');
  expect(print({ quantity: 51 })).toBe('invalid_field');
  expect(print({ quantity: 1.5 })).toBe('invalid_field');
  expect(print({ device: game.code(account, 'mining_drone') })).toBe('missing_feature');
  expect(print({ quantity: 11 })).toBe('queue_full');
  expect(print({ device: game.code(account, 'heaven_vessel'), quantity: 2 })).toBe('queue_full');
  expect(print({ quantity: 3 })).toBe('device_limit');
  expect(print({ quantity: 2 })).toBe('done');
  expect(print({})).toBe('device_limit');
  game.open('Bo');
  const third = game.open('Cy');
  const theirs = game.code(third, 'autofactory');
  const order = { device: theirs, device_type: 'ftl_beacon', quantity: 2 };
  expect(game.execute(third, 'enqueue_print', { ...order, quantity: 2 }).done).toBe(true);
  expect(game.refusal(third, 'enqueue_print', { ...order, quantity: 2 })).toBe('device_limit');
});
