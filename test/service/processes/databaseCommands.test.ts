import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cliTester } from '../../../packages/cli/src/cliTester.js';
import { postgresTester } from '../../store/postgresTester.js';
import { recordingPlayer } from './recordingPlayer.js';
import { type Player, serverFolder } from './server.js';

const database = postgresTester();
const [folder, elsewhere, moved] = [serverFolder(), serverFolder(), serverFolder()];
afterAll(() => Promise.all([folder, elsewhere, moved].map((one) => one.close())));

const VERIFIED = /: verified ([\d,]+) lines of the log, tick [\d,]+, hash \w{16}/;

test('check and backup work on a game in a database, also while it is served', async () => {
  const store = ['--store', database.address];
  const server = await folder.start(...store, '--speed', '60');
  const ada = await folder.open('Ada');
  const player = recordingPlayer(ada);
  const playing = player.play(server.url);
  while (player.acked < 40) await new Promise((resolve) => setTimeout(resolve, 5));
  const copy = join(elsewhere.folder, 'data');
  expect(await folder.run('check', ...store)).toMatch(VERIFIED);
  expect(await folder.run('backup', copy, ...store)).toMatch(VERIFIED);
  await expect(folder.run('backup', copy, ...store)).rejects.toThrow('is not empty');
  const atBackup = player.acked;
  while (player.acked < atBackup + 10) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await server.stop()).toBe(0);
  await playing;

  // The copy is a data folder of its own.
  expect(await folder.run('check', '--data', copy)).toMatch(VERIFIED);
  const restored = await elsewhere.start('--speed', '60');
  // With its tokens.
  const headers = { authorization: `Bearer ${ada.token}` };
  expect((await fetch(`${restored.url}/v1/devices`, { headers })).status).toBe(200);
  expect(await restored.stop()).toBe(0);

  await expectDamage(store);
  const archive = folder.run('archive', join(folder.folder, 'archive'), ...store);
  await expect(archive).rejects.toThrow('cannot be moved to an archive');
  const local = folder.run('check', '--data', folder.data);
  await expect(local).rejects.toThrow('name that with --store');
});

/** `check` finds what is altered or missing in the tables, and says so. */
async function expectDamage(store: readonly string[]): Promise<void> {
  const { run } = database;
  await run('SET search_path = astrarium');
  const check = (): Promise<string> => folder.run('check', ...store);
  const second = 'WHERE first = (SELECT min(first) FROM lines WHERE first > 0)';
  await run(`UPDATE lines SET text = replace(text, '"n"', '"N"') ${second}`);
  await expect(check()).rejects.toThrow(/ended with 1: .*differs from its digests at line \d+/s);
  await run(`UPDATE lines SET text = replace(text, '"N"', '"n"') ${second}`);

  const last = 'WHERE first = (SELECT max(first) FROM lines)';
  await run(`CREATE TABLE saved AS SELECT * FROM lines ${last}`);
  await run(`DELETE FROM lines ${last}`);
  await expect(check()).rejects.toThrow(/ended with 1: .*line \d+ of the log is missing/s);
  await run('INSERT INTO lines SELECT * FROM saved');

  const one = 'owner = (SELECT max(owner) FROM envelopes WHERE place = 2) AND place = 1';
  const [event] = await run(`DELETE FROM envelopes WHERE ${one} RETURNING *`);
  await expect(check()).rejects.toThrow(/ended with 1: .*entry 1 of owner \d+ in envelopes/s);
  await run('INSERT INTO envelopes VALUES ($1, $2, $3, $4)', Object.values(event ?? {}));
  expect(await check()).toMatch(VERIFIED);
}

/** Sends a request of a player; returns the answer. */
async function ask(url: string, { token }: Player, path: string, body?: object, key?: string) {
  const answer = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, text, replayed: answer.headers.get('idempotent-replayed') };
}

