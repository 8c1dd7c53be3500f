import { expect, test } from 'vitest';
import { adaTester } from '../hostTester.js';
import type { Credential } from '../store/store.js';

const ADDRESS = 'ada@example.org';

/** A host with two accounts that have no address, of which the first is mailed about its events. */
async function withoutAddresses() {
  const { account, tester } = await adaTester();
  const { account: other } = await tester.account('Bo');
  const settings = { message_notify: { email: true, webhook: true } };
  await tester.call('accounts.update', { account, body: settings });
  const { credentials, mails } = tester.disk;
  for (const one of [account, other]) {
    credentials.set(one, { ...(credentials.get(one) as Credential), email: '' });
  }
  mails.clear();
  await tester.crash();
  const [{ device_code = '' } = {}] = await tester.devices(account, {
    device_type: 'mining_drone',
  });
  const mine = { command: 'start_mining', resource: 'carbon' };
  return {
    tester,
    account,
    other,
    act: () => tester.command(account, device_code, mine),
    /** The recipients of the mails that wait. */
    recipients: () => tester.host.outbox.unsent().map(({ to }) => to),
  };
}

test('an account without an address shows one that cannot be, and no address finds it', async () => {
  const { account, tester } = await withoutAddresses();
  const { body } = await tester.call('accounts.get', { account });
  expect(body).toMatchObject({ account, email: `account-${account}@astrarium.invalid` });
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  expect(tester.host.outbox.unsent()).toMatchObject([{ to: '', account: 0 }]);
});

test('an account without an address gets no mail about its events', async () => {
  const { act, tester } = await withoutAddresses();
  expect((await act()).status).toBe(200);
  expect(tester.host.figures().mails).not.toEqual({ link: 0 });
  expect(await tester.host.outbox.next('digests')).toBe(undefined);
  expect(tester.host.figures().mails).toEqual({ link: 0 });
});

test('an account without an address gets no mail about a webhook that was disabled', async () => {
  const { account, act, recipients, tester } = await withoutAddresses();
  const body = { url: 'https://bot.example.org/hook' };
  expect((await tester.call('webhooks.create', { account, body })).status).toBe(201);
  await act();
  const attempt = tester.host.webhooks.next();
  await attempt?.done({ status: 410, reason: '' });
  const { body: hooks } = await tester.call('webhooks.list', { account });
  expect(hooks).toMatchObject({ webhooks: [{ status: 'disabled' }] });
  expect(recipients()).toEqual([]);
});

test('the first address of an account is confirmed without a mail to a former one', async () => {
  const { account, other, recipients, tester } = await withoutAddresses();
  await tester.call('accounts.update', { account, body: { email: ADDRESS } });
  const [token = ''] = tester.secretsTo(ADDRESS);
  const answer = await tester.call('accounts.verify', { path: { token } });
  expect(answer).toMatchObject({ status: 200, body: { email: ADDRESS, pending_email: null } });
  expect(recipients()).toEqual([ADDRESS]);
  expect([...tester.disk.links.values()]).toEqual([]);
  // The operator gives the other one its first address.
  const issued = await tester.host.issueToken({ account: other, email: 'bo@example.org' });
  expect(issued).toMatchObject({ status: 200, body: { email: 'bo@example.org' } });
  expect(recipients()).toEqual([ADDRESS]);
});

test('the deletion of one account without an address leaves the other', async () => {
  const { account, other, tester } = await withoutAddresses();
  const deleted: unknown[] = [];
  tester.host.outbox.onDeleted((owners) => void deleted.push(...owners));
  expect((await tester.host.deleteAccount(account)).status).toBe(200);
  expect(deleted).toMatchObject([{ account, email: '' }]);
  expect((await tester.call('accounts.get', { account: other })).status).toBe(200);
  expect(tester.disk.credentials.get(other)?.email).toBe('');
});
