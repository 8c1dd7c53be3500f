import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

/** What takes a device to a status that has a subject, and that status as a device shows it. */
const CASES = [
  ['mining_drone', { command: 'start_mining', resource: 'carbon' }, 'mining (carbon)'],
  [
    'autofactory',
    { command: 'enqueue_print', device_type: 'mining_drone' },
    'printing (mining_drone)',
  ],
] as const;

test.each(CASES)('a %s has one status, whoever tells it: %j', async (type, order, status) => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const { device_code: device } = (await tester.devices(account, { device_type: type }))[0]!;
  const path = { code: device };
  const expected = { ...order, device };
  const fork = await tester.call('forks.run', {
    account,
    body: { commands: [{ ...expected, at: 3 }], ticks: 9 },
  });
  expect(fork.body).toMatchObject({ outcomes: [{ answer: { status } }] });
  const dryRun = await tester.command(account, device, { ...order, dry_run: true });
  expect(dryRun.body).toMatchObject({ answer: { status } });
  const batchDry = { account, body: { commands: [expected], dry_run: true } };
  const wouldBe = await tester.call('batch.run', batchDry);
  expect(wouldBe.body).toMatchObject({ answer: { outcomes: [{ answer: { status } }] } });
  const tags = { command: 'set_tags', device, tags: ['a'] };
  const batch = await tester.call('batch.run', { account, body: { commands: [expected, tags] } });
  expect(batch.body).toMatchObject({
    outcomes: [{ answer: { status } }, { answer: { status, tags: ['a'] } }],
  });
  const alone = await tester.command(account, device, { command: 'set_tags', tags: [] });
  expect(alone.body).toMatchObject({ status });
  expect((await tester.call('devices.get', { account, path })).body).toMatchObject({ status });
});
