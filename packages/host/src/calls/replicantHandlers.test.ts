import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

type Log = { readonly events: readonly { readonly created_at: string }[] };

test('log entries have their time in the zone of the account, at an earlier tick too', async () => {
  const tester = hostTester();
  const { account } = await tester.account('Ada');
  await tester.call('accounts.update', { account, body: { timezone: 'Asia/Kolkata' } });
  const { body } = await tester.call('events.list', { account });
  const { events } = body as { readonly events: readonly { readonly replicant_code: string }[] };
  const path = { code: events[0]?.replicant_code ?? '' };
  const { devices } = (await tester.call('devices.list', { account })).body as {
    readonly devices: readonly { readonly device_code: string; readonly device_type: string }[];
  };
  const survey = devices.find(({ device_type }) => device_type === 'survey_drone');
  await tester.host.advance(100);
  const move = { path: { code: survey?.device_code ?? '' } };
  await tester.call('devices.command', { account, ...move, body: { command: 'search' } });
  await tester.host.advance(100);
  const timesAt = async (query: object) => {
    const page = await tester.call('replicants.events', { account, path, query: { ...query } });
    return (page.body as Log).events.map(({ created_at }) => created_at);
  };
  const now = await timesAt({});
  const then = await timesAt({ at: 50 });
  // The game starts at 2026-01-01T00:00:00Z.
  expect(now.at(-1)).toBe('2026-01-01T05:31:40+05:30');
  expect(now.slice(0, -1)).toEqual(then);
});
