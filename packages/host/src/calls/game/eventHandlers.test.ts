import type { EventSummary } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { adaTester, hostTester } from '../../hostTester.js';
import type { EventEnvelope } from '@astrarium/space';

test('each event of a page is read alone, by its own account, from its tick on', async () => {
  const { account, tester } = await adaTester();
  const eve = await tester.account('Eve');
  await tester.host.advance(60);
  const body = { command: 'start_mining', resource: 'carbon' };
  await tester.command(account, await tester.codeOf(account, 'mining_drone'), body);
  await tester.host.advance(60);
  const events = await tester.events(account);
  expect(events.length).toBeGreaterThan(5);
  const get = (id: string, query: object = {}, who = account) =>
    tester.call('events.get', { account: who, path: { id }, query: { ...query } });
  for (const event of events)
    expect(await get(event.id)).toMatchObject({ status: 200, body: event });
  const last = events.at(-1) ?? { id: '', tick: 0 };
  expect(last.tick).toBe(60);
  const unknown = { status: 404, body: { code: 'unknown_event' } };
  expect(await get(last.id, {}, eve.account)).toMatchObject(unknown);
  expect(await get(last.id, { at: 59 })).toMatchObject(unknown);
  expect(await get(last.id, { at: 60 })).toMatchObject({ status: 200, body: last });
  for (const id of ['0-0', '9999999999999-0', `${last.id.split('-')[0]}-9`]) {
    expect(await get(id)).toMatchObject(unknown);
  }
});

test('reads its own timestamps, also when the + of the offset arrives as a space', async () => {
  const { account, tester } = await adaTester();
  const change = (timezone: string) =>
    tester.call('accounts.update', { account, body: { timezone } });
  await change('Europe/Berlin');
  await tester.host.advance(7200);
  await change('Asia/Kolkata');
  const [last] = (await tester.events(account)).slice(-1);
  const after = last?.created_at ?? '';
  expect(after).toBe('2026-01-01T07:30:00+05:30');
  for (const text of [after, after.replaceAll('+', ' '), '2026-01-01T07:30']) {
    expect(await tester.events(account, { after: text })).toEqual([last]);
  }
});

type Tester = Awaited<ReturnType<typeof hostTester>>;

const summaryOf = ({ body }: Tester, account: number, after: string) =>
  body<EventSummary>('events.summary', { account, query: { after } });

/** An account whose drone mined for a while, and whose factory printed a beacon. */
async function played() {
  const { account, tester } = await adaTester();
  const drone = await tester.codeOf(account, 'mining_drone');
  const factory = await tester.codeOf(account, 'autofactory');
  const order = async (code: string, body: object) =>
    expect((await tester.command(account, code, body)).status).toBeLessThan(300);
  await order(factory, { command: 'enqueue_print', device_type: 'ftl_beacon' });
  await order(drone, { command: 'start_mining', resource: 'carbon' });
  await tester.host.advance(900);
  await order(drone, { command: 'deactivate' });
  return { account, drone, tester };
}

test('counts the events after an id, and what they tell of mining and printing', async () => {
  const { account, drone, tester } = await played();
  const events = await tester.events(account);
  const all = await summaryOf(tester, account, '0-0');
  const named: Record<string, number> = {};
  for (const { event } of events) named[event] = (named[event] ?? 0) + 1;
  expect(all.counts).toEqual(named);
  const stopped = events.find(({ event }) => event === 'mining.stopped')!;
  const { quantity_mined } = stopped.payload as { readonly quantity_mined: number };
  expect(quantity_mined).toBeGreaterThan(0);
  expect(all).toMatchObject({
    after: '0-0',
    last_id: events.at(-1)!.id,
    tick: 900,
    from_tick: 0,
    is_complete: true,
    mined: { carbon: quantity_mined },
    mined_for_controllers: {},
    printed: { ftl_beacon: 1 },
  });
  const none = await summaryOf(tester, account, all.last_id);
  expect(none).toMatchObject({ after: all.last_id, last_id: all.last_id, counts: {}, mined: {} });
  expect(none).toMatchObject({ from_tick: null, is_complete: true });
  await tester.command(account, drone, { command: 'travel', destination: 'SOL-4' });
  const later = await summaryOf(tester, account, all.last_id);
  expect(later).toMatchObject({ counts: { 'travel.departed': 1 }, from_tick: 900 });
  // An id need not be that of an event, and one to come is after all.
  expect((await summaryOf(tester, account, '1-0')).counts['account.opened']).toBe(1);
  const end = { last_id: '99999999999999-0', counts: {}, is_complete: true };
  expect(await summaryOf(tester, account, '99999999999999-0')).toMatchObject(end);
});

test('shows nothing of others, and costs by the own events', async () => {
  const { account, tester } = await played();
  const { account: other } = await tester.account('Bo');
  const all = (one: number) => ({ account: one, query: { after: '0-0' } });
  const { counts } = (await tester.call('events.summary', all(other))).body as EventSummary;
  expect(counts).toMatchObject({ 'account.opened': 1 });
  expect(counts).not.toHaveProperty('mining.started');
  for (const one of [account, other]) {
    const events = await tester.events(one);
    expect(await tester.costOf('events.summary', all(one))).toBe(events.length);
  }
  expect((await tester.call('events.summary', { query: { after: '0-0' } })).status).toBe(401);
});

test('news of the galaxy have the first replicant of the account', async () => {
  const { account, tester } = await adaTester();
  const code = (await tester.devices(account))[0]?.replicant_code;
  await tester.host.advance(86_400 * 60);
  const events = await tester.events(account, { category: 'season' });
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ replicant_code }) => replicant_code))).toEqual(new Set([code]));
  const { feed } = tester.host;
  const { end, first } = feed.range(account);
  const envelopes = Array.from({ length: end - first }, (_, n) => feed.at(account, first + n));
  const streamed = envelopes.map((one) => JSON.parse(one?.text ?? '{}') as EventEnvelope);
  for (const { replicant_code } of streamed) expect(replicant_code).toBe(code);
});
