import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

interface Listed {
  readonly device_code: string;
  readonly device_type: string;
  readonly status: string;
}

test('devices are listed by status, type and location together', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const list = async (query: object): Promise<readonly Listed[]> => {
    const { body, status } = await tester.call('devices.list', { account, query: { ...query } });
    expect(status).toBe(200);
    return (body as { readonly devices: readonly Listed[] }).devices;
  };
  const [drone, second] = await list({ device_type: 'mining_drone' });
  const command = (code = '', body: object = {}) =>
    tester.call('devices.command', { account, path: { code }, body });
  await command(drone?.device_code, { command: 'start_mining', resource: 'carbon' });
  await command(second?.device_code, { command: 'travel', destination: 'SOL-4' });
  const codes = async (query: object) => (await list(query)).map(({ device_code }) => device_code);
  expect(await codes({ status: 'mining' })).toEqual([drone?.device_code]);
  expect(await codes({ status: 'mining (carbon)' })).toEqual([drone?.device_code]);
  expect(await codes({ status: 'mining (rares)' })).toEqual([]);
  const under = { status: 'travelling', device_type: 'mining_drone', location: 'SOL' };
  expect(await codes(under)).toEqual([second?.device_code]);
  expect(await codes({ ...under, location: 'SOL-4' })).toEqual([]);
  expect(await codes({ ...under, device_type: 'survey_drone' })).toEqual([]);
  expect((await list({ status: 'idle' })).map(({ status }) => status)).toEqual(
    Array(3).fill('idle'),
  );
});

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
