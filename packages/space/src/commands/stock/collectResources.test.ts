import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';
import { audit } from '../../views/game/audit.js';

function startGame(mining = {}) {
  const { game, account, device } = deviceTester('transport_drone', {
    more: ['transport_drone'],
    rules: { mining },
  });
  return { game, account, device };
}

test('moves stock into the hold, carries it, and deposits it elsewhere', () => {
  const { game, account, device } = startGame();
  const resources = { carbon: 200, rares: 50 };
  const answer = game.command(account, 'collect_resources', { device, resources });
  expect(answer).toMatchObject({ status: 'idle', collected: resources, cargo: resources });
  expect(game.stock(account)).toMatchObject({ carbon: 100, rares: 10 });
  expect(audit(game.world()).carbon.holds).toEqual({ units: 200, micro: 0 });
  expect(game.device(account, device)).toMatchObject({
    cargo_capacity: 500,
    cargo: [
      { resource_type: 'carbon', quantity: 200 },
      { resource_type: 'rares', quantity: 50 },
    ],
  });
  expect(game.events.slice(-2)).toMatchObject([
    { name: 'cargo.collected', resource: 4, quantity: 200 },
    { name: 'cargo.collected', resource: 6, quantity: 50 },
  ]);
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(80);
  game.command(account, 'deposit_resources', { device, resources: { carbon: 20 } });
  expect(game.device(account, device).cargo?.[0]).toMatchObject({ quantity: 180 });
  game.command(account, 'deposit_resources', { device });
  expect(game.stock(account, 'SOL-4')).toMatchObject(resources);
  expect(game.device(account, device).cargo).toEqual([]);
  expect(game.refusal(account, 'deposit_resources', { device })).toBe('hold_empty');
});

test('a deposit starts waiting print jobs', () => {
  const { game, account, device } = startGame();
  game.command(account, 'collect_resources', { device, resources: { carbon: 300 } });
  const printer = game.code(account, 'autofactory');
  game.command(account, 'enqueue_print', { device: printer, device_type: 'mining_drone' });
  expect(game.device(account, printer).status).toBe('waiting_for_resources');
  game.command(account, 'deposit_resources', { device, resources: { carbon: 24 } });
  expect(game.run(5)).toEqual([]);
  game.command(account, 'deposit_resources', { device, resources: { carbon: 1 } });
  expect(game.run(1)).toEqual(['print.started']);
});

test('refuses amounts that do not fit, with the numbers', () => {
  const { game, account, device } = startGame({ stockCapUnits: 3000 });
  const collect = (resources: object) =>
    game.execute(account, 'collect_resources', { device, resources });
  expect(collect({ carbon: 301 })).toMatchObject({
    refusal: { code: 'short_stock', numbers: { resource: 'carbon', need: 301, have: 300 } },
  });
  expect(collect({ structural: 400, carbon: 101 })).toMatchObject({
    refusal: { code: 'hold_full', numbers: { need: 501, have: 500 } },
  });
  collect({ structural: 500 });
  const deposit = (resources: object) =>
    game.execute(account, 'deposit_resources', { device, resources });
  expect(deposit({ structural: 400, carbon: 1 })).toMatchObject({
    refusal: { code: 'short_cargo', numbers: { resource: 'carbon', need: 1, have: 0 } },
  });
  const drones = [0, 1].map((n) => game.code(account, 'mining_drone', n));
  for (const drone of drones) {
    game.command(account, 'start_mining', { device: drone, resource: 'structural' });
  }
  game.run(5000);
  expect(deposit({ structural: 500 })).toMatchObject({
    refusal: { code: 'stock_full', numbers: { resource: 'structural', need: 500 } },
  });
  // Without amounts it is all that fits; what the drones bring in the next tick fits, too.
  const answer = game.command(account, 'deposit_resources', { device });
  const left = 500 - Number((answer['deposited'] as { structural: number }).structural);
  expect(game.device(account, device).cargo).toMatchObject([{ quantity: left }]);
  game.run(100);
  const stock = game.stock(account).structural;
  expect(stock).toBeGreaterThan(2998);
  expect(stock).toBeLessThanOrEqual(3000);
  expect(game.refusal(account, 'deposit_resources', { device })).toBe('stock_full');
});
