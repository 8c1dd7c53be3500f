import { afterEach, expect, test } from 'vitest';
import { devicesOf, followTester, type FollowTester, until } from '../followTester.js';
import { callHost } from '../hostTester.js';

let tester: FollowTester;

afterEach(() => tester.close());

/** A player tags a device of the writer, with an idempotency key. */
async function tag(account: number, key: string): Promise<void> {
  const { host } = tester.writer;
  const [device] = await devicesOf(host, account);
  const path = { code: device?.device_code ?? '' };
  const change = { command: 'set_tags', tags: [key] };
  const made = await callHost(host, 'devices.command', { account, path, body: change, key });
  expect(made.status).toBe(200);
}

test('a follower deletes old data of its copy once an hour', async () => {
  tester = await followTester();
  const { account } = await tester.writer.account('Ada');
  await tester.follow();
  const keys = () => [...(tester.disks[0]?.outcomes.values() ?? [])].map(({ key }) => key);
  await tag(account, 'first');
  await until(() => keys().includes('first'));
  tester.writer.wait(24 * 3_600_000 + 1);
  await tag(account, 'second');
  await until(() => keys().includes('second'));
  await until(() => !keys().includes('first'));
  expect(keys()).toEqual(['second']);
});
