import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { soloTester } from '../../tester.js';
import { locationView } from '../../views/places/locationView.js';

test('a stowed device is at the place of its vessel, also after a journey', () => {
  const { game, account } = soloTester();
  const vessel = game.code(account, 'heaven_vessel');
  const device = game.code(account, 'mining_drone');
  const answer = game.command(account, 'stow', { device });
  expect(answer).toMatchObject({
    status: 'stowed',
    operation: { state: 'done' },
    stowed_in_device_code: vessel,
  });
  expect(game.device(account, vessel)).toMatchObject({
    stowed_devices: [device],
    stow_capacity: 16,
    stow_used: 1,
  });
  game.command(account, 'travel', { device: vessel, destination: 'SOL-4' });
  game.run(30);
  expect(game.device(account, device)).toMatchObject({
    status: 'stowed',
    location: 'SOL-BELT-1',
    stowed_in_device_code: vessel,
  });
  game.run(30);
  expect(game.device(account, device).location).toBe('SOL-4');
  const codesAt = (place: string) =>
    locationView(game.world(), account, place)?.devices.map((each) => each.device_code);
  expect(codesAt('SOL-BELT-1')).not.toContain(device);
  expect(codesAt('SOL-4')).toEqual([vessel, device]);
  game.command(account, 'deploy', { device });
  expect(game.device(account, device)).toMatchObject({ status: 'idle', location: 'SOL-4' });
  expect(game.device(account, vessel)).toMatchObject({ stowed_devices: [], stow_used: 0 });
  expect(game.events.slice(-4).map(({ name }) => name)).toEqual([
    'device.stowed',
    'travel.departed',
    'travel.arrived',
    'device.deployed',
  ]);
});

test('makes its refusals in order', () => {
  const { blueprints } = STANDARD_RULESET;
  const heaven_vessel = { ...blueprints.heaven_vessel, stowCapacity: 9 };
  const { game, account } = soloTester({ rules: { blueprints: { heaven_vessel } } });
  const stranger = game.open('Bo');
  const vessel = game.code(account, 'heaven_vessel');
  const device = game.code(account, 'mining_drone');
  const refusal = (more: object) => game.refusal(account, 'stow', { device, ...more });
  expect(refusal({ into: 'x' })).toBe('invalid_field');
  expect(refusal({ device: vessel })).toBe('missing_feature');
  expect(refusal({ into: 'ffffffff' })).toBe('unknown_device');
  expect(refusal({ into: game.code(stranger, 'heaven_vessel') })).toBe('unknown_device');
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
