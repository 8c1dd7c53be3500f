import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { DEPOSIT, depositOf } from '../state/sites.js';
import { tester, deviceTester, soloTester } from '../tester.js';
import { stockRoom, stockTakes } from '../rules/stock/stock.js';
import { STOCK } from '../state/stocks.js';

/** So many units of carbon in the primary site of the Sun's belt, and three drones. */
function scarce(units = 10, mining = {}, start = {}) {
  const { sites } = STANDARD_RULESET;
  const reserveUnits = { ...sites.reserveUnits, moderate: units };
  const rules = { mining, sites: { reserveUnits, jitterPerMille: 0 }, start };
  return tester({ more: ['mining_drone'], rules });
}

function mine(game: ReturnType<typeof tester>, account: number, drones: number): string[] {
  const codes = Array.from({ length: drones }, (_, n) => game.code(account, 'mining_drone', n));
  for (const device of codes) game.command(account, 'start_mining', { device, resource: 'carbon' });
  return codes;
}

const stopsOf = ({ events }: ReturnType<typeof tester>) =>
  events.filter(({ name }) => name === 'mining.stopped');

test('splits the rest in the order of device ids and conserves matter', () => {
  const game = scarce();
  const account = game.open();
  mine(game, account, 3);
  // 3 · 76,923 a tick: after 43 ticks 76,933 are left: 76,923 for the first, 10 for the second.
  expect(game.run(43)).toEqual([]);
  const world = game.world();
  expect(world.deposits.level(depositOf(1, 4), DEPOSIT.reserve)).toBe(76_933);
  expect(game.run(1)).toEqual(['site.depleted', ...Array(3).fill('mining.stopped')]);
  expect(stopsOf(game).map((event) => event['reason'])).toEqual([4, 4, 4]);
  expect(game.stock(account).carbon).toBe(300 + 10);
  expect(game.world().deposits.level(depositOf(1, 4), DEPOSIT.reserve)).toBe(0);
  const secondDrone = { device: game.code(account, 'mining_drone'), resource: 'carbon' };
  expect(game.refusal(account, 'start_mining', secondDrone)).toBe('depleted');
  const named = { ...secondDrone, site: 'SOL-BELT-1-SITE-0' };
  expect(game.refusal(account, 'start_mining', named)).toBe('depleted');
});

test('drones relocate to the first open site with the category and continue', () => {
  const game = scarce();
  const account = game.open();
  game.command(account, 'search', { device: game.code(account, 'survey_drone') });
  game.run(180);
  const [first = ''] = mine(game, account, 2);
  expect(game.run(65)).toEqual([]);
  expect(game.run(1)).toEqual(['site.depleted', 'mining.relocated', 'mining.relocated']);
  expect(game.device(account, first).mining).toMatchObject({ site: 'SOL-BELT-1-SITE-1' });
  // 10 units at the first site, 8 at the second; both times the last few go to the first.
  game.run(200);
  expect(stopsOf(game).map((event) => event['quantity_mined'])).toEqual([9, 8]);
  expect(game.stock(account).carbon).toBe(300 + 18);
});

test('a run relocates at most as often as the rules allow', () => {
  const game = scarce(10, { maxRelocations: 0 });
  const account = game.open();
  game.command(account, 'search', { device: game.code(account, 'survey_drone') });
  game.run(180);
  mine(game, account, 1);
  expect(game.run(140)).toEqual(['site.depleted', 'mining.stopped']);
});

test('each replicant gets one event', () => {
  const game = scarce(10, {}, { starCodes: ['SOL'] });
  const one = game.open();
  const two = game.open('Bo');
  mine(game, one, 2);
  mine(game, two, 2);
  game.run(40);
  const depletions = game.events.filter(({ name }) => name === 'site.depleted');
  expect(depletions.map((event) => event['replicant'])).toEqual([1, 2]);
});

test('exactly one unit can be mined, and less than one is no reason to begin', () => {
  const game = scarce(1);
  const account = game.open();
  const deposit = () => game.world().deposits.level(depositOf(1, 4), DEPOSIT.reserve);
  expect(deposit()).toBe(1_000_000);
  const [device = ''] = mine(game, account, 1);
  game.run(1);
  game.command(account, 'deactivate', { device });
  expect(deposit()).toBe(1_000_000 - 76_923);
  expect(game.refusal(account, 'start_mining', { device, resource: 'carbon' })).toBe('depleted');
});

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
  expect(game.stock(account).carbon).toBe(3009);
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
  expect(game.stock(account).carbon).toBe(3007);
  expect(game.run(1)).toEqual(['mining.stopped']);
  expect(game.stock(account).carbon).toBe(3007);
});

test('a stock takes a yield for which it has exactly the room', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  const world = game.world();
  const stock = world.stocks.ids().find((id) => world.stocks.rate(id, STOCK.amount) > 0)!;
  const left = stockRoom(world, stock) - world.stocks.rate(stock, STOCK.amount);
  expect(stockTakes(world, stock, left)).toBe(true);
  expect(stockTakes(world, stock, left + 1)).toBe(false);
});
