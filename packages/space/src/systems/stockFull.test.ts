import { expect, test } from 'vitest';
import { stockRoom, stockTakes } from '../rules/stock/stock.js';
import { STOCK } from '../state/stocks.js';
import { deviceTester, soloTester } from '../tester.js';
import { inventoryView } from '../views/accounts/inventoryView.js';

test('a stock without space for the next tick stops all its miners', () => {
  const { game, account } = soloTester({
    stock: { carbon: 3000 },
    rules: { mining: { stockCapUnits: 3010 } },
  });
  const drones = [0, 1].map((n) => game.code(account, 'mining_drone', n));
  for (const device of drones)
    game.command(account, 'start_mining', { device, resource: 'carbon' });
  // 10 units of room at 2 · 76,923 a tick: the 65th tick is the last one that fits.
  expect(game.run(64)).toEqual([]);
  expect(game.run(1)).toEqual(['mining.stopped', 'mining.stopped']);
  expect(game.events.at(-1)).toMatchObject({ quantity_mined: 4, reason: 5 });
  expect(inventoryView(game.world(), account)[0]?.items['carbon']).toBe(3009);
  const order = { device: drones[0], resource: 'carbon' };
  expect(game.refusal(account, 'start_mining', order)).toBe('stock_full');
});

test('a refund may exceed the cap; then the stock is full at once', () => {
  const { game, account } = soloTester({
    stock: { carbon: 3000 },
    rules: { mining: { stockCapUnits: 3000 } },
  });
  const printer = game.code(account, 'autofactory');
  const device = game.code(account, 'mining_drone');
  game.command(account, 'enqueue_print', { device: printer, device_type: 'mining_drone' });
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(100);
  game.command(account, 'clear_queue', { device: printer });
  expect(inventoryView(game.world(), account)[0]?.items['carbon']).toBe(3007);
  expect(game.run(1)).toEqual(['mining.stopped']);
  expect(inventoryView(game.world(), account)[0]?.items['carbon']).toBe(3007);
});

test('a stock takes a yield for which it has exactly the room', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  const world = game.world();
  const stock = world.stocks.ids().find((id) => world.stocks.rate(id, STOCK.amount) > 0);
  if (stock === undefined) throw new Error('nothing is mined');
  const left = stockRoom(world, stock) - world.stocks.rate(stock, STOCK.amount);
  expect(stockTakes(world, stock, left)).toBe(true);
  expect(stockTakes(world, stock, left + 1)).toBe(false);
});
