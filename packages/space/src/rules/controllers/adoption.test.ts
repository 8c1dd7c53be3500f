import { expect, test } from 'vitest';
import { soloTester } from '../../tester.js';

/** Two accounts at one place; the first has a controller with two drones that mine carbon. */
function startGame() {
  const stock = { structural: 9000, conductive: 9000, rares: 900 };
  const more = ['ami_mining_controller', 'heaven_vessel'] as const;
  const { game, account } = soloTester({ more, stock, rules: { start: { starCodes: ['SOL'] } } });
  const friend = game.open('Bo');
  const replicant_code = game.replicant(friend);
  game.command(friend, 'update_replicant', { replicant_code, accepts_devices: true });
  const device = game.code(account, 'ami_mining_controller');
  const vessel = game.code(account, 'heaven_vessel');
  const drones = [0, 1].map((n) => game.code(account, 'mining_drone', n));
  game.command(account, 'adopt', { device, targets: drones });
  const config = { resource: 'carbon' };
  game.command(account, 'set_directive', { device, name: 'gather_resources', config });
  game.run(100);
  const status = (code: string) => game.device(account, code).status;
  return { game, account, friend, replicant_code, device, vessel, drones, status };
}

test('a stowed drone stays adopted and works again when it is unstowed', () => {
  const { game, account, device, vessel, drones, status } = startGame();
  const [drone = ''] = drones;
  game.command(account, 'stow', { device: drone, into: vessel });
  expect(game.run(100)).toEqual([]);
  expect(game.device(account, drone).controller_device_code).toBe(device);
  game.command(account, 'deploy', { device: drone });
  game.run(1);
  expect(status(drone)).toBe('mining (carbon)');
});

test('a stowed or travelling controller does not plan; its drones go on', () => {
  const { game, account, device, vessel, drones, status } = startGame();
  const [drone = ''] = drones;
  game.command(account, 'stow', { device, into: vessel });
  game.command(account, 'deactivate', { device: drone });
  game.run(100);
  expect(drones.map(status)).toEqual(['idle', 'mining (carbon)']);
  game.command(account, 'deploy', { device });
  game.run(1);
  expect(drones.map(status)).toEqual(['mining (carbon)', 'mining (carbon)']);
  game.command(account, 'travel', { device, destination: 'SOL-3' });
  game.command(account, 'deactivate', { device: drone });
  game.run(400);
  expect(drones.map(status)).toEqual(['idle', 'mining (carbon)']);
});

test('a controller given away sends its digest, releases its drones and has no directive', () => {
  const { game, account, friend, replicant_code, device, drones, status } = startGame();
  const before = game.events.length;
  game.command(account, 'change_owner', { device, replicant_code });
  const released = ['ami.released', 'ami.released', 'ami.mining.digest', 'ami.directive_cleared'];
  const given = ['device.changed_owner', 'device.received'];
  expect(game.last(game.events.length - before)).toEqual([...released, ...given]);
  const fresh = { adopted_devices: [], directive: null, next_digest_tick: null };
  expect(game.device(friend, device)).toMatchObject(fresh);
  expect(drones.map(status)).toEqual(['mining (carbon)', 'mining (carbon)']);
  expect(game.run(4000)).toEqual([]);
});

test('a new digest interval applies from the next digest on', () => {
  const { game, account, device } = startGame();
  game.command(account, 'update_account', { events: { ami_digest_interval: 10 } });
  expect(game.device(account, device).next_digest_tick).toBe(3600);
  game.run(3500);
  expect(game.device(account, device).next_digest_tick).toBe(3600 + 360);
});

test('a drone of a sharing sibling can be adopted and released', () => {
  const { game, account, device, drones } = startGame();
  const second = game.code(account, 'heaven_vessel', 1);
  const [mine = '', drone = ''] = drones;
  const answer = game.command(account, 'replicate', { device: second, name: 'Cy' });
  const replicant_code = String(answer['replicant_code']);
  const permit = (cohort_permission: string) =>
    game.command(account, 'update_replicant', { replicant_code, cohort_permission });
  permit('public');
  game.command(account, 'deactivate', { device: drone });
  game.command(account, 'change_owner', { device: drone, replicant_code });
  permit('private');
  const targets = [drone];
  expect(game.refusal(account, 'adopt', { device, targets })).toBe('not_owner');
  expect(game.refusal(account, 'release', { device, targets })).toBe('not_owner');
  permit('public');
  game.command(account, 'adopt', { device, targets });
  permit('private');
  game.command(account, 'release', { device, targets });
  expect(game.device(account, device).adopted_devices).toEqual([mine]);
});
