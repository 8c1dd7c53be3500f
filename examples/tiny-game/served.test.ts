import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { trainingSession } from '@astrarium/stdio';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, serverFolder } from '../../test/service/processes/server.js';
import { lighthouseGame } from './src/lighthouseGame.js';

const folder = serverFolder();
const file = join(import.meta.dirname, 'dist', `lighthouseGame-${process.pid}.js`);
afterAll(() => folder.close());

beforeAll(async () => {
  mkdirSync(join(import.meta.dirname, 'dist'), { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, 'src/lighthouseGame.ts')],
    outfile: file,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
});

/** Starts a server of the lighthouse, whose time stands still. */
const start = (...options: string[]): Promise<Server> =>
  folder.start('--file', file, '--speed', '0', ...options);

test('a game of one file is served, survives a kill, verifies and replays', async () => {
  const first = await start();
  const { token } = await folder.open('Ada');
  const caller = (server: Server) => async (path: string, command?: string) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: command === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(command !== undefined && { body: JSON.stringify({ command }) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const call = caller(first);
  expect(await call('/v1/lamp')).toMatchObject({ status: 200, body: { lit: false, saved: 0 } });

  const stream = await fetch(`${first.url}/v1/events/stream?cursor=0-0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await call('/v1/lamp', 'light')).toMatchObject({ status: 200, body: { empty_at: 1000 } });
  expect(await call('/v1/lamp', 'light')).toMatchObject({ status: 409, body: { code: 'lit' } });
  expect(await call('/v1/lamp', 'sink')).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '#/command' }] },
  });
  expect(await frameWith(stream, 'lamp.lit')).toMatchObject({ empty_at: 1000 });
  const home = await fetch(first.url, { headers: { accept: 'text/html' } });
  expect(await home.text()).toContain('<title>Lighthouse</title>');
  expect(first.greeting).not.toContain('browser');
  const { info, paths } = (await call('/openapi.json')).body as Record<string, object>;
  expect(info).toMatchObject({ title: 'Lighthouse' });
  expect(Object.keys(paths ?? {})).toContain('/v1/lamp');
  const lamp = (await call('/v1/lamp')).body;
  await first.kill();

  const second = await start();
  expect((await caller(second)('/v1/lamp')).body).toEqual(lamp);
  const again = await fetch(`${second.url}/v1/events/stream?cursor=0-0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await frameWith(again, 'lamp.lit')).toMatchObject({ empty_at: 1000 });
  expect(await second.stop()).toBe(0);

  const named = ['--file', file];
  const log = join(folder.folder, 'night.jsonl');
  await folder.run('export', log, '--data', folder.data, ...named);
  expect(await folder.run('check', '--data', folder.data, ...named)).toContain('verified');
  const verified = await folder.run('verify', log, ...named, '--json');
  expect(JSON.parse(verified)).toMatchObject({ ok: true, commands: 4 });
  const replayed = await folder.run('replay', log, ...named, '--json');
  expect(JSON.parse(replayed)).toMatchObject({ ok: true, summary: { keepers: 2, night: true } });
  const copy = join(folder.folder, 'copy');
  expect(await folder.run('import', log, '--data', copy, ...named)).toContain(
    'accounts 1 First, 2 Ada',
  );
  expect(await folder.run('bisect', log, log, ...named)).toContain('equal at every tick');
  const forked = await folder.run('fork', log, '--at', '0', '--ticks', '2000', ...named, '--json');
  expect(JSON.parse(forked)).toMatchObject({ ok: true });
  // The program itself says which option was missing.
  await expect(folder.run('verify', log)).rejects.toThrow('--file');
});

test('readers of the game follow its writer', async () => {
  const server = await start('--readers', '1');
  const answer = await fetch(`${server.url}/v1/lamp`);
  expect(answer.status).toBe(401);
  expect(await server.stop()).toBe(0);
});

test('a file that is no game is refused before anything is made', async () => {
  const data = join(folder.folder, 'nothing');
  const serve = (module: string): Promise<string> =>
    folder.run('serve', '--port', '0', '--data', data, '--file', module);
  const broken = join(folder.folder, 'broken.mjs');
  writeFileSync(broken, 'export const game = 1;');
  await expect(serve(broken)).rejects.toThrow('is no game');
  await expect(serve('nowhere.js')).rejects.toThrow('there is no such file');
  writeFileSync(broken, 'export default {');
  await expect(serve(broken)).rejects.toThrow('SyntaxError');
  expect([existsSync(data), existsSync(`${data}.known`)]).toEqual([false, false]);
});

test('a program trains on the game over lines', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const session = trainingSession({ game: lighthouseGame, input, output, seed: 7 });
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const ask = async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    input.write(`${JSON.stringify({ jsonrpc: '2.0', id: method, method, params })}\n`);
    const { error, result } = JSON.parse((await lines.next()).value) as Record<string, never>;
    return error ?? result?.['body'] ?? result ?? {};
  };
  expect(await ask('accounts.open', { name: 'Ada' })).toMatchObject({ account: 1 });
  expect(await ask('lamp.command', { command: 'row' })).toMatchObject({});
  expect(await ask('lamp.command', { command: 'light' })).toMatchObject({
    data: { code: 'at_sea' },
  });
  await ask('ticks.advance', { ticks: 100_000 });
  const { lost, diary } = await ask('lamp.get');
  expect(diary).toHaveLength(Number(lost));
  input.end();
  await session;
});

/** The first event of a name that a stream sends. */
async function frameWith({ body }: Response, event: string): Promise<unknown> {
  let text = '';
  for await (const piece of body ?? []) {
    text += Buffer.from(piece as Uint8Array).toString();
    const data = new RegExp(`event: ${event}\\ndata: (.*)\\n`).exec(text)?.[1];
    if (data !== undefined) return JSON.parse(data);
  }
  throw new Error(`the stream ended without ${event}: ${text}`);
}
