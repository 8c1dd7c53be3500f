import { STANDARD_RULESET } from '@astrarium/core';
import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

const { start } = STANDARD_RULESET;

/** Everybody begins at the objective of the first season. */
const AT_OBJECTIVE = {
  ...STANDARD_RULESET,
  start: {
    ...start,
    starCodes: ['SOL'],
    place: 'OBJ-1',
    fleet: ['heaven_vessel', 'ftl_beacon', 'ftl_beacon', 'ftl_beacon', 'mining_drone'] as const,
  },
};

async function startHost() {
  const tester = await hostTester();
  await tester.crash(AT_OBJECTIVE);
  const { account } = await tester.account('Ada');
  const list = await tester.call('devices.list', { account });
  const { devices } = list.body as {
    readonly devices: readonly { readonly device_code: string; readonly device_type: string }[];
  };
  const codes = (type: string) =>
    devices.filter((one) => one.device_type === type).map((one) => one.device_code);
  return { tester, account, codes };
}

test('accepts active, stowed and attached devices, and names a repeated code once', async () => {
  const { tester, account, codes } = await startHost();
  const [active = '', stowed = '', attached = ''] = codes('ftl_beacon');
  const [vessel = ''] = codes('heaven_vessel');
  const [drone = ''] = codes('mining_drone');
  const command = (code: string, body: object) =>
    tester.call('devices.command', { account, path: { code }, body });
  await command(active, { command: 'activate' });
  await command(stowed, { command: 'stow' });
  await command(vessel, { command: 'attach', targets: [attached] });
  const contributed = await tester.call('locations.contribute', {
    account,
    path: { code: 'SOL-OBJ-1' },
    body: { devices: [active, active, stowed, attached, drone, drone] },
  });
  expect(contributed.body).toMatchObject({
    accepted: [active, stowed, attached],
    rejected: [drone],
    rejected_detail: [
      { device_code: active, reason: 'duplicate' },
      { device_code: drone, reason: 'wrong_type' },
      { device_code: drone, reason: 'duplicate' },
    ],
  });
  const board = await tester.call('leaderboards.megastructure', { account });
  const { body } = await tester.call('replicants.list', { account });
  const [ada] = (body as { replicants: readonly { readonly replicant_code: string }[] }).replicants;
  expect(board.body).toEqual({
    leaderboard: [{ rank: 1, replicant: 'Ada', replicant_code: ada?.replicant_code, devices: 3 }],
  });
});

test('ignores a direction for a device that is not reversible, and refuses others', async () => {
  const { tester, account, codes } = await startHost();
  const configure = (settings: object) =>
    tester.call('devices.configure', {
      account,
      path: { code: codes('mining_drone')[0] ?? '' },
      body: { configuration: { settings } },
    });
  const ignored = await configure({ direction: 'decrease' });
  expect(ignored).toMatchObject({
    status: 200,
    body: { configuration: { settings: { direction: 'increase', strength: 1 } } },
  });
  expect(await configure({ speed: 1 })).toMatchObject({ status: 422 });
  expect((await configure({ direction: 'decrease', strength: 1 })).status).toBe(409);
});
