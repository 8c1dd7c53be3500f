import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

interface Page {
  readonly events: readonly { readonly id: string; readonly created_at: string }[];
}

async function startHost() {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const change = (body: object) => tester.call('accounts.update', { account, body });
  await change({ timezone: 'Europe/Berlin' });
  tester.host.advance(7200);
  await change({ timezone: 'Asia/Kolkata' });
  const list = async (query: object) => {
    const { body } = await tester.call('events.list', { account, query: { ...query } });
    return (body as Page).events;
  };
  return { list };
}

test.each([
  '2026-01-01T02:00:00Z',
  '20260101T020000Z',
  '2026-01-01T02Z',
  '2026-01-01T07:30',
  '20260101T0730',
  '2026-01-01T02:00:00,000000000000Z',
  '2026-01-01T02:00:00.000+00:00',
  '2026-01-01T03:00:00 01:00',
  '2025-12-31T24:00-02:00',
])('reads %s as the time of an event', async (after) => {
  const { list } = await startHost();
  const [last] = (await list({})).slice(-1);
  expect(await list({ after })).toEqual([last]);
});

test('reads its own timestamps, also when the + of the offset arrives as a space', async () => {
  const { list } = await startHost();
  const [last] = (await list({})).slice(-1);
  const after = last?.created_at ?? '';
  expect(after).toBe('2026-01-01T07:30:00+05:30');
  expect(await list({ after })).toEqual([last]);
  expect(await list({ after: after.replaceAll('+', ' ') })).toEqual([last]);
});
