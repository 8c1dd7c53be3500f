import { expect, test } from 'vitest';
import { deviceTester } from '../../tester.js';
import { audit } from '../../views/game/audit.js';

function startGame(wearPpmPerHour = 100_000) {
  const mining = { wearPpmPerHour, minWearPpm: 1 };
  const { game, account, device } = deviceTester('maintenance_drone', {
    more: ['maintenance_drone'],
    rules: { mining },
  });
  const target = game.code(account, 'mining_drone');
  const wear = () => {
    game.command(account, 'start_mining', { device: target, resource: 'rares' });
    game.run(3600);
    game.command(account, 'deactivate', { device: target });
  };
  return { game, account, device, target, wear };
}

test('each percent costs a share of the bill from the stock at the place', () => {
  const { game, account, device, target, wear } = startGame();
  wear();
  expect(game.device(account, target).operational_capacity).toBe(90);
  const before = game.stock(account).structural ?? 0;
  const answer = game.command(account, 'repair', { device, target });
  // Ten percents at five thousandths of 100, 50, 25 and 25 units; rounded up.
  const spent = { structural: 5, conductive: 3, silicates: 2, carbon: 2, volatiles: 0, rares: 0 };
  expect(answer).toMatchObject({ target_device_code: target, percent_restored: 10, spent });
  expect(game.events.at(-1)).toMatchObject({ name: 'device.repaired', restored_ppm: 100_000 });
  expect(game.device(account, target).operational_capacity).toBe(100);
  expect(game.stock(account).structural).toBe(before - 5);
  expect(audit(game.world()).structural.sinks).toEqual({ units: 5, micro: 0 });
  expect(game.execute(account, 'repair', { device, target })).toMatchObject({
    refusal: { code: 'not_needed', numbers: { operational_capacity: 100 } },
  });
});

test('one ppm of wear can be repaired, for the price of a percent', () => {
  const { game, account, device, target, wear } = startGame(1);
  expect(game.refusal(account, 'repair', { device, target })).toBe('not_needed');
  wear();
  expect(game.command(account, 'repair', { device, target })['percent_restored']).toBe(1);
  expect(game.events.at(-1)).toMatchObject({ name: 'device.repaired', restored_ppm: 1 });
  expect(game.refusal(account, 'repair', { device, target })).toBe('not_needed');
});

test('repairs a working device, whose next run is faster', () => {
  const { game, account, device, target, wear } = startGame();
  wear();
  game.command(account, 'start_mining', { device: target, resource: 'carbon' });
  const slow = game.device(account, target).mining?.rate_micro;
  game.command(account, 'repair', { device, target });
  expect(game.device(account, target).mining?.rate_micro).toBe(slow);
  game.command(account, 'retarget', { device: target, resource: 'structural' });
  game.command(account, 'retarget', { device: target, resource: 'carbon' });
  expect(game.device(account, target).mining?.rate_micro).toBeGreaterThan(slow ?? 0);
});

test('makes its refusals in order', () => {
  const { game, account, device, target, wear } = startGame();
  wear();
  const refusal = () => game.refusal(account, 'repair', { device, target });
  game.command(account, 'travel', { device: target, destination: 'SOL-4' });
  expect(refusal()).toBe('target_busy');
  game.run(80);
  expect(refusal()).toBe('wrong_location');
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(80);
  expect(game.execute(account, 'repair', { device, target })).toMatchObject({
    refusal: { code: 'short_stock', numbers: { resource: 'structural', need: 5, have: 0 } },
  });
});
