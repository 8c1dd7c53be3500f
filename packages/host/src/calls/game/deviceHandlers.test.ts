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
