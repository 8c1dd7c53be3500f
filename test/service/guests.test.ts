import { WAYS_IN } from '@astrarium/contract';
import { astrarium } from '@astrarium/space';
import { expect, test } from 'vitest';
import { callHost } from '../../packages/host/src/hostTester.js';
import { memoryDisk, memoryStore } from '../../packages/host/src/store/memoryStore.js';
import { jsonCall } from './jsonCall.js';
import { EPOCH_MS, testHost, testServer } from './testHost.js';

/** A server with its store, by default one that allows guests. */
async function guestServer(waysIn: (typeof WAYS_IN)[number][] | undefined = [...WAYS_IN]) {
  const disk = memoryDisk();
  const host = await testHost({ store: memoryStore(EPOCH_MS, disk), waysIn });
  const server = await testServer(host);
  return {
    disk,
    host,
    guest: (body: object, headers: Readonly<Record<string, string>> = {}) =>
      jsonCall(server.url, '', 'POST', '/v1/accounts/guest', body, { headers }),
    read: async (path: string, token: unknown = '') =>
      (await jsonCall(server.url, String(token), 'GET', path)).body,
    async close() {
      await server.close();
      await host.close();
    },
  };
}

test('a name opens an account, whose token plays', async () => {
  const { close, disk, guest, host, read } = await guestServer();
  const { body, headers, status } = await guest({ name: 'Ada' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Ada', timezone: 'UTC', pending_email: null });
  expect(body['email']).toBe(`account-${String(body['account'])}@astrarium.invalid`);
  expect(headers.get('ratelimit-policy')).toContain('"account"');
  const { token, ...account } = body;
  expect(await read('/v1/accounts/me', token)).toEqual(account);
  expect(await read('/v1/accounts/me')).toMatchObject({ code: 'unauthorized' });
  // Neither the store nor the outbox has an address.
  expect([...disk.credentials.values()]).toMatchObject([{ email: '', is_used: 1 }]);
  expect(host.outbox.unsent()).toEqual([]);
  await close();
});

test('without leave of the server a name opens no account', async () => {
  const { close, guest, host, read } = await guestServer(['mail', 'token']);
  expect(await guest({ name: 'Ada' })).toMatchObject({
    status: 403,
    body: { code: 'guests_refused' },
  });
  expect(await guest({ name: 'Ada', dry_run: true })).toMatchObject({ status: 403 });
  expect(astrarium.read(host.snapshot).accounts.ids()).toEqual([]);
  expect(await read('/v1/overview')).toMatchObject({ ways_in: ['mail', 'token'] });
  await close();
  const byDefault = await testHost({ waysIn: undefined });
  const answer = await callHost(byDefault, 'accounts.guest', { body: { name: 'Ada' } });
  expect(answer).toMatchObject({ status: 403 });
  await byDefault.close();
});

test('the overview tells the ways in and the first tick', async () => {
  const { close, host, read } = await guestServer();
  expect(await read('/v1/overview')).toMatchObject({ ways_in: [...WAYS_IN], first_tick: 0 });
  await host.advance(700);
  expect(await read('/v1/overview')).toMatchObject({ tick: 700, first_tick: host.firstTick });
  await close();
});

test('a repeated call with a key gives the same account and token', async () => {
  const { close, guest, host } = await guestServer();
  const key = { 'idempotency-key': '0123456789abcdefghijABCD' };
  const [first, second] = await Promise.all([
    guest({ name: 'Ada' }, key),
    guest({ name: 'Ada' }, key),
  ]);
  expect(first.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect((await guest({ name: 'Ada' }, key)).body).toEqual(first.body);
  expect(astrarium.read(host.snapshot).accounts.ids()).toHaveLength(1);
  const short = await guest({ name: 'Bo' }, { 'idempotency-key': 'short' });
  expect(short).toMatchObject({ status: 400, body: { code: 'invalid_parameters' } });
  await close();
});

test.each([
  [{ name: '' }, 422, 'invalid_field'],
  [{ name: 'Bo', email: 'bo@example.org' }, 422, 'invalid_field'],
  [{}, 422, 'invalid_field'],
])('%j opens no account', async (body, status, code) => {
  const { close, guest } = await guestServer();
  expect(await guest(body)).toMatchObject({ status, body: { code } });
  await close();
});

test('pages of other sites open no account', async () => {
  const { close, guest, host } = await guestServer();
  const foreign = await guest({ name: 'Ada' }, { origin: 'https://evil.example' });
  expect(foreign).toMatchObject({ status: 403, body: { code: 'foreign_origin' } });
  expect(astrarium.read(host.snapshot).accounts.ids()).toEqual([]);
  await close();
});

test('a guest who never comes back is deleted', async () => {
  let nowMs = EPOCH_MS;
  const day = 86_400_000;
  const host = await testHost({ nowMs: () => nowMs, unusedAccountMs: 30 * day });
  await callHost(host, 'accounts.guest', { body: { name: 'Ada' } });
  nowMs += 31 * day;
  host.runDue();
  await host.advance(1);
  await host.advance(1);
  expect(astrarium.read(host.snapshot).accounts.ids()).toEqual([]);
  await host.close();
});
