import { expect, test } from 'vitest';
import { soloTester, deviceTester } from '../../tester.js';
import { eventPayload } from '../../views/events/eventPayload.js';

/** Two accounts at one place; the first has a controller with two drones that mine carbon. */
function startMiners() {
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
  const { game, account, device, vessel, drones, status } = startMiners();
  const [drone = ''] = drones;
  game.command(account, 'stow', { device: drone, into: vessel });
  expect(game.run(100)).toEqual([]);
  expect(game.device(account, drone).controller_device_code).toBe(device);
  game.command(account, 'deploy', { device: drone });
  game.run(1);
  expect(status(drone)).toBe('mining (carbon)');
});

test('a stowed or travelling controller does not plan; its drones go on', () => {
  const { game, account, device, vessel, drones, status } = startMiners();
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
  const { game, account, friend, replicant_code, device, drones, status } = startMiners();
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
  const { game, account, device } = startMiners();
  game.command(account, 'update_account', { events: { ami_digest_interval: 10 } });
  expect(game.device(account, device).next_digest_tick).toBe(3600);
  game.run(3500);
  expect(game.device(account, device).next_digest_tick).toBe(3600 + 360);
});

test('a drone of a sharing sibling can be adopted and released', () => {
  const { game, account, device, drones } = startMiners();
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

function startGame(controllers = {}) {
  const two = <T>(type: T) => [type, type];
  const more = [...two('mining_drone' as const), ...two('ami_mining_controller' as const)];
  const { game, account, device } = deviceTester('ami_mining_controller', {
    more,
    rules: { controllers, start: { starCodes: ['SOL'] } },
  });
  const drone = (n: number) => game.code(account, 'mining_drone', n);
  return { game, account, device, drone };
}

test('a controller adopts and releases drones; both views show it', () => {
  const { game, account, device, drone } = startGame();
  const targets = [drone(1), drone(0)];
  const idle = { adopted_devices: [], directive: null, next_digest_tick: null };
  expect(game.device(account, device)).toMatchObject(idle);
  expect(game.command(account, 'adopt', { device, targets })).toMatchObject({ adopted: targets });
  expect(game.last(2)).toEqual(['ami.adopted', 'ami.adopted']);
  const busy = { adopted_devices: [drone(0), drone(1)], next_digest_tick: 3600 };
  expect(game.device(account, device)).toMatchObject(busy);
  expect(game.device(account, drone(0)).controller_device_code).toBe(device);
  expect(game.device(account, drone(2)).controller_device_code).toBeNull();
  game.command(account, 'release', { device, targets: [drone(0)] });
  expect(game.events.at(-1)?.name).toBe('ami.released');
  expect(game.device(account, device).adopted_devices).toEqual([drone(1)]);
  expect(game.device(account, drone(0)).controller_device_code).toBeNull();
  game.command(account, 'adopt', { device, targets: [drone(0)] });
});

test('names the target in each refusal, and adopts all or none', () => {
  const { game, account, device, drone } = startGame({ maxAdopted: 2 });
  const adopt = (targets: unknown, by = device) =>
    game.refusal(account, 'adopt', { device: by, targets });
  expect(adopt([game.code(account, 'survey_drone')])).toBe('wrong_type');
  expect(adopt([device])).toBe('wrong_type');
  game.command(account, 'adopt', { device, targets: [drone(0)] });
  expect(adopt([drone(0)])).toBe('already_adopted');
  const other = game.code(account, 'ami_mining_controller', 1);
  expect(adopt([drone(0)], other)).toBe('already_adopted');
  expect(adopt([drone(1), drone(2)])).toBe('controller_full');
  const release = (targets: unknown, by = device) =>
    game.refusal(account, 'release', { device: by, targets });
  expect(release([drone(1)])).toBe('not_adopted');
  expect(release([drone(0)], other)).toBe('not_adopted');
  expect(release([drone(0), drone(1)])).toBe('not_adopted');
  expect(game.device(account, device).adopted_devices).toEqual([drone(0)]);
});

test('the controller of a print order adopts the printed drone and directs it', () => {
  const { game, account, device, drone } = startGame({ maxAdopted: 1 });
  game.command(account, 'enqueue_print', {
    device: game.code(account, 'autofactory'),
    device_type: 'mining_drone',
    quantity: 2,
    controller: device,
    oncomplete: { command: 'start_mining', resource: 'carbon' },
  });
  const begun = ['ami.adopted', 'mining.started', 'print.started'];
  expect(game.run(600)).toEqual(['print.completed', ...begun]);
  const at = { controller_device_code: device, status: 'mining (carbon)' };
  expect(game.device(account, drone(4))).toMatchObject(at);
  expect(game.run(600)).toEqual(['print.completed', 'print.oncomplete_refused', 'mining.started']);
  const refused = game.events.find(({ name }) => name === 'print.oncomplete_refused')!;
  const why = { command: 'adopt', code: 'controller_full' };
  expect(eventPayload(game.world(), refused)).toMatchObject(why);
});
