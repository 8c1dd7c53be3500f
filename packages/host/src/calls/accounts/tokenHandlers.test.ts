import { type Scope, SCOPES } from '@astrarium/contract';
import type { TokenList, TokenWithSecret } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { adaTester, hostTester, type TestCall } from '../../hostTester.js';

type Made = Required<TokenWithSecret>;

async function startHost() {
  const { account, token, tester } = await adaTester();
  const call = (operation: string, given: TestCall = {}) =>
    tester.call(operation, { account, ...given });
  const create = async (name: string, ...scopes: readonly Scope[]): Promise<Made> => {
    const { body, status } = await call('tokens.create', { body: { name, scopes } });
    expect(status).toBe(201);
    return body as Made;
  };
  const list = async () => (await tester.body<TokenList>('tokens.list', { account })).tokens;
  const allows = (secret: string): readonly Scope[] => tester.host.authenticate(secret).scopes;
  return { tester, account, token, call, create, list, allows };
}

/** The ids of the tokens of an account that are revoked from now on. */
function revocations({ host }: Awaited<ReturnType<typeof hostTester>>, account: number) {
  const ids: string[] = [];
  const none = (): void => undefined;
  host.feed.watch(account, { published: none, revoked: (id) => ids.push(id), closed: none });
  return ids;
}

test('creates and lists tokens, whose secrets are shown once and never stored', async () => {
  const { allows, create, list, tester, token } = await startHost();
  tester.wait(1);
  const { secret, ...made } = await create('dashboard', 'read');
  expect(made).toMatchObject({ name: 'dashboard', scopes: ['read'] });
  expect(allows(secret)).toEqual(['read']);
  expect(allows(token)).toEqual(SCOPES);
  expect(allows(`${token.slice(0, -1)}!`)).toEqual([]);
  const tokens = await list();
  expect(tokens).toMatchObject([{ name: 'main', scopes: SCOPES }, made]);
  const { tokens: stored } = tester.disk;
  expect(JSON.stringify([tokens, ...stored.values()])).not.toContain(secret.slice(10, 50));
  await tester.crash();
  expect(allows(secret)).toEqual(['read']);
  expect(await list()).toEqual(tokens);
});

test('revokes one token, which leaves the others and their streams', async () => {
  const { account, allows, call, create, list, tester, token } = await startHost();
  const [one, other] = [await create('one', 'play'), await create('other', 'play')];
  const revoked = revocations(tester, account);
  const path = { token_id: one.token_id };
  const { body } = await call('tokens.delete', { path });
  expect(body).toEqual({ token_id: one.token_id, revoked: true });
  expect([one.secret, other.secret, token].map((each) => allows(each).length)).toEqual([0, 1, 3]);
  expect(revoked).toEqual([one.token_id]);
  expect((await list()).map(({ name }) => name)).toEqual(['main', 'other']);
  expect(await call('tokens.delete', { path })).toMatchObject({
    status: 404,
    body: { code: 'unknown_token' },
  });
});

test('replaces the secret of one token, which leaves the others', async () => {
  const { allows, call, create, list, token } = await startHost();
  const one = await create('one', 'read');
  const before = await list();
  const path = { token_id: one.token_id };
  const dry = await call('tokens.secret', { path, body: { dry_run: true } });
  expect(JSON.stringify(dry.body)).not.toContain('secret');
  expect(allows(one.secret)).toEqual(['read']);
  const { body } = await call('tokens.secret', { path });
  expect(allows(one.secret)).toEqual([]);
  expect(allows((body as Made).secret)).toEqual(['read']);
  expect(allows(token)).toEqual(SCOPES);
  expect(await list()).toEqual(before);
});

test('a recovered account has one new token', async () => {
  const { account, allows, call, create, list, tester, token } = await startHost();
  const { secret } = await create('one', 'read');
  const { token_id } = await create('main2', ...SCOPES);
  const revoked = revocations(tester, account);
  await call('accounts.recover', { account: 0, body: { email: 'ada@example.org' } });
  const [link = ''] = tester.secretsTo('ada@example.org');
  const { body } = await call('accounts.verify', { account: 0, path: { token: link } });
  expect(revoked).toHaveLength(3);
  const [only, ...others] = await list();
  expect(others).toEqual([]);
  expect(only).toMatchObject({ name: 'main', scopes: SCOPES });
  expect(only?.token_id).not.toBe(token_id);
  expect([secret, token].map((each) => allows(each))).toEqual([[], []]);
  const { token: fresh } = body as { readonly token: string };
  expect(tester.host.authenticate(fresh)).toMatchObject({ account, scopes: SCOPES });
});

