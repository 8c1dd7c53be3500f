import { expect, test } from 'vitest';
import type { DeviceType } from '../../ruleset/deviceTypes.js';
import { MICRO } from '../../state/stocks.js';
import { tester } from '../../tester.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { leaderboardSteps } from '../../views/accounts/leaderboardSteps.js';
import { accountView } from '../../views/accounts/accountView.js';
import { inventoryView } from '../../views/accounts/inventoryView.js';
import { replicantListView } from '../../views/accounts/replicantView.js';
import { seasonView } from '../../views/accounts/seasonView.js';
import { audit } from '../../views/game/audit.js';

function startGame(more: readonly DeviceType[] = [], limits = {}) {
  const stock = { structural: 9000, conductive: 9000, rares: 900, carbon: 900 };
  const game = tester({ more, stock, rules: { limits, start: { starCodes: ['SOL'] } } });
  return { game, account: game.open() };
}

/** The matter of the world that is not in belts, in micro-units. */
function totalMicro(game: ReturnType<typeof tester>): number {
  let micro = 0;
  for (const one of Object.values(audit(game.world()))) {
    for (const { units, micro: rest } of [one.stock, one.holds, one.escrow, one.devices]) {
      micro += units * MICRO + rest;
    }
  }
  return micro;
}

test('nothing is left of an account, its replicants, its stock, and devices at work', () => {
  const { game, account } = startGame([
    ...(['ami_mining_controller', 'heaven_vessel', 'heaven_vessel', 'transport_drone'] as const),
    ...(['mining_drone', 'mining_drone', 'survey_drone', 'ftl_beacon', 'autofactory'] as const),
  ]);
  const code = (type: DeviceType, n = 0) => game.code(account, type, n);
  const command = (type: string, args: object) => game.command(account, type, { ...args });
  const printer = code('autofactory');
  command('replicate', { device: code('heaven_vessel', 1), name: 'Bo' });
  command('stow', { device: code('mining_drone', 2), into: code('heaven_vessel', 2) });
  command('collect_resources', { device: code('transport_drone'), resources: { carbon: 100 } });
  command('travel', { device: code('transport_drone'), destination: 'SOL-4', via: ['SOL-3'] });
  command('adopt', { device: code('ami_mining_controller'), targets: [code('mining_drone')] });
  const config = { resource: 'carbon' };
  const controller = code('ami_mining_controller');
  command('set_directive', { device: controller, name: 'gather_resources', config });
  command('start_mining', { device: code('mining_drone', 1), resource: 'rares' });
  command('search', { device: code('survey_drone') });
  command('scan', { device: code('survey_drone', 1) });
  command('activate', { device: code('ftl_beacon') });
  command('decommission', { device: code('autofactory', 1) });
  const tags = ['a'];
  command('enqueue_print', { device: printer, device_type: 'mining_drone', quantity: 2, tags });
  command('set_tags', { device: printer, tags });
  game.run(10);
  expect(game.device(account, code('mining_drone')).status).toBe('mining (carbon)');
  expect(command('delete_account', {})).toEqual({ account });
  expect(accountView(game.world(), account)).toBeUndefined();
  expect(replicantListView(game.world(), account)).toEqual([]);
  game.run(2);
  for (const table of ['replicants', 'devices', 'jobs', 'orders', 'tags', 'directives'] as const) {
    expect(game.world()[table].ids(), table).toEqual([]);
  }
  expect(inventoryView(game.world(), account).map(({ items }) => items)).toEqual([{}]);
  expect(totalMicro(game)).toBe(0);
  expect(audit(game.world()).rares.replicants).toEqual({ units: 0, micro: 0 });
  expect(game.run(1_000_000)).toEqual([]);
});

test('a large account is destroyed in several ticks', () => {
  const more = Array<DeviceType>(600).fill('mining_drone');
  const { game, account } = startGame(more);
  const other = game.open('Bo');
  const left = () => game.world().devices.ids().length - 605;
  game.command(account, 'delete_account', {});
  const counts = [1, 1, 1].map((ticks) => (game.run(ticks), left()));
  expect(counts).toEqual([605 - 256, 605 - 512, 0]);
  expect(accountView(game.world(), other)?.devices_and_orders).toBe(605);
});

test('its place and its devices can be used by others', () => {
  const { game, account } = startGame([], { accounts: 1, devices: 5 });
  expect(game.refusal(0, 'open_account', { name: 'Bo' })).toBe('account_limit');
  game.command(account, 'delete_account', {});
  expect(game.refusal(0, 'open_account', { name: 'Bo' })).toBe('galaxy_full');
  game.run(1);
  expect(game.open('Bo')).toBe(account + 1);
});

test('a deleted account commands nothing and receives nothing', () => {
  const { game, account } = startGame();
  const other = game.open('Bo');
  const device = game.code(account, 'mining_drone');
  const replicant_code = game.replicant(account);
  game.command(account, 'update_replicant', { replicant_code, accepts_devices: true });
  game.command(account, 'delete_account', {});
  const refusal = (type: string, args: object) => game.refusal(account, type, { ...args });
  expect(refusal('delete_account', {})).toBe('unknown_account');
  expect(refusal('update_account', { name: 'Eve' })).toBe('unknown_account');
  expect(refusal('travel', { device, destination: 'SOL-3' })).toBe('unknown_account');
  const mine = game.code(other, 'mining_drone');
  const give = { device: mine, replicant_code };
  expect(game.refusal(other, 'change_owner', give)).toBe('unknown_replicant');
});

test('what it gave to a megastructure stays there without its name', () => {
  const needed = Object.keys(seasonView(tester().world())?.objective.requirements ?? {});
  const [type = 'mining_drone'] = needed as DeviceType[];
  const { game, account } = startGame([type]);
  const objective = () => seasonView(game.world())?.objective;
  const location = objective()?.location ?? '';
  const device = game.code(account, type);
  const vessel = game.code(account, 'heaven_vessel');
  game.command(account, 'stow', { device, into: vessel });
  game.command(account, 'travel', { device: vessel, destination: location });
  game.run(1_000_000);
  game.command(account, 'deploy', { device });
  game.command(account, 'contribute', { location, devices: [device] });
  expect(takeSteps(leaderboardSteps(game.world())).leaderboard).toHaveLength(1);
  game.command(account, 'delete_account', {});
  expect(objective()?.requirements[type]?.contributed).toBe(1);
  expect(takeSteps(leaderboardSteps(game.world())).leaderboard).toEqual([]);
  expect(seasonView(game.world())?.contributors).toEqual([]);
});
