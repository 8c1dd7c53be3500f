import { expect, test } from 'vitest';
import { FLEET, replicantCodeToId } from '../../state/replicant.js';
import { HOLDING } from '../../state/account.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { deviceCode } from '../../state/devices.js';
import { soloTester } from '../../tester.js';
import { eventEnvelopes } from '../../views/events/eventEnvelope.js';

/** An account with two replicants, and a stranger at the same place. */
function three(limits = {}) {
  const fleet = ['heaven_vessel', 'heaven_vessel', 'mining_drone', 'transport_drone'] as const;
  const { bill } = STANDARD_RULESET.replication;
  const stock = { ...bill, carbon: bill.carbon + 100 };
  const { game, account } = soloTester({
    stock,
    rules: { limits, start: { starCodes: ['SOL'], fleet } },
  });
  const stranger = game.open('Bo');
  const device = game.code(account, 'heaven_vessel', 1);
  game.command(account, 'replicate', { device, name: 'Eve' });
  const give = (device: string, replicant_code: string) => ({ device, replicant_code });
  const accept = (of: number, n = 0) =>
    game.command(of, 'update_replicant', {
      replicant_code: game.replicant(of, n),
      accepts_devices: true,
    });
  return { game, account, stranger, give, accept };
}

test('a sibling that shares its devices receives devices, with stowed ones', () => {
  const { game, account, give } = three();
  const device = game.code(account, 'mining_drone');
  const sibling = game.replicant(account, 1);
  game.command(account, 'stow', { device });
  const order = give(device, sibling);
  expect(game.refusal(account, 'change_owner', order)).toBe('not_accepted');
  const permission = { replicant_code: sibling, cohort_permission: 'public' };
  game.command(account, 'update_replicant', permission);
  const given = { status: 'stowed', replicant_code: sibling };
  expect(game.command(account, 'change_owner', order)).toMatchObject(given);
  const stowed_in_device_code = game.code(account, 'heaven_vessel');
  expect(game.device(account, device)).toMatchObject({ ...given, stowed_in_device_code });
  expect(game.refusal(account, 'change_owner', order)).toBe('already_owner');
  game.command(account, 'update_account', { replicant_cooperation: 'shared' });
  game.command(account, 'change_owner', give(device, game.replicant(account)));
  // Another account is told; a sibling is not.
  expect(game.events.map(({ name }) => name)).not.toContain('device.received');
});

test('a stranger receives a device if it accepts devices; its counters and hold move too', () => {
  const { game, account, stranger, give, accept } = three();
  const device = game.code(account, 'transport_drone');
  const order = give(device, game.replicant(stranger));
  game.command(account, 'collect_resources', { device, resources: { carbon: 7 } });
  expect(game.refusal(account, 'change_owner', order)).toBe('not_accepted');
  accept(stranger);
  const counts = () =>
    [account, stranger].map((of) => game.world().holdings.get(of, HOLDING.devices));
  const [mine = 0, theirs = 0] = counts();
  game.command(account, 'change_owner', order);
  expect(counts()).toEqual([mine - 1, theirs + 1]);
  expect(game.refusal(account, 'set_tags', { device, tags: [] })).toBe('unknown_device');
  expect(game.device(stranger, device).cargo).toEqual([{ resource_type: 'carbon', quantity: 7 }]);
  expect(game.events.slice(-2)).toMatchObject([
    { name: 'device.changed_owner' },
    { name: 'device.received', replicant: 2 },
  ]);
  // Both learn who has it now; that it was received is told to its receiver alone.
  const { envelopes } = eventEnvelopes(game.world(), game.events.slice(-2));
  expect(envelopes.map((one) => [one.account, one.envelope.event])).toEqual([
    [account, 'device.changed_owner'],
    [stranger, 'device.changed_owner'],
    [stranger, 'device.received'],
  ]);
  const seven = replicantCodeToId(game.world().setting.key, game.replicant(stranger));
  expect(game.world().fleets.members(seven, FLEET.devices)).toHaveLength(theirs + 1);
});

test('a transferred vessel belongs to its new account', () => {
  const { game, account, stranger, give, accept } = three();
  const device = game.code(account, 'mining_drone');
  accept(stranger);
  const vessel = game.code(account, 'heaven_vessel');
  game.command(account, 'attach', { device: vessel, targets: [device] });
  const refusal = (order: object) => game.refusal(account, 'change_owner', { ...order });
  expect(refusal(give(device, game.replicant(stranger)))).toBe('still_aboard');
  const barge = game.code(stranger, 'heaven_vessel', 1);
  const theirs = game.code(stranger, 'mining_drone');
  game.command(stranger, 'stow', { device: theirs, into: barge });
  accept(account);
  const order = give(barge, game.replicant(account));
  expect(game.refusal(stranger, 'change_owner', order)).toBe('carries_devices');
  game.command(stranger, 'deploy', { device: theirs });
  game.command(stranger, 'change_owner', order);
  expect(game.refusal(stranger, 'stow', { device: theirs, into: barge })).toBe('unknown_device');
  const drone = game.code(account, 'transport_drone');
  game.command(account, 'travel', { device: vessel, destination: 'SOL-4' });
  game.run(100);
  const answer = game.command(account, 'stow', { device: drone });
  expect(answer['stowed_in_device_code']).toBe(barge);
});

test('makes its refusals in order', () => {
  const { game, account, stranger, accept } = three({ devicesPerAccount: 4 });
  const device = game.code(account, 'mining_drone');
  const refusal = (more: object) =>
    game.refusal(account, 'change_owner', {
      device,
      replicant_code: game.replicant(stranger),
      ...more,
    });
  expect(refusal({ replicant_code: deviceCode(game.world().setting.key, 1) })).toBe(
    'unknown_replicant',
  );
  expect(refusal({ replicant_code: game.replicant(account) })).toBe('already_owner');
  expect(refusal({ device: game.code(account, 'heaven_vessel') })).toBe('hosts_replicant');
  expect(refusal({})).toBe('not_accepted');
  accept(stranger);
  expect(refusal({})).toBe('device_limit');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  expect(refusal({})).toBe('device_busy');
});

test('a public stranger that does not accept devices gets none', () => {
  const { game, account, stranger, give, accept } = three();
  const replicant_code = game.replicant(stranger);
  game.command(stranger, 'update_replicant', { replicant_code, cohort_permission: 'public' });
  const order = give(game.code(account, 'mining_drone'), replicant_code);
  expect(game.refusal(account, 'change_owner', order)).toBe('not_accepted');
  accept(stranger);
  expect(game.refusal(account, 'change_owner', order)).toBe('done');
});