test('names are unique in an account, and there are at most ten tokens', async () => {
  const { call, create, tester } = await startHost();
  const { token_id } = await create('Bot', 'play');
  expect(await call('tokens.create', { body: { name: 'bot', scopes: ['read'] } })).toMatchObject({
    status: 409,
    body: { code: 'token_name_taken', rule: { token_id } },
  });
  for (let count = 2; count < 10; count += 1) await create(`bot ${count}`, 'read');
  const full = { code: 'token_limit', rule: { tokens: 10, max_tokens: 10 } };
  const more = { body: { name: 'eleventh', scopes: ['read'] } };
  expect(await call('tokens.create', more)).toMatchObject({ status: 409, body: full });
  const bob = await tester.account('Bob');
  const elsewhere = { account: bob.account, body: { name: 'bot', scopes: ['read'] } };
  expect((await call('tokens.create', elsewhere)).status).toBe(201);
});

test('refuses other scopes and names', async () => {
  const { call, list } = await startHost();
  for (const body of [
    { name: 'x', scopes: [] },
    { name: 'x', scopes: ['read', 'read'] },
    { name: 'x', scopes: ['all'] },
    ...['', 'x'.repeat(65), 'x\n'].map((name) => ({ name, scopes: ['read'] })),
  ]) {
    expect((await call('tokens.create', { body })).status, JSON.stringify(body)).toBe(422);
  }
  expect(await list()).toHaveLength(1);
});

test('a token gives no scope that it lacks', async () => {
  const { create, list, tester } = await startHost();
  const { secret, token_id } = await create('keys', 'account');
  expect(tester.host.admit('devices.list', tester.host.authenticate(secret))).toMatchObject({
    code: 'insufficient_scope',
  });
  const [main] = await list();
  const callWith = async (operation: string, given: object, path = {}) => {
    const admitted = tester.host.admit(operation, tester.host.authenticate(secret));
    if (typeof admitted !== 'function') throw new Error(admitted.detail);
    const { body, status } = await admitted({ path, query: {}, body: given, form: 'json' });
    return { status, body };
  };
  const missingScope = (scope: Scope) => ({
    status: 403,
    body: { code: 'insufficient_scope', rule: { scope } },
  });
  const wanted = { name: 'more', scopes: ['account', 'play'] };
  expect(await callWith('tokens.create', wanted)).toMatchObject(missingScope('play'));
  expect(await callWith('tokens.create', { name: 'more', scopes: ['read'] })).toMatchObject(
    missingScope('read'),
  );
  const path = { token_id: main?.token_id ?? '' };
  expect(await callWith('tokens.secret', {}, path)).toMatchObject(missingScope('read'));
  expect(await callWith('tokens.secret', {}, { token_id })).toMatchObject({ status: 200 });
  expect(await list()).toHaveLength(2);
});

test('the tokens of another account cannot be named', async () => {
  const { call, list, tester } = await startHost();
  const [main] = await list();
  const { account } = await tester.account('Bob');
  for (const operation of ['tokens.delete', 'tokens.secret'] as const) {
    const path = { token_id: main?.token_id ?? '' };
    expect(await call(operation, { account, path })).toMatchObject({ status: 404 });
  }
  expect(await list()).toHaveLength(1);
});

test('a deleted account leaves no tokens', async () => {
  const { allows, call, create, tester } = await startHost();
  const { secret } = await create('one', 'read');
  await call('accounts.delete', { body: { confirm: 'Ada' } });
  expect(allows(secret)).toEqual([]);
  expect(tester.disk.tokens.size).toBe(0);
  await tester.crash();
  expect(allows(secret)).toEqual([]);
});

test('changes of tokens are events, without names and secrets', async () => {
  const { account, call, create, tester } = await startHost();
  const { secret, token_id } = await create('canary', 'read');
  await call('tokens.secret', { path: { token_id } });
  await call('tokens.delete', { path: { token_id } });
  const events = await tester.events(account);
  expect(events.map(({ event }) => event).filter((name) => name.includes('token'))).toEqual([
    'account.token_created',
    'account.token_replaced',
    'account.token_revoked',
  ]);
  expect(JSON.stringify(events)).not.toContain('canary');
  expect(JSON.stringify(events)).not.toContain(secret);
});

test('a repeated creation makes one token and repeats no secret', async () => {
  const { call, list } = await startHost();
  const parameters = { body: { name: 'one', scopes: ['read'] }, key: 'k' };
  const first = await call('tokens.create', parameters);
  const repeated = await call('tokens.create', parameters);
  expect(repeated).toMatchObject({ status: 201, replayed: true });
  expect(repeated.body).toEqual({ ...(first.body as Made), secret: undefined });
  expect(await list()).toHaveLength(2);
});

test('tokens and webhooks of one millisecond keep their order after a restart', async () => {
  const { account, tester } = await adaTester();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const urls = ['https://example.org/1', 'https://example.org/2', 'https://example.org/3'];
  for (const name of names) {
    await tester.call('tokens.create', { account, body: { name, scopes: ['read'] } });
  }
  for (const url of urls) await tester.call('webhooks.create', { account, body: { url } });
  await tester.crash();
  expect(await tester.body('tokens.list', { account })).toMatchObject({
    tokens: ['main', ...names].map((name) => ({ name })),
  });
  expect(await tester.body('webhooks.list', { account })).toMatchObject({
    webhooks: urls.map((url) => ({ url })),
  });
});
