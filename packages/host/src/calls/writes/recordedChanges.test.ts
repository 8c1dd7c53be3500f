import { expect, test } from 'vitest';
import { adaTester } from '../../hostTester.js';

async function startHost() {
  const { account, tester } = await adaTester();
  const change = (body: object) => tester.call('accounts.update', { account, body });
  const events = async () =>
    (await tester.events(account)).filter(({ event }) => /^(?:account|replicant)\./.test(event));
  return { tester, account, change, events };
}

test('a change of the address and a new token are events without address and token', async () => {
  const { tester, account, change, events } = await startHost();
  const email = 'ada.new@example.org';
  await change({ email });
  const [secret = ''] = tester.secretsTo(email);
  expect((await tester.call('accounts.verify', { path: { token: secret } })).status).toBe(200);
  const { body } = await tester.host.issueToken({ account, email });
  const { token } = body as { readonly token: string };
  const listed = await events();
  expect(listed.map(({ event }) => event)).toEqual([
    'account.opened',
    'account.address_change_requested',
    'account.address_changed',
    'account.token_replaced',
  ]);
  expect(JSON.stringify(listed)).not.toContain('example.org');
  expect(JSON.stringify(listed)).not.toContain(token);
});

test('events about changed settings name the fields that changed', async () => {
  const { tester, account, change, events } = await startHost();
  await change({ timezone: 'Europe/Berlin', events: { muted: ['mining.*'] }, name: 'Ada' });
  const { body } = await tester.call('accounts.get', { account });
  const { replicants } = body as { readonly replicants: readonly { replicant_code: string }[] };
  const path = { code: replicants[0]?.replicant_code ?? '' };
  await tester.call('replicants.update', { account, path, body: { accepts_devices: true } });
  expect((await events()).slice(-2)).toMatchObject([
    { event: 'account.updated', payload: { changed: ['timezone', 'events'] } },
    { event: 'replicant.updated', payload: { changed: ['accepts_devices'] } },
  ]);
});
