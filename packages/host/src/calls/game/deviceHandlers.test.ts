import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

test('an unknown status is refused, and a page costs what its filters examined', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  for (const status of ['Mining', 'mining (gold)', 'idle (carbon)', '']) {
    const answer = await tester.call('devices.list', { account, query: { status } });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ name: 'status' }] });
  }
  const page = await tester.call('devices.list', { account, query: { status: 'scanning' } });
  expect(page).toMatchObject({ entries: 5, body: { devices: [], next_cursor: null } });
});

test('ignores a direction for a device that is not reversible, and refuses others', async () => {
  const { start } = STANDARD_RULESET;
  const tester = await hostTester({
    ruleset: { ...STANDARD_RULESET, start: { ...start, starCodes: ['SOL'], place: 'OBJ-1' } },
  });
  const { account } = await tester.account('Ada');
  const [drone] = await tester.devices(account, { device_type: 'mining_drone' });
  const configure = (settings: object) =>
    tester.call('devices.configure', {
      account,
      path: { code: drone?.device_code ?? '' },
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
