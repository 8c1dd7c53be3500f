import { expect, test } from 'vitest';
import type { DeviceType } from '../ruleset/deviceTypes.js';
import { type Amounts, perCategory } from '../ruleset/categories.js';
import { soloTester } from '../tester.js';

function startGame(stock: Partial<Amounts>, more: readonly DeviceType[] = []) {
  const { game, account } = soloTester({ more, stock: { ...perCategory(() => 0), ...stock } });
  const mine = (resource: string, n: number) =>
    game.command(account, 'start_mining', {
      device: game.code(account, 'mining_drone', n),
      resource,
    });
  const print = (device_type: DeviceType, n = 0) =>
    game.command(account, 'enqueue_print', {
      device: game.code(account, 'autofactory', n),
      device_type,
    });
  const status = (n = 0) => game.device(account, game.code(account, 'autofactory', n)).status;
  return { game, account, mine, print, status };
}

test('a printer starts in the tick in which the last category is available', () => {
  const { game, account, mine, print, status } = startGame({ silicates: 50, carbon: 50 });
  expect(print('mining_drone')['status']).toBe('waiting_for_resources');
  const printer = game.code(account, 'autofactory');
  expect(game.device(account, printer).waiting_for).toEqual({
    structural: { need: 100, have: 0 },
    conductive: { need: 50, have: 0 },
  });
  expect(game.run(1000)).toEqual([]);
  mine('structural', 0);
  game.run(100);
  mine('conductive', 1);
  // Rich structural: 192,307 a tick, 100 units in 521 ticks; high conductive: 134,615, 50 in 372.
  expect(game.run(420)).toEqual([]);
  expect(game.run(1)).toEqual(['print.started']);
  expect(status()).toBe('printing (mining_drone)');
});

test('the prediction follows changes of the drones', () => {
  const { game, account, mine, print } = startGame({ silicates: 50, carbon: 50 });
  print('mining_drone');
  mine('structural', 0);
  mine('conductive', 1);
  game.run(200);
  const slow = game.code(account, 'mining_drone', 1);
  game.command(account, 'deactivate', { device: slow });
  // 26.9 units of conductive are there; structural is complete at tick 521, and nothing starts.
  expect(game.run(800)).toEqual([]);
  mine('conductive', 1);
  expect(game.run(172)).toEqual(['print.started']);
});

test('the printer that waits longest is served first', () => {
  const { game, account, mine, print, status } = startGame({ structural: 90, conductive: 500 }, [
    'autofactory',
    'autofactory',
  ]);
  print('mining_drone', 1);
  game.run(10);
  print('mining_drone', 0);
  game.run(10);
  mine('carbon', 0);
  mine('silicates', 1);
  expect(game.run(2000)).toEqual([]);
  game.command(account, 'retarget', {
    device: game.code(account, 'mining_drone', 0),
    resource: 'structural',
  });
  expect(game.run(52)).toEqual([]);
  expect(game.run(1)).toEqual(['print.started']);
  expect([status(0), status(1)]).toEqual(['waiting_for_resources', 'printing (mining_drone)']);
  const next = game.run(700).filter((name) => name === 'print.started');
  expect(next).toEqual(['print.started']);
  expect(status(0)).toBe('printing (mining_drone)');
});

test('a refund serves the printer that waits longest at once', () => {
  const { game, account, print, status } = startGame(
    { structural: 100, conductive: 50, silicates: 25, carbon: 25 },
    ['autofactory', 'autofactory'],
  );
  print('mining_drone', 0);
  print('mining_drone', 0);
  print('mining_drone', 2);
  game.run(5);
  print('mining_drone', 1);
  expect(status(0)).toBe('printing (mining_drone)');
  const device = game.code(account, 'autofactory', 0);
  game.command(account, 'dequeue_print', { device, job_id: game.job(1) });
  expect([0, 1, 2].map((n) => status(n))).toEqual([
    'waiting_for_resources',
    'waiting_for_resources',
    'printing (mining_drone)',
  ]);
});

test('cancelling a waiting job frees its printer', () => {
  const { game, account, print, status } = startGame({});
  print('mining_drone');
  const device = game.code(account, 'autofactory');
  const order = { device, destination: 'SOL-4' };
  expect(game.refusal(account, 'travel', order)).toBe('device_busy');
  game.command(account, 'clear_queue', { device });
  expect(status()).toBe('idle');
  expect(game.execute(account, 'travel', order).done).toBe(true);
});
