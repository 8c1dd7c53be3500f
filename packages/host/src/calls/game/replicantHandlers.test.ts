import { STANDARD_RULESET } from '@astrarium/core';
import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

type Log = { readonly events: readonly { readonly created_at: string }[] };

test('log entries have their time in the zone of the account, at an earlier tick too', async () => {
  const tester = await hostTester();
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

test('lists the replicants of the caller in pages', async () => {
  const { start } = STANDARD_RULESET;
  const fleet = Array.from({ length: 4 }, () => 'heaven_vessel' as const);
  const stock = { ...start.stock, structural: 20_000, conductive: 20_000, rares: 9000 };
  const tester = await hostTester({
    ruleset: { ...STANDARD_RULESET, start: { ...start, fleet, stock } },
  });
  const { account } = await tester.account('Ada');
  const stranger = await tester.account('Eve');
  const codesOf = async (operation: 'devices.list', who: number) => {
    const { body } = await tester.call(operation, { account: who });
    return (body as { devices: readonly { readonly device_code: string }[] }).devices;
  };
  const vessels = await codesOf('devices.list', account);
  const names = ['Bo', 'Cy'];
  for (const [n, name] of names.entries()) {
    const body = { command: 'replicate', name };
    const path = { code: vessels[n + 1]?.device_code ?? '' };
    expect((await tester.call('devices.command', { account, path, body })).status).toBe(200);
  }
  type Page = {
    readonly replicants: readonly { readonly replicant_code: string; readonly name: string }[];
    readonly next_cursor: string | null;
  };
  const page = async (query: object, who = account) =>
    (await tester.call('replicants.list', { account: who, query: { ...query } })).body as Page;
  const all = await page({});
  expect(all.replicants.map(({ name }) => name)).toEqual(['Ada', 'Bo', 'Cy']);
  const me = (await tester.call('accounts.get', { account })).body as Page;
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

test('a name is taken whatever its case, and opening an account does not tell so', async () => {
  const tester = await hostTester();
  const open = async (email: string, name: string) => {
    const created = await tester.call('accounts.create', {
      body: { email, name, timezone: 'UTC' },
    });
    const secret = tester.secretsTo(email).at(-1) ?? '';
    const opened = await tester.call('accounts.verify', { path: { token: secret } });
    return {
      asked: created,
      opened,
      account: tester.host.authenticate(tokenOf(opened.body)).account,
    };
  };
  const ada = await open('ada@example.org', 'Ada');
  const second = await open('ada2@example.org', 'ADA');
  expect(second.asked).toEqual(ada.asked);
  const { replicants } = second.opened.body as {
    readonly replicants: readonly { readonly name: string; readonly replicant_code: string }[];
  };
  const [{ name, replicant_code: code } = { name: '', replicant_code: '' }] = replicants;
  expect(name).toBe(`ADA ${code}`);
  const rename = (body: object) =>
    tester.call('replicants.update', { account: second.account, path: { code }, body });
  expect(await rename({ name: 'ａda' })).toMatchObject({
    status: 409,
    body: { code: 'name_taken', detail: expect.stringContaining('without regard to case') },
  });
  const tried = await rename({ name: 'ada', dry_run: true });
  expect(JSON.stringify(tried.body)).toContain('name_taken');
  expect(await rename({ name: 'Grace' })).toMatchObject({ status: 200, body: { name: 'Grace' } });
});

function tokenOf(body: unknown): string {
  return (body as { readonly token: string }).token;
}
