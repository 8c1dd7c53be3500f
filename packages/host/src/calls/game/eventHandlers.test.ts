import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

test('each event of a page is read alone, by its own account, from its tick on', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const eve = await tester.account('Eve');
  await tester.host.advance(60);
  const [drone] = await tester.devices(account, { device_type: 'mining_drone' });
  const body = { command: 'start_mining', resource: 'carbon' };
  await tester.command(account, drone?.device_code ?? '', body);
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
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
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
