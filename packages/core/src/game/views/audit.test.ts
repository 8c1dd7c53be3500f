import { expect, test } from 'vitest';
import { tester } from '../tester.js';
import { audit } from './audit.js';
import { summary } from './summary.js';

test('the books show where matter came from and where it is', () => {
  const game = tester();
  const account = game.open();
  const device = game.code(account, 'autofactory');
  game.tell(account, 'enqueue_print', { device, device_type: 'mining_drone' });
  const books = audit(game.world());
  expect(books.structural).toMatchObject({
    stock: { units: 1100, micro: 0 },
    escrow: { units: 100, micro: 0 },
    devices: { units: 2000 + 100 + 100 + 60 + 800, micro: 0 },
    sinks: { units: 0, micro: 0 },
    difference_micro: 0,
  });
  expect(books.structural.sources.units).toBe(4260 + books.structural.reserves.units);
});

test('a summary says who has and did what', () => {
  const game = tester();
  const account = game.open();
  const drone = game.code(account, 'mining_drone');
  game.tell(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(521);
  game.tell(account, 'travel', { device: drone, destination: 'SOL-4' });
  game.run(60);
  expect(summary(game.world())).toMatchObject({
    tick: 581,
    totals: { devices: 5, mined: { carbon: 40, rares: 0 }, printed: 0, trips: 1 },
    accounts: [{ name: 'Ada', devices_by_status: { idle: 5 }, travel_seconds: 60 }],
  });
});