/** The frames of a stream of events up to one of this kind. */
async function framesUpTo(url: string, { token }: Player, event: string): Promise<string> {
  const { body } = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes(`event: ${event}\n`)) text += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return text;
}

test('move brings a data folder into a database, and players notice nothing', async () => {
  const into = ['--store', database.address, '--game', 'moved'];
  const still = ['--speed', '0', '--allow-private-webhooks'];
  const before = await moved.start(...still);
  const ada = await moved.open('Ada');
  const cursorFrames = await framesUpTo(`${before.url}/v1/events/stream`, ada, 'stream.position');
  const cursor = /^id: (.+)$/m.exec(cursorFrames)?.[1] ?? '';
  const devices = await ask(before.url, ada, '/v1/devices?limit=1');
  const code = /"device_code":"([^"]+)"/.exec(devices.text)?.[1];
  const change = { command: 'set_tags', tags: ['first'] };
  const changed = await ask(before.url, ada, `/v1/devices/${code}`, change, 'k');
  expect(changed).toMatchObject({ status: 200, replayed: null });
  const hook = { url: 'http://127.0.0.1:9/hook' };
  expect((await ask(before.url, ada, '/v1/webhooks', hook)).status).toBe(201);
  const hooks = await ask(before.url, ada, '/v1/webhooks');
  const recovered = { email: 'ada@example.org' };
  expect((await ask(before.url, ada, '/v1/accounts/recover', recovered)).status).toBe(200);
  const outbox = join(moved.data, 'outbox');
  const mails = (): string =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .join('\n');
  await expect.poll(mails).toMatch(/accounts\/verify\/\S+/);
  const link = /\/v1\/accounts\/verify\/[\w-]+/.exec(mails())?.[0] ?? '';

  const { close, run } = cliTester();
  const move = (data = moved.data) => run('move', '--data', data, ...into);
  const refused = (error: string | RegExp) => ({ code: 2, error: expect.stringMatching(error) });
  expect(await move()).toMatchObject(refused(/is in use by process \d+/));
  expect(await before.stop()).toBe(0);
  const unnamed = await run('move', '--data', moved.data);
  expect(unnamed).toMatchObject(refused('Name the database with --store'));
  const checked = await run('check', '--data', moved.data);
  const hash = /verified .*/.exec(checked.out)?.[0] ?? 'none';
  const done = /: moved \d+ lines of the log, tick \d+, to game moved in /;
  expect(await move()).toMatchObject({ code: 0, error: '', out: expect.stringMatching(done) });
  expect((await run('check', ...into)).out).toContain(hash);
  const former = join(moved.data, 'moved');
  expect((await run('check', '--data', former)).out).toContain(hash);
  // It is not moved twice, and its folder does not begin a new game.
  expect(await move()).toMatchObject(refused('name that with --store'));
  expect(await move(former)).toMatchObject(refused('There is already a game moved in '));
  const begun = await run('serve', '--port', '0', '--data', moved.data);
  expect(begun).toMatchObject(refused('name that with --store'));
  close();

  const after = await moved.start(...still, ...into);
  const repeated = await ask(after.url, ada, `/v1/devices/${code}`, change, 'k');
  expect(repeated).toEqual({ ...changed, replayed: 'true' });
  expect((await ask(after.url, ada, '/v1/webhooks')).text).toBe(hooks.text);
  await ask(after.url, ada, '/v1/accounts/me/tokens', { name: 'more', scopes: ['read'] });
  const resumed = `${after.url}/v1/events/stream?cursor=${cursor}`;
  const frames = await framesUpTo(resumed, ada, 'account.token_created');
  expect(frames).not.toContain('stream.gap');
  // The link gives a new token, and revokes the former ones.
  const verified = await ask(after.url, ada, link, {});
  expect(verified).toMatchObject({ status: 200, text: expect.stringContaining('"token"') });
  expect(await after.stop()).toBe(0);
});
