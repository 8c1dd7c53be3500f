import { STANDARD_RULESET } from '@astrarium/space';
import type { Account, ReplicantEventList, ReplicantList } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { adaTester } from '../../hostTester.js';

test('log entries have their time in the zone of the account, at an earlier tick too', async () => {
  const { account, tester } = await adaTester();
  await tester.call('accounts.update', { account, body: { timezone: 'Asia/Kolkata' } });
  const [survey] = await tester.devices(account, { device_type: 'survey_drone' });
  const path = { code: survey?.replicant_code ?? '' };
  await tester.host.advance(100);
  await tester.command(account, survey?.device_code ?? '', { command: 'search' });
  await tester.host.advance(100);
  const timesAt = async (query: object) => {
    const asked = { account, path, query: { ...query } };
    const { events } = await tester.body<ReplicantEventList>('replicants.events', asked);
    return events.map(({ created_at }) => created_at);
  };
  const now = await timesAt({});
  const then = await timesAt({ at: 50 });
  // The game starts at 2026-01-01T00:00:00Z.
  expect(now.at(-1)).toBe('2026-01-01T05:31:40+05:30');
  expect(now.slice(0, -1)).toEqual(then);
});

test('lists the replicants of the caller in pages', async () => {
  const { start } = STANDARD_RULESET;
  const fleet = Array.from({ length: 4 }, () => 'heaven_vessel' as const);
  const stock = { ...start.stock, structural: 20_000, conductive: 20_000, rares: 9000 };
  const { account, tester } = await adaTester({
    ruleset: { ...STANDARD_RULESET, start: { ...start, fleet, stock } },
  });
  const stranger = await tester.account('Eve');
  const vessels = await tester.devices(account);
  const names = ['Bo', 'Cy'];
  for (const [n, name] of names.entries()) {
    const body = { command: 'replicate', name };
    const { status } = await tester.command(account, vessels[n + 1]?.device_code ?? '', body);
    expect(status).toBe(200);
  }
  const page = (query: object, who = account) =>
    tester.body<ReplicantList>('replicants.list', { account: who, query: { ...query } });
  const all = await page({});
  expect(all.replicants.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
  const me = await tester.body<Account>('accounts.get', { account });
  expect(all.replicants).toEqual(me.replicants);
  const walked: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { next_cursor, replicants } = await page({ limit: 1, ...(cursor && { cursor }) });
    walked.push(...replicants.map(({ name }) => name));
    cursor = next_cursor;
  }
  expect(walked).toEqual(['Ada', 'Bo', 'Cy']);
  const acting_replicant = all.replicants[1]?.replicant_code ?? '';
  expect((await page({ acting_replicant })).replicants.map(({ name }) => name)).toEqual(['Bo']);
  const theirs = (await page({}, stranger.account)).replicants;
  expect(theirs.map(({ name }) => name)).toEqual(['Eve']);
  expect(await page({ cursor: theirs[0]?.replicant_code })).toMatchObject({
    status: 404,
    code: 'unknown_replicant',
  });
});
