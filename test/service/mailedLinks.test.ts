import { afterEach, beforeEach, expect, test } from 'vitest';
import { servedGame, type TestAccount } from './servedGame.js';

const DAY_MS = 86_400_000;
const OLD = 'ada@example.org';
const NEW = 'Thief@Example.net';
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let game: Awaited<ReturnType<typeof servedGame>>;
let ada: TestAccount;

beforeEach(async () => {
  game = await servedGame();
  ada = await game.join('Ada');
});

afterEach(() => game.close());

const call = (method: string, path: string, body?: object, token = '') =>
  game.call({ token }, method, path, body);

/** The secrets of the links that were mailed to an address, oldest first. */
const secretsTo = (address: string): string[] =>
  game.host.outbox
    .unsent()
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => /link:(\S+)/.exec(text)?.[1] ?? []);

const verify = (secret = '') => call('POST', `/v1/accounts/verify/${secret}`);
const me = async (token: unknown) =>
  (await call('GET', '/v1/accounts/me', undefined, `${token}`)).status;

/** Gives the account of a token another address, as its owner or as a thief. */
async function move(to: string, token: string): Promise<void> {
  await call('PATCH', '/v1/accounts/me', { email: to }, token);
  expect(await verify(secretsTo(to).at(-1))).toMatchObject({ status: 200, body: { email: to } });
}

test('a link to the former address undoes a takeover within 7 days', async () => {
  await move(NEW, ada.token);
  // The thief replaces the token too.
  await call('POST', '/v1/accounts/recover', { email: NEW });
  const { token: stolen } = (await verify(secretsTo(NEW).at(-1))).body;
  expect(await me(stolen)).toBe(200);
  game.wait(7 * DAY_MS);
  const [revert] = secretsTo(OLD);
  expect(await call('GET', `/v1/accounts/verify/${revert}`)).toMatchObject({
    status: 200,
    body: { purpose: 'revert_email' },
  });
  const restored = await verify(revert);
  expect(restored).toMatchObject({ status: 200, body: { account: ada.account, email: OLD } });
  expect(restored.body).not.toHaveProperty('token');
  expect(await me(stolen)).toBe(401);
  expect(await me(ada.token)).toBe(401);
  // The restored address got a link for a new token; the link of the mail before is used.
  expect(await verify(revert)).toMatchObject({ status: 404, body: { code: 'unknown_link' } });
  const { token } = (await verify(secretsTo(OLD).at(-1))).body;
  expect(await me(token)).toBe(200);
  // The thief is told, but gets no link back.
  const told = game.host.outbox.unsent().filter(({ to }) => to === NEW);
  expect(told.at(-1)).toMatchObject({ subject: 'Your Astrarium address was changed' });
  expect(told.at(-1)?.text).not.toContain('link:');
});

test('a link to the former address ends after 7 days', async () => {
  await move(NEW, ada.token);
  const [revert] = secretsTo(OLD);
  game.wait(7 * DAY_MS + 1);
  expect(await verify(revert)).toMatchObject({ status: 404, body: { code: 'unknown_link' } });
  expect(await me(ada.token)).toBe(200);
});

test('of several former addresses the oldest wins', async () => {
  const third = 'third@example.net';
  await move(NEW, ada.token);
  await move(third, ada.token);
  const [first] = secretsTo(OLD);
  const second = secretsTo(NEW).at(-1);
  expect(await verify(second)).toMatchObject({ status: 200, body: { email: NEW } });
  expect(await verify(first)).toMatchObject({ status: 200, body: { email: OLD } });
  expect((await verify(second)).status).toBe(404);
});

test('a former address that has another account now is not restored', async () => {
  await move(NEW, ada.token);
  const [revert] = secretsTo(OLD);
  const other = await game.join('Ada');
  expect(other.account).not.toBe(ada.account);
  const { status, body } = await verify(revert);
  expect([status, body['detail']]).toEqual([
    404,
    'Another account has this address now. Delete that account, then use the link',
  ]);
  await call('DELETE', '/v1/accounts/me', { confirm: 'Ada' }, other.token);
  expect(await verify(revert)).toMatchObject({ status: 200, body: { email: OLD } });
});

test('an operator who changes the address ends the links that restore former ones', async () => {
  await move(NEW, ada.token);
  const { account } = ada;
  await game.host.issueToken({ account, email: 'ada@home.example' });
  expect((await verify(secretsTo(OLD)[0])).status).toBe(404);
});

test('mails of recovery go to the stored address, not to what the caller typed', async () => {
  const email = 'ADA@EXAMPLE.ORG';
  await call('POST', '/v1/accounts/recover', { email });
  await call('POST', '/v1/accounts', { email, name: 'Ada' });
  expect(secretsTo(email)).toEqual([]);
  expect(secretsTo(OLD)).toHaveLength(2);
});

/** Opens a mailed link as a browser does. */
const open = (secret = '', method = 'GET', accept = BROWSER) =>
  fetch(`${game.url}/v1/accounts/verify/${secret}`, { method, headers: { accept } });

test('a mailed link opens as a page with one button, which uses it', async () => {
  await call('POST', '/v1/accounts/recover', { email: OLD });
  const [secret = ''] = secretsTo(OLD);
  // Mail programs open links in advance, so opening one must not use it.
  for (let n = 0; n < 3; n += 1) {
    const page = await open(secret, 'GET', n === 2 ? 'text/html' : BROWSER);
    const html = await page.text();
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(html.match(/<form method="post"><button>[^<]+<\/button><\/form>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script|href="[^/#d]|src=|action=|https?:/);
    expect(html).not.toContain(secret);
    expect(await me(ada.token)).toBe(200);
  }
  const used = await open(secret, 'POST');
  const html = await used.text();
  const [token] = /astrarium_\w+/.exec(html) ?? [];
  expect([used.status, await me(token), await me(ada.token)]).toEqual([200, 200, 401]);
  const again = await open(secret, 'POST');
  expect([again.status, again.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(await again.text()).not.toContain('astrarium_');
});

test('pages of mailed links are not cached, send no referrer and run no script', async () => {
  await call('POST', '/v1/accounts/recover', { email: OLD });
  const [secret = ''] = secretsTo(OLD);
  for (const method of ['GET', 'POST', 'GET']) {
    const { headers } = await open(secret, method);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  }
});
