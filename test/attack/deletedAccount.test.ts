import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../../packages/cli/src/cliTester.js';
import { openGame } from '../../packages/cli/src/service/openGame.js';
import { FULL } from '../../packages/testkit/test/tier.js';
import { jsonCall } from '../service/jsonCall.js';
import { type Server, serverFolder } from '../service/processes/server.js';
import { cliBundle } from '../tools/cliBundle.js';

const EMAIL = 'Grace.Hopper@mail.example.org';

const folder = serverFolder(cliBundle);
const { close, run } = cliTester();
afterAll(async () => {
  await folder.close();
  close();
});

/** Calls a server, each time with another key; returns the status and the body. */
async function call(server: Server, token: string, method: string, path: string, sent?: object) {
  const key = encodeURIComponent(`${method}${path}${JSON.stringify(sent)}`);
  const headers = { 'idempotency-key': key };
  const { body, status } = await jsonCall(server.url, token, method, path, sent, { headers });
  return { status, body };
}

/** The files of the data folder that contain a text, in any case. */
function filesWith(text: string): string[] {
  return readdirSync(folder.data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path, 'latin1').toLowerCase().includes(text.toLowerCase()));
}

/** Opens an account as an operator; returns its token. */
async function open(email: string, name: string): Promise<string> {
  const args = ['account', 'create', '--email', email, '--name', name, '--data', folder.data];
  const { out } = await run(...args);
  return out.trim();
}

const ME = '/v1/accounts/me';

test('a deleted account leaves no address, secret or kept answer in any file', async () => {
  const server = await folder.start();
  const token = await open(EMAIL, 'Grace');
  await call(server, token, 'PATCH', ME, { email: `new.${EMAIL}`, timezone: 'Europe/Paris' });
  await call(server, token, 'POST', '/v1/accounts/recover', { email: EMAIL });
  await call(server, token, 'POST', '/v1/accounts', { email: EMAIL, name: 'Again' });
  // Each answer with the address is kept under another key.
  for (let n = 0; n < (FULL ? 300 : 60); n += 1) {
    await call(server, token, 'PATCH', ME, { bobnet_channels: [`#channel${n}`] });
  }
  expect(filesWith(EMAIL)).not.toEqual([]);

  const unconfirmed = await call(server, token, 'DELETE', ME, { confirm: 'Ada' });
  expect([unconfirmed.status, unconfirmed.body['code']]).toEqual([422, 'invalid_field']);
  expect((await call(server, token, 'DELETE', ME)).status).toBe(422);
  const dry = await call(server, token, 'DELETE', ME, { confirm: 'Grace', dry_run: true });
  expect([dry.status, dry.body['dry_run']]).toEqual([200, true]);
  expect((await call(server, token, 'GET', ME)).status).toBe(200);

  const deleted = await call(server, token, 'DELETE', ME, { confirm: 'Grace' });
  expect(deleted).toEqual({
    status: 200,
    body: { account: 2, message: 'The account is deleted.' },
  });
  const second = await call(server, token, 'DELETE', ME, { confirm: 'Grace' });
  expect([second.status, second.body['code']]).toEqual([401, 'unauthorized']);
  expect((await call(server, token, 'GET', '/v1/devices')).status).toBe(401);
  // The write-ahead log is emptied within seconds.
  await expect.poll(() => filesWith(EMAIL)).toEqual([]);

  const other = await open(EMAIL, 'Second');
  expect((await call(server, other, 'GET', ME)).body).toMatchObject({ account: 3, name: 'Second' });
  await server.stop();

  expect(await run('check', '--data', folder.data)).toMatchObject({ code: 0 });
  const path = join(folder.folder, 'log.jsonl');
  await run('export', path, '--data', folder.data);
  const log = readFileSync(path, 'utf8');
  expect(log.includes('delete_account')).toBe(true);
  expect(log.toLowerCase().includes(EMAIL.toLowerCase())).toBe(false);
  expect((await run('verify', path)).out).toContain('verified');
  // After a restart, too.
  const { host } = await openGame({ data: folder.data, linkOf: String });
  expect([token, other].map((secret) => host.authenticate(secret).account)).toEqual([0, 3]);
  await host.close();
});
