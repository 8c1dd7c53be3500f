import { expect, test } from 'vitest';
import { hostTester } from '../hostTester.js';

const ADDRESS = 'ada@example.org';
const MINUTE_MS = 60_000;

test('a link that is too old is none, by looking and by using it', async () => {
  const tester = hostTester();
  await tester.call('accounts.create', { body: { email: ADDRESS, name: 'Ada' } });
  const path = { token: tester.secretsTo(ADDRESS)[0] ?? '' };
  tester.wait(20 * MINUTE_MS);
  expect((await tester.call('accounts.link', { path })).status).toBe(200);
  tester.wait(1);
  const tooOld = { status: 404, body: { code: 'unknown_link' } };
  expect(await tester.call('accounts.link', { path })).toMatchObject(tooOld);
  expect(await tester.call('accounts.verify', { path })).toMatchObject(tooOld);
});

test('a link used twice at once, and two links to one address, make one account', async () => {
  const tester = hostTester();
  for (let n = 0; n < 2; n += 1) {
    await tester.call('accounts.create', { body: { email: ADDRESS, name: 'Ada' } });
  }
  const [first = '', second = ''] = tester.secretsTo(ADDRESS);
  const answers = await Promise.all(
    [first, first, second].map((token) => tester.call('accounts.verify', { path: { token } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  const tokens = answers.map(({ body }) => (body as { readonly token?: string }).token ?? '');
  expect(tokens.map((token) => tester.host.authenticate(token))).toEqual([0, 0, 1]);
});

test('an address that an account has left opens it no more', async () => {
  const tester = hostTester();
  const { account, token } = await tester.account('Ada');
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  const [old = ''] = tester.secretsTo(ADDRESS);
  await tester.call('accounts.update', { account, body: { email: 'new@example.org' } });
  const [confirm = ''] = tester.secretsTo('new@example.org');
  expect((await tester.call('accounts.verify', { path: { token: confirm } })).status).toBe(200);
  expect((await tester.call('accounts.verify', { path: { token: old } })).status).toBe(404);
  expect(tester.host.authenticate(token)).toBe(account);
});

test('three links an hour are mailed to an address, however often it is asked', async () => {
  const tester = hostTester();
  await tester.account('Ada');
  for (let minute = 0; minute < 90; minute += 1) {
    await tester.call('accounts.recover', { body: { email: ADDRESS } });
    if (minute === 30) expect(tester.secretsTo(ADDRESS)).toHaveLength(3);
    tester.wait(MINUTE_MS);
  }
  expect(tester.secretsTo(ADDRESS)).toHaveLength(6);
});

test('a token is not kept under a key, whoever follows the link', async () => {
  const tester = hostTester();
  const { account } = await tester.account('Eve');
  await tester.call('accounts.create', { body: { email: ADDRESS, name: 'Ada' } });
  const path = { token: tester.secretsTo(ADDRESS)[0] ?? '' };
  const { body, status } = await tester.call('accounts.verify', { account, path, key: 'k' });
  expect(status).toBe(200);
  const { token } = body as { readonly token: string };
  expect(JSON.stringify([...tester.disk.outcomes.values()])).not.toContain(token);
  expect((await tester.call('accounts.verify', { account, path, key: 'k' })).status).toBe(404);
});

test('a dry run shows no token, uses nothing up, and tells the rest as it would be', async () => {
  const tester = hostTester();
  const { account, token } = await tester.account('Ada');
  await tester.call('accounts.recover', { body: { email: ADDRESS } });
  await tester.call('accounts.create', { body: { email: 'bob@example.org', name: 'Bob' } });
  const secrets = [ADDRESS, 'bob@example.org'].map((one) => tester.secretsTo(one)[0] ?? '');
  for (const secret of secrets) {
    const path = { token: secret };
    const dry = await tester.call('accounts.verify', { path, body: { dry_run: true } });
    expect(dry).toMatchObject({ status: 200, body: { dry_run: true, status: 200 } });
    expect(JSON.stringify(dry.body)).not.toContain('astrarium_');
    expect(tester.host.authenticate(token)).toBe(secret === secrets[0] ? account : 0);
    const { body } = await tester.call('accounts.verify', { path });
    const { token: made = '', ...rest } = body as { readonly token?: string };
    expect(tester.host.authenticate(made)).toBeGreaterThan(0);
    expect((dry.body as { readonly answer: object }).answer).toEqual(rest);
  }
});

test.each([
  [{ email: 'nobody', name: 'Ada', timezone: 'UTC' }, '#/email'],
  [{ email: ADDRESS, name: 'A\u0000', timezone: 'UTC' }, '#/name'],
  [{ email: ADDRESS, name: 'Ada', timezone: 'Mars/Olympus' }, '#/timezone'],
])('who runs the game opens no account of %j', async (wanted, pointer) => {
  const tester = hostTester();
  const reply = await tester.host.openAccount(wanted);
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  expect(tester.host.failure).toBeUndefined();
});
