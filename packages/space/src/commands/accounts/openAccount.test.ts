import { expect, test } from 'vitest';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';
import { accountView } from '../../views/accounts/accountView.js';
import { deviceView, deviceViewIds } from '../../views/devices/deviceView.js';
import { inventoryView } from '../../views/accounts/inventoryView.js';

test('a new account has a replicant, a fleet and a stock in a start system', () => {
  const game = tester();
  const timezone = 'Europe/Stockholm';
  const answer = game.command(0, 'open_account', { name: 'Ada', timezone });
  const codes = answer['device_codes'] as string[];
  const fleet = deviceViewIds(game.world(), 1).map((id) => deviceView(game.world(), id));
  expect(fleet.map((device) => device?.device_type)).toEqual(STANDARD_RULESET.start.fleet);
  expect(fleet.map((device) => device?.device_code)).toEqual(codes);
  expect(fleet.every((device) => device?.location === 'SOL-BELT-1')).toBe(true);
  expect(game.stock(1)).toEqual(STANDARD_RULESET.start.stock);
  expect(accountView(game.world(), 1)).toMatchObject({
    name: 'Ada',
    timezone,
    replicants: [{ replicant_code: answer['replicant_code'], hosting_device_code: codes[0] }],
  });
  expect(game.events.map(({ name }) => name)).toEqual([
    'account.opened',
    ...codes.map(() => 'device.deployed'),
  ]);
});

test('assigns accounts to the start systems in turn', () => {
  const game = tester();
  const places = STANDARD_RULESET.start.starCodes.map(() => {
    const account = game.open();
    return inventoryView(game.world(), account)[0]?.location;
  });
  expect(places).toEqual(STANDARD_RULESET.start.starCodes.map((code) => `${code}-BELT-1`));
});

test('makes its refusals in order', () => {
  const game = tester({ rules: { limits: { accounts: 2, devices: 9 } } });
  game.open();
  expect(game.refusal(1, 'open_account', {})).toBe('host_only');
  expect(game.refusal(0, 'open_account', { name: 'Bo' })).toBe('galaxy_full');
  const full = tester({ rules: { limits: { accounts: 0, devices: 0 } } });
  expect(full.refusal(0, 'open_account', { name: 'Bo' })).toBe('account_limit');
});
