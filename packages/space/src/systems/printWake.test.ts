import { expect, test } from 'vitest';
import type { DeviceType } from '../ruleset/deviceTypes.js';
import { type Amounts, perCategory } from '../ruleset/categories.js';
import { soloTester } from '../tester.js';

const TWO = ['autofactory', 'autofactory'] as const;

function startGame(stock: Partial<Amounts>, more: readonly DeviceType[] = []) {
  const { game, account } = soloTester({ more, stock: { ...perCategory(() => 0), ...stock } });
  const mine = (resource: string, n: number) =>
    game.command(account, 'start_mining', {
      device: game.code(account, 'mining_drone', n),
      resource,
    });
  const printer = (n = 0) => game.code(account, 'autofactory', n);
  const print = (n = 0) =>
    game.command(account, 'enqueue_print', { device: printer(n), device_type: 'mining_drone' });
  const status = (n = 0) => game.device(account, printer(n)).status;
  return { game, account, mine, print, printer, status };
}

test('a printer starts in the tick in which the last category is available', () => {
  const { game, account, mine, print, printer, status } = startGame({ silicates: 50, carbon: 50 });
  expect(print()['status']).toBe('waiting_for_resources');
  expect(game.device(account, printer()).waiting_for).toEqual({
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
  print();
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
  const { game, account, mine, print, status } = startGame(
    { structural: 90, conductive: 500 },
    TWO,
  );
  print(1);
  game.run(10);
  print();
  game.run(10);
  mine('carbon', 0);
  mine('silicates', 1);
  expect(game.run(2000)).toEqual([]);
  const device = game.code(account, 'mining_drone', 0);
  game.command(account, 'retarget', { device, resource: 'structural' });
  expect(game.run(52)).toEqual([]);
  expect(game.run(1)).toEqual(['print.started']);
  expect([status(0), status(1)]).toEqual(['waiting_for_resources', 'printing (mining_drone)']);
  const next = game.run(700).filter((name) => name === 'print.started');
  expect(next).toEqual(['print.started']);
  expect(status(0)).toBe('printing (mining_drone)');
});

test('a refund serves the printer that waits longest at once', () => {
  const bill = { structural: 100, conductive: 50, silicates: 25, carbon: 25 };
  const { game, account, print, printer, status } = startGame(bill, TWO);
  print();
  print();
  print(2);
  game.run(5);
  print(1);
  expect(status(0)).toBe('printing (mining_drone)');
  game.command(account, 'dequeue_print', { device: printer(), job_id: game.job(1) });
  const waits = 'waiting_for_resources';
  expect([0, 1, 2].map(status)).toEqual([waits, waits, 'printing (mining_drone)']);
});

test('cancelling a waiting job frees its printer', () => {
  const { game, account, print, printer, status } = startGame({});
  print();
  const device = printer();
  const order = { device, destination: 'SOL-4' };
  expect(game.refusal(account, 'travel', order)).toBe('device_busy');
  game.command(account, 'clear_queue', { device });
  expect(status()).toBe('idle');
  expect(game.execute(account, 'travel', order).done).toBe(true);
});
