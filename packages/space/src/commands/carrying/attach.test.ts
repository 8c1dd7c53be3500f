import { expect, test } from 'vitest';
import { deviceTester, soloTester } from '../../tester.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { locationView } from '../../views/places/locationView.js';

test('attached devices travel with the vessel, also between stars', () => {
  const { game, account, device } = deviceTester('heaven_vessel');
  const drone = game.code(account, 'mining_drone');
  const factory = game.code(account, 'autofactory');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(100);
  const targets = [factory, drone];
  const attached = { status: 'idle', attached_devices: targets };
  expect(game.command(account, 'attach', { device, targets })).toMatchObject(attached);
  expect(game.last(3)).toEqual(['device.attached', 'mining.stopped', 'device.attached']);
  expect(game.device(account, device).attached_devices).toEqual([drone, factory]);
  const carried = { status: 'attached', attached_to_device_code: device };
  expect(game.device(account, drone)).toMatchObject(carried);
  expect(game.refusal(account, 'deploy', { device: drone })).toBe('wrong_state');
  const { operation } = game.command(account, 'travel', { device, destination: 'BARNARD' });
  expect(game.refusal(account, 'detach', { device, targets })).toBe('device_busy');
  game.run((operation as { completes_tick: number }).completes_tick);
  for (const each of [device, ...targets]) {
    expect(game.device(account, each).location).toBe('BARNARD');
  }
  game.command(account, 'detach', { device, targets: [factory] });
  expect(game.events.at(-1)?.name).toBe('device.detached');
  expect(game.device(account, factory)).toMatchObject({ status: 'idle', location: 'BARNARD' });
  expect(game.device(account, device).attached_devices).toEqual([drone]);
  expect(game.refusal(account, 'detach', { device, targets })).toBe('not_attached');
});

test('devices stowed in an attached vessel stay in it until it is detached', () => {
  const fleet = ['heaven_vessel', 'heaven_vessel', 'mining_drone'] as const;
  const { game, account, device } = deviceTester('heaven_vessel', { rules: { start: { fleet } } });
  const barge = game.code(account, 'heaven_vessel', 1);
  const drone = game.code(account, 'mining_drone');
  game.command(account, 'stow', { device: drone, into: barge });
  game.command(account, 'attach', { device, targets: [barge] });
  expect(game.refusal(account, 'deploy', { device: drone })).toBe('carrier_busy');
  expect(game.refusal(account, 'attach', { device: barge, targets: [device] })).toBe('device_busy');
  game.command(account, 'travel', { device, destination: 'SOL-4' });
  game.run(60);
  expect(game.device(account, drone)).toMatchObject({ status: 'stowed', location: 'SOL-4' });
  game.command(account, 'detach', { device, targets: [barge] });
  game.command(account, 'attach', { device: barge, targets: [device] });
  expect(game.refusal(account, 'attach', { device, targets: [barge] })).toBe('device_busy');
  game.command(account, 'detach', { device: barge, targets: [device] });
  game.command(account, 'deploy', { device: drone });
  game.command(account, 'attach', { device: barge, targets: [drone] });
  expect(game.refusal(account, 'attach', { device, targets: [barge] })).toBe('carries_devices');
});

test('makes its refusals in order; one bad target refuses the whole command', () => {
  const { game, account } = soloTester({ rules: { carrying: { maxAttached: 2 } } });
  const device = game.code(account, 'heaven_vessel');
  const [first = '', second = ''] = [0, 1].map((n) => game.code(account, 'mining_drone', n));
  const survey = game.code(account, 'survey_drone');
  const factory = game.code(account, 'autofactory');
  const refusal = (targets: unknown) => game.refusal(account, 'attach', { device, targets });
  expect(refusal([first, second, survey])).toBe('invalid_field');
  expect(refusal([first, device])).toBe('own_carrier');
  game.command(account, 'enqueue_print', { device: factory, device_type: 'ftl_beacon' });
  expect(refusal([first, factory])).toBe('device_busy');
  game.command(account, 'travel', { device: second, destination: 'SOL-4' });
  expect(refusal([first, second])).toBe('device_busy');
  game.run(60);
  expect(game.execute(account, 'attach', { device, targets: [first, second] })).toMatchObject({
    refusal: { code: 'wrong_location', numbers: { device_code: second, location: 'SOL-4' } },
  });
  expect(game.device(account, first).status).toBe('idle');
  game.command(account, 'attach', { device, targets: [first] });
  expect(refusal([first])).toBe('wrong_state');
  game.run(200);
  expect(refusal([survey, factory])).toBe('attach_limit');
});

test('a stowed device is at the place of its vessel, also after a journey', () => {
  const { game, account } = soloTester();
  const vessel = game.code(account, 'heaven_vessel');
  const device = game.code(account, 'mining_drone');
  const stowed = { status: 'stowed', stowed_in_device_code: vessel };
  const answer = game.command(account, 'stow', { device });
  expect(answer).toMatchObject({ ...stowed, operation: { state: 'done' } });
  const used = { stowed_devices: [device], stow_capacity: 16, stow_used: 1 };
  expect(game.device(account, vessel)).toMatchObject(used);
  game.command(account, 'travel', { device: vessel, destination: 'SOL-4' });
  game.run(30);
  expect(game.device(account, device)).toMatchObject({ ...stowed, location: 'SOL-BELT-1' });
  game.run(30);
  expect(game.device(account, device).location).toBe('SOL-4');
  const codesAt = (place: string) =>
    locationView(game.world(), account, place)?.devices.map((each) => each.device_code);
  expect(codesAt('SOL-BELT-1')).not.toContain(device);
  expect(codesAt('SOL-4')).toEqual([vessel, device]);
  game.command(account, 'deploy', { device });
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-4' });
  expect(game.device(account, vessel)).toMatchObject({ stowed_devices: [], stow_used: 0 });
  const journey = ['travel.departed', 'travel.arrived'];
  expect(game.last(4)).toEqual(['device.stowed', ...journey, 'device.deployed']);
});

test('makes its refusals in order', () => {
  const { blueprints } = STANDARD_RULESET;
  const heaven_vessel = { ...blueprints.heaven_vessel, stowCapacity: 9 };
  const { game, account } = soloTester({ rules: { blueprints: { heaven_vessel } } });
  const vessel = game.code(account, 'heaven_vessel');
  const device = game.code(account, 'mining_drone');
  const refusal = (more: object) => game.refusal(account, 'stow', { device, ...more });
  expect(refusal({ into: device })).toBe('no_vessel');
  expect(refusal({ into: game.code(account, 'autofactory') })).toBe('no_vessel');
  game.command(account, 'travel', { device: vessel, destination: 'SOL-4' });
  expect(refusal({ into: vessel })).toBe('carrier_busy');
  expect(refusal({})).toBe('carrier_busy');
  game.run(60);
  expect(refusal({ into: vessel })).toBe('wrong_location');
  expect(refusal({})).toBe('no_vessel');
  game.command(account, 'travel', { device: vessel, destination: 'SOL-BELT-1' });
  game.run(60);
  game.command(account, 'stow', { device: game.code(account, 'autofactory') });
  game.command(account, 'stow', { device });
  const second = game.code(account, 'mining_drone', 1);
  expect(game.execute(account, 'stow', { device: second })).toMatchObject({
    refusal: {
      code: 'no_room',
      numbers: { device_code: vessel, stow_capacity: 9, stow_used: 9, stow_places: 1 },
    },
  });
});
