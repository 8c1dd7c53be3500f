import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { soloTester } from '../../tester.js';
import { accountView } from '../../views/accounts/accountView.js';
import { audit } from '../../views/game/audit.js';

function startGame(more: readonly DeviceType[] = [], limits = {}) {
  const { game, account } = soloTester({ more, rules: { limits } });
  const devices = () => accountView(game.world(), account)?.devices_and_orders;
  return { game, account, devices };
}

test('at an autofactory it takes 30 s, refunds three fifths and loses the rest', () => {
  const { game, account, devices } = startGame();
  const device = game.code(account, 'mining_drone');
  expect(game.command(account, 'decommission', { device })).toMatchObject({
    status: 'disassembling',
    operation: { kind: 'disassembling', state: 'running', completes_tick: 30 },
    destination: 'SOL-BELT-1',
    recovers: { structural: 60, conductive: 30, silicates: 15, carbon: 15, rares: 0 },
  });
  expect(game.refusal(account, 'decommission', { device })).toBe('device_busy');
  expect(game.run(29)).toEqual([]);
  const names = game.run(1).filter((name) => name.startsWith('device.'));
  expect(names).toEqual([...Array(4).fill('device.recovered'), 'device.decommissioned']);
  expect(game.stock(account)).toMatchObject({ structural: 1260, conductive: 730, carbon: 315 });
  expect(audit(game.world()).structural.sinks).toEqual({ units: 40, micro: 0 });
  expect(devices()).toBe(4);
  expect(game.refusal(account, 'decommission', { device })).toBe('unknown_device');
});

test('elsewhere it travels to the nearest autofactory first, and wear reduces the refund', () => {
  const { game, account } = startGame(['autofactory']);
  const device = game.code(account, 'mining_drone');
  const far = game.code(account, 'autofactory', 1);
  game.command(account, 'travel', { device: far, destination: 'SOL-4-1' });
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(500);
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(60);
  expect(game.device(account, device).operational_capacity).toBe(99.9861);
  const answer = game.command(account, 'decommission', { device });
  expect(answer).toMatchObject({ status: 'decommissioning', destination: 'SOL-4-1' });
  const travel = { origin: 'SOL-4', destination: 'SOL-4-1' };
  expect(game.device(account, device)).toMatchObject({ location: 'SOL-4', travel });
  game.run(5);
  expect(game.device(account, device)).toMatchObject({ location: 'SOL-4-1' });
  game.run(30);
  // 100 · 59.99861 %, rounded down.
  expect(game.stock(account, 'SOL-4-1')).toMatchObject({ structural: 59, conductive: 29 });
});

test('an autofactory needs another one; one that left is not waited for', () => {
  const { game, account } = startGame(['autofactory']);
  const one = game.code(account, 'autofactory');
  const other = game.code(account, 'autofactory', 1);
  const device = game.code(account, 'mining_drone');
  game.command(account, 'travel', { device, destination: 'SOL-3' });
  game.run(60);
  game.command(account, 'decommission', { device: one });
  expect(game.refusal(account, 'decommission', { device: other })).toBe('no_autofactory');
  game.command(account, 'decommission', { device });
  game.command(account, 'travel', { device: other, destination: 'SOL-4' });
  // Nobody takes the first one apart while the other is away.
  expect(game.run(30)).toContain('device.decommission_cancelled');
  expect(game.device(account, one).status).toBe('idle');
  game.command(account, 'travel', { device: one, destination: 'SOL-5' });
  game.run(40);
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-BELT-1' });
  game.run(500);
  game.command(account, 'decommission', { device });
  expect(game.device(account, device).travel?.destination).toBe('SOL-4');
  game.command(account, 'travel', { device: other, destination: 'SOL-3' });
  game.run(60);
  // The autofactory had left: on to the other one.
  expect(game.device(account, device)).toMatchObject({ status: 'decommissioning' });
  game.run(600);
  expect(game.refusal(account, 'decommission', { device })).toBe('unknown_device');
});

test('refuses a vessel that hosts a replicant', () => {
  const { game, account } = startGame(['heaven_vessel']);
  const [home, spare] = [0, 1].map((n) => game.code(account, 'heaven_vessel', n));
  expect(game.refusal(account, 'decommission', { device: home })).toBe('hosts_replicant');
  expect(game.device(account, home ?? '').blocked_commands['decommission']).toBe('hosts_replicant');
  expect(game.device(account, spare ?? '').available_commands).toContain('decommission');
  game.command(account, 'decommission', { device: spare });
  game.run(300);
  const view = accountView(game.world(), account);
  expect(view?.replicants[0]?.hosting_device_code).toBe(home);
});

test('makes its refusals in order', () => {
  const { game, account } = startGame(['ftl_beacon'], { stocksPerAccount: 1 });
  const printer = game.code(account, 'autofactory');
  const device = game.code(account, 'mining_drone');
  const refusal = (code: string) => game.refusal(account, 'decommission', { device: code });
  game.command(account, 'enqueue_print', { device: printer, device_type: 'ftl_beacon' });
  expect(refusal(printer)).toBe('device_busy');
  game.run(100);
  expect(refusal(printer)).toBe('no_autofactory');
  game.command(account, 'travel', { device: printer, destination: 'SOL-4' });
  expect(refusal(device)).toBe('no_autofactory');
  game.run(300);
  expect(refusal(game.code(account, 'ftl_beacon'))).toBe('no_autofactory');
  expect(refusal(device)).toBe('stock_limit');
});

test('neither a new owner nor the builder may decommission a transferred device', () => {
  const { game, account } = startGame();
  const other = game.open('Bo');
  const taker = game.replicant(other);
  game.command(other, 'update_replicant', { replicant_code: taker, accepts_devices: true });
  const device = game.code(account, 'mining_drone');
  const yard = game.code(account, 'autofactory');
  game.command(account, 'change_owner', { device, replicant_code: taker });
  game.command(account, 'change_owner', { device: yard, replicant_code: taker });
  expect(game.refusal(other, 'decommission', { device })).toBe('not_builder');
  expect(game.device(other, device).blocked_commands['decommission']).toBe('not_builder');
  expect(game.refusal(account, 'decommission', { device })).toBe('unknown_device');
  // The autofactory is the other account's now, and takes nothing of the first one's apart.
  const left = game.code(account, 'survey_drone');
  expect(game.refusal(account, 'decommission', { device: left })).toBe('no_autofactory');
});
