import { expect, test } from 'vitest';
import { hostTester } from '../../hostTester.js';

interface Page {
  readonly events: readonly { readonly id: string; readonly tick: number }[];
}

test('each event of a page is read alone, by its own account, from its tick on', async () => {
  const tester = await hostTester();
  const { account } = await tester.account('Ada');
  const eve = await tester.account('Eve');
  await tester.host.advance(60);
  const { devices } = (await tester.call('devices.list', { account })).body as {
    readonly devices: readonly { readonly device_code: string; readonly device_type: string }[];
  };
  const code = devices.find(({ device_type }) => device_type === 'mining_drone')?.device_code;
  const body = { command: 'start_mining', resource: 'carbon' };
  await tester.call('devices.command', { account, path: { code: code ?? '' }, body });
  await tester.host.advance(60);
  const { events } = (await tester.call('events.list', { account })).body as Page;
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
