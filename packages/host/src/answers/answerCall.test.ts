import { OPERATIONS, type OperationName } from '@astrarium/contract';
import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

test('before an account was there it reads nothing, and nothing fails', async () => {
  const tester = hostTester();
  await tester.account('Ada');
  await tester.host.advance(10);
  const { account } = await tester.account('Bob');
  await tester.host.advance(10);
  const { body } = await tester.call('devices.list', { account });
  const { device_code = '', location = '' } =
    (body as { devices: readonly { device_code: string; location: string }[] }).devices[0] ?? {};
  const paths: Partial<Record<OperationName, string>> = {
    'devices.get': device_code,
    'locations.get': location,
    'locations.inventory': location,
    'replicants.get': 'nobody',
  };
  const asOf = Object.entries(OPERATIONS).filter(([, one]) => 'asOf' in one);
  expect(asOf.length).toBeGreaterThan(8);
  for (const [name] of asOf) {
    const operation = name as OperationName;
    const code = paths[operation];
    const query = {
      at: 5,
      ...(operation === 'forecast.get' || operation === 'explain.get' ? { device_code } : {}),
    };
    const asked = { account, query, path: code === undefined ? {} : { code } };
    const reply = await tester.call(operation, asked);
    expect(reply.status, name).toBeLessThan(500);
    expect(JSON.stringify(reply.body), name).not.toMatch(/"(account|replicant)":\s*"?Bob/);
  }
  const then = await tester.call('devices.list', { account, query: { at: 5 } });
  expect(then).toMatchObject({ status: 404, body: { code: 'unknown_account' } });
});

test("a replicant's log is read though its beginning is forgotten", async () => {
  const tester = hostTester();
  const { account } = await tester.account('Ada');
  const { body } = await tester.call('accounts.get', { account });
  const [replicant] = (body as { replicants: readonly { replicant_code: string }[] }).replicants;
  const log = (query: object) =>
    tester.call('replicants.events', {
      account,
      path: { code: replicant?.replicant_code ?? '' },
      query: { ...query },
    });
  const { body: list } = await tester.call('devices.list', { account });
  for (const { device_code: code } of (list as { devices: readonly { device_code: string }[] })
    .devices) {
    for (const command of ['scan', 'cancel', 'scan', 'cancel']) {
      await tester.call('devices.command', { account, path: { code }, body: { command } });
    }
    await tester.host.advance(1);
  }
  const { body: whole } = await log({});
  const { events } = whole as { readonly events: readonly unknown[] };
  expect(events.length).toBeGreaterThan(2);
  for (const history of tester.disk.histories.entries.values()) {
    history.texts.splice(0, 2);
    history.first += 2;
  }
  tester.crash();
  for (const query of [{}, { cursor: 1 }, { cursor: 3 }, { latest: true, event_type: 'none' }]) {
    const { body: rest, status } = await log(query);
    expect(status).toBe(200);
    const left = 'latest' in query ? [] : events.slice(2);
    expect(rest).toEqual({ events: left, next_cursor: null });
  }
});

test('ids of events go on growing after a crash, for accounts without a way in too', async () => {
  const tester = hostTester();
  const { account } = await tester.account('Ada');
  const { body } = await tester.call('devices.list', {
    account,
    query: { device_type: 'autofactory' },
  });
  const code = (body as { devices: readonly { device_code: string }[] }).devices[0]?.device_code;
  const print = () =>
    tester.call('devices.command', {
      account,
      path: { code: code ?? '' },
      body: { command: 'enqueue_print', device_type: 'survey_drone' },
    });
  await print();
  tester.disk.credentials.clear();
  tester.crash();
  await print();
  const page = await tester.call('events.list', { account });
  const ids = (page.body as { events: readonly { id: string }[] }).events.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});
