import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { moveClock } from '../../tools/servers/storedGame.js';
import { ROOT } from '../../tools/sources/sources.js';
import { serverFolder } from './server.js';

describe('astrarium serve', () => {
  let folder: ReturnType<typeof serverFolder>;
  beforeEach(() => void (folder = serverFolder()));
  afterEach(() => folder.close());

  const create = async (name: string): Promise<string> => {
    const email = `${name}@example.org`;
    const args = ['account', 'create', '--email', email, '--name', name, '--data', folder.data];
    return (await folder.run(...args)).trim();
  };
  const nameOf = async (url: string, token: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/v1/accounts/me`, { headers });
    return ((await answer.json()) as { readonly name?: string }).name;
  };

  test('account create works while the server runs and while it does not', async () => {
    await expect(create('Ada')).rejects.toThrow(`There is no game in ${folder.data}`);
    expect(existsSync(folder.data)).toBe(false);
    const first = await folder.start();
    const ada = await create('Ada');
    expect(await nameOf(first.url, ada)).toBe('Ada');
    expect(await first.stop()).toBe(0);
    const bob = await create('Bob');
    const second = await folder.start();
    expect(await nameOf(second.url, ada)).toBe('Ada');
    expect(await nameOf(second.url, bob)).toBe('Bob');
    // Creating an account with a known address issues a new token.
    const created = await create('Ada');
    expect(await nameOf(second.url, ada)).toBeUndefined();
    expect(await nameOf(second.url, created)).toBe('Ada');
  });

  test('account delete works while the server runs and while it does not', async () => {
    const remove = (...args: string[]): Promise<string> =>
      folder.run('account', 'delete', ...args, '--data', folder.data);
    const { stop, url } = await folder.start();
    const [ada, bob] = [await folder.open('Ada'), await folder.open('Bob')];
    expect(await remove('2')).toBe('Account 2 is deleted.\n');
    expect(await nameOf(url, ada.token)).toBeUndefined();
    expect(await nameOf(url, bob.token)).toBe('Bob');
    await expect(remove('2')).rejects.toThrow('ended with 2: astrarium: There is no account 2');
    expect(await stop()).toBe(0);
    expect(JSON.parse(await remove('3', '--json'))).toEqual({
      account: 3,
      message: 'The account is deleted.',
    });
    await expect(remove('3')).rejects.toThrow('ended with 2: astrarium: There is no account 3');
  });

  test('account ban and unban work while the server runs and while it does not', async () => {
    const set = (...args: string[]): Promise<string> =>
      folder.run('account', ...args, '--data', folder.data);
    const first = await folder.start();
    const ada = await folder.open('Ada');
    expect(await nameOf(first.url, ada.token)).toBe('Ada');
    expect(await set('ban', '2')).toBe('Account 2 is banned.\n');
    expect(await set('bans')).toMatch(/account +name\s+2 +\S/);
    const headers = { authorization: `Bearer ${ada.token}` };
    const answer = await fetch(`${first.url}/v1/accounts/me`, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'banned', rule: { account: 2 } });
    await expect(set('ban', '9')).rejects.toThrow('ended with 2: astrarium: There is no account 9');
    expect(await first.stop()).toBe(0);
    expect(JSON.parse(await set('unban', '2', '--json'))).toEqual({ account: 2, banned: false });
    const second = await folder.start();
    expect(await nameOf(second.url, ada.token)).toBe('Ada');
  });

  test('an account has the same bytes and the same entity tag after a restart', async () => {
    const read = async (url: string, headers: Readonly<Record<string, string>>) => {
      const answer = await fetch(`${url}/v1/accounts/me`, { headers });
      return [answer.headers.get('etag'), await answer.text()];
    };
    const first = await folder.start('--speed', '0');
    const headers = { authorization: `Bearer ${await create('Ada')}` };
    // Members in another order than the one in which they are read.
    const body = JSON.stringify({
      messages: { subscribed: ['alert'], email: true },
      message_notify: { preferences: { webhook: { travel: false, ami: false } }, webhook: true },
      events: { muted: ['travel.*'], ami_digest_interval: 2 },
    });
    const type = { 'content-type': 'application/json' };
    const options = { method: 'PATCH', headers: { ...headers, ...type }, body };
    expect((await fetch(`${first.url}/v1/accounts/me`, options)).status).toBe(200);
    const before = await read(first.url, headers);
    expect(await first.stop()).toBe(0);
    const second = await folder.start('--speed', '0');
    expect(await read(second.url, headers)).toEqual(before);
  });

  test.each([
    ['', []],
    [' for the game of a file', [join(ROOT, 'examples/tiny-game/src/lighthouseGame.ts')]],
  ])('refuses a data folder or port of another server%s, and creates nothing', async (_, game) => {
    const { pid, url } = await folder.start(...game);
    const { port } = new URL(url);
    const elsewhere = join(folder.folder, 'other');
    const serve = (ownPort: string, data: string, ...more: string[]): Promise<string> =>
      folder.run('serve', ...game, '--port', ownPort, '--data', data, ...more);
    await expect(serve('0', folder.data)).rejects.toThrow(`is in use by process ${pid}`);
    const inUse = (option: string): RegExp =>
      new RegExp(`Port ${port} is in use\\. Choose another with ${option}, such as \\d+\\.`);
    await expect(serve(port, elsewhere)).rejects.toThrow(inUse('--port'));
    await expect(serve('0', elsewhere, '--metrics-port', port)).rejects.toThrow(
      inUse('--metrics-port'),
    );
    expect(readdirSync(folder.folder).sort()).toEqual(['data', 'data.known']);
  });

  test.each([
    ['catches up on the hours during which it did not run', []],
    ['with --on-restart pause goes on at the tick of the stop', ['--on-restart', 'pause']],
  ])('%s', async (_what, options) => {
    const HOUR_TICKS = 3_600;
    await (await folder.start()).stop();
    const stopped = await moveClock(folder.data, -3 * HOUR_TICKS * 1000);
    const { url } = await folder.start(...options);
    const passed = async (): Promise<number> => {
      const answer = await fetch(`${url}/v1/time`);
      return ((await answer.json()) as { readonly tick: number }).tick - stopped;
    };
    const isMissed = options.length > 0;
    await expect.poll(passed).toBeGreaterThan(isMissed ? 0 : 3 * HOUR_TICKS);
    expect((await passed()) < HOUR_TICKS).toBe(isMissed);
  });

  test('prints the address of metrics, and mails links to the public address', async () => {
    vi.stubEnv('ASTRARIUM_URL', 'https://play.example.org/');
    const { greeting, url } = await folder.start('--metrics-port', '0');
    const metrics = /^metrics +(\S+)$/m.exec(greeting)?.[1] ?? '';
    expect((await fetch(metrics)).status).toBe(200);
    expect(greeting).toMatch(/^mails +files in \S+outbox$/m);
    expect(greeting).toContain(`\n  ${url}/#token=astrarium_`);
    const body = JSON.stringify({ email: 'eve@example.org', name: 'Eve' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${url}/v1/accounts`, { method: 'POST', headers, body });
    const outbox = join(folder.data, 'outbox');
    const mails = () => readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    const toEve = () => mails().find((text) => text.includes('To: eve@')) ?? '';
    await expect.poll(toEve).toContain('\nhttps://play.example.org/v1/accounts/verify/');
    vi.unstubAllEnvs();
  });

  test('issues a new first token by the command in first-account.txt', async () => {
    const { url } = await folder.start();
    const note = readFileSync(join(folder.data, 'first-account.txt'), 'utf8');
    const [, renew = ''] = /^ {2}astrarium (.*)$/m.exec(note) ?? [];
    const token = await folder.run(...renew.split(' '), '--data', folder.data);
    expect(await nameOf(url, token.trim())).toBe('First');
  });
});

test('stops in time while a mail server hangs, and offers the links of mails without one', async () => {
  const folder = serverFolder();
  const silent = createServer();
  await new Promise<void>((listens) => silent.listen(0, '127.0.0.1', listens));
  const { port } = silent.address() as AddressInfo;
  process.env['ASTRARIUM_SMTP_URL'] = `smtp://127.0.0.1:${port}`;
  const connected = new Promise((resolve) => silent.once('connection', resolve));
  const { stop, url } = await folder.start();
  delete process.env['ASTRARIUM_SMTP_URL'];
  await fetch(`${url}/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', name: 'Ada' }),
  });
  await connected;
  const startMs = performance.now();
  expect(await stop()).toBe(0);
  if (FULL) expect(performance.now() - startMs).toBeLessThan(8000);
  silent.close();
  // Unsent mails are sent after the next start.
  const { stderr } = await folder.start();
  let log = '';
  stderr?.setEncoding('utf8').on('data', (piece: string) => (log += piece));
  const outbox = `${folder.data}/outbox`;
  const mails = (): string[] =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  await expect.poll(() => mails().join('\n')).toContain('To: ada@example.org');
  await expect.poll(() => log).toMatch(/"link":"[^"]+\/v1\/accounts\/verify\/[^"]+"/);
  const [, link = ''] = /"link":"([^"]+)"/.exec(log) ?? [];
  expect(link.startsWith(`${url}/`)).toBe(true);
  await folder.close();
});

test('issues tokens for accounts of an imported game, with and without a server', async () => {
  const folder = serverFolder();
  const log = `${folder.folder}/game.jsonl`;
  const sourceFolder = serverFolder();
  const { stop } = await sourceFolder.start();
  await sourceFolder.open('Bob');
  await stop();
  await folder.run('export', log, '--data', sourceFolder.data);
  await folder.run('import', log, '--data', folder.data);
  const token = (number: number, email: string): Promise<string> => {
    const args = ['account', 'token', '--account', String(number), '--email', email];
    return folder.run(...args, '--data', folder.data);
  };
  const first = await token(1, 'first@new.example');
  const { url } = await folder.start();
  const bob = await token(2, 'bob@new.example');
  for (const [name, mine] of Object.entries({ First: first, Bob: bob })) {
    const headers = { authorization: `Bearer ${mine.trim()}` };
    const answer = await fetch(`${url}/v1/accounts/me`, { headers });
    expect(await answer.json()).toMatchObject({
      name,
      email: `${name.toLowerCase()}@new.example`,
    });
  }
  await expect(token(9, 'eve@new.example')).rejects.toThrow('There is no account 9');
  await expect(token(1, 'bob@new.example')).rejects.toThrow('the address of account 2');
  await folder.close();
  await sourceFolder.close();
});

test('ignores a closed pipe, and reports output that cannot be written', async () => {
  const cli = `node ${await cliBundle()}`;
  const line = `${cli} fly 2>&1 | true; echo $PIPESTATUS; ${cli} play --ticks 1 > /dev/full`;
  const run = promisify(execFile)('bash', ['-c', line]);
  await expect(run).rejects.toMatchObject({
    code: 2,
    stdout: '2\n',
    stderr: 'astrarium: standard output: there is no space left\n',
  });
});

test.each([
  [['serve', '--port', '0', '--data', 'data']],
  [['play', '--ticks', '2000000000', '--log', 'begun.jsonl']],
])('%j ends when npx is stopped that runs it', async (args) => {
  const folder = serverFolder();
  const bin = join(folder.folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(folder.folder, 'package.json'), '{}');
  const program = join(bin, 'astrarium');
  writeFileSync(program, `#!/bin/sh\necho $$ >&2\nexec node '${await cliBundle()}' "$@"\n`);
  chmodSync(program, 0o755);
  const npx = spawn('npx', ['--offline', 'astrarium', ...args], { cwd: folder.folder });
  let [out, error] = ['', ''];
  onTestFinished(async () => {
    npx.kill('SIGKILL');
    const left = Number(/^\d+$/m.exec(error)?.[0] ?? 0);
    if (left > 0 && isRunning(left)) process.kill(left, 'SIGKILL');
    await folder.close();
  });
  npx.stdout.setEncoding('utf8').on('data', (piece: string) => void (out += piece));
  npx.stderr.setEncoding('utf8').on('data', (piece: string) => void (error += piece));
  const log = join(folder.folder, 'begun.jsonl');
  const hasBegun = (): boolean =>
    out.startsWith('Astrarium at ') || (existsSync(log) && readFileSync(log).length > 0);
  await expect.poll(hasBegun).toBe(true);
  const pid = Number(/^\d+$/m.exec(error)?.[0]);
  expect(isRunning(pid)).toBe(true);
  npx.kill('SIGTERM');
  await expect.poll(() => isRunning(pid)).toBe(false);
  // The next one can begin.
  if (args[0] === 'serve') await folder.run('export', log, '--data', folder.data);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
