import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteStore } from '@astrarium/host';
import { afterAll, expect, test } from 'vitest';
import { jsonCall } from '../jsonCall.js';
import { serverFolder } from './server.js';

const folder = serverFolder();
afterAll(() => folder.close());

const GAME = `
import { defineGame } from '@astrarium/contract';
import { account, defineSchema, defineSimulation, integer, object, table } from '@astrarium/core';

const hits = integer({ min: 1, max: 9 });
const setting = { name: integer(), creep: object({ hits }) };
const schema = defineSchema({ setting, tables: { creeps: table({ hits }) } });
const spawn = schema.command({
  args: { hits },
  run: ({ creeps }, { hits }) => void creeps.insert({ hits }),
});
const field = schema.view({
  public: true,
  answer: { creeps: integer(), reader: account },
  read: ({ creeps }, { account: reader }) => ({ creeps: creeps.size, reader }),
});
export default defineGame({
  simulation: defineSimulation({
    name: 'creeps',
    version: 1,
    schema,
    commands: { spawn },
    views: { field },
  }),
  tickMs: 1000,
  settings: { easy: { name: 1, creep: { hits: 3 } }, hard: { name: 2, creep: { hits: 8 } } },
});
`;

test('an operator chooses the setting of a new world, and which pages may open accounts', async () => {
  const file = join(folder.folder, 'creeps.ts');
  writeFileSync(file, GAME);
  const refused = async (...options: string[]): Promise<void> => {
    const given = ['--port', '0', '--data', folder.data, ...options];
    await expect(folder.run('serve', file, ...given)).rejects.toThrow(/ended with 2/);
  };
  await refused('--set', 'creep.hits=10');
  await refused('--set', 'creep.speed=1');
  await refused('--set', 'hits');
  await refused('--set', 'creep={"hits":9,"hits":10}');
  await refused('--setting', 'middle');
  expect(existsSync(folder.data)).toBe(false);

  await refused('--host', '0.0.0.0');
  await refused('--origin', 'play.example.org');
  const chosen = ['--setting', 'hard', '--set', 'creep.hits=9'];
  const server = await folder.start(file, ...chosen, '--origin', 'https://play.example.org');
  const game = async (): Promise<unknown> => (await fetch(`${server.url}/v1/game`)).json();
  const open = async (name: string, origin?: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
    const body = JSON.stringify({ name });
    return (await fetch(`${server.url}/v1/accounts`, { method: 'POST', headers, body })).status;
  };
  expect(await open('Eve', 'http://evil.example')).toBe(403);
  expect(await open('Ada', 'https://play.example.org')).toBe(201);
  expect(await open('Bo', server.url)).toBe(201);
  expect(await game()).toMatchObject({ setting: { name: 2, creep: { hits: 9 } } });
  expect(await server.stop()).toBe(0);
  await refused('--setting', 'easy');
});

test('a first start that fails says why, and leaves nothing behind', async () => {
  const file = join(folder.folder, 'mended.ts');
  const data = join(folder.folder, 'games', 'mended');
  const start = (...options: string[]): Promise<string> =>
    folder.run('serve', file, '--port', '0', '--data', data, ...options);
  const fails = async (text: string, why: RegExp, ...options: string[]): Promise<void> => {
    writeFileSync(file, text);
    await expect(start(...options)).rejects.toThrow(why);
    expect(existsSync(join(folder.folder, 'games'))).toBe(false);
    expect(existsSync(`${data}.known`)).toBe(false);
  };
  const bare = GAME.replace(/settings: .*,/, '');
  await fails(bare, /ended with 2: [^]*creep is missing.*--set creep=/);
  await expect(folder.run('play', file, '--ticks', '9')).rejects.toThrow(
    /with 2: .*name is missing/,
  );
  const throwing = GAME.replace('schema,', "schema, genesis() { throw new Error('no luck'); },");
  await fails(throwing, /ended with 2: [^]*genesis fails.[^]*no luck/);
  await fails(GAME, /ended with 2: [^]*has no index.html/, '--pages', join(folder.folder, 'none'));
  const nowhere = 'postgres://localhost:1/games';
  await fails(GAME, /ended with 2: /, '--store', nowhere);

  // What a start leaves that was killed before the first commit.
  mkdirSync(data, { recursive: true });
  sqliteStore(join(data, 'game.sqlite'), { nowMs: 0 }).close();
  const server = await folder.start(file, '--data', data);
  expect(await server.stop()).toBe(0);
});

test('a public view is pushed without a token, and a token is read', async () => {
  const file = join(folder.folder, 'creeps.ts');
  const server = await folder.start(file);
  const stop = new AbortController();
  const { signal } = stop;
  /** The first frames of the view of a caller. */
  const follow = async (token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/v1/views/field/stream`, { headers, signal });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      status: answer.status,
      async until(wanted: string): Promise<void> {
        while (!text.includes(wanted)) text += (await reader?.read())?.value ?? '';
      },
    };
  };
  const call = (path: string, body: object, of = '', headers = {}) =>
    jsonCall(server.url, of, 'POST', path, body, { headers });
  const { body: opened } = await call('/v1/accounts', { name: 'Cleo' });
  const { account, token } = opened as { readonly account: number; readonly token: string };
  const [anybody, own] = [await follow(), await follow(token)];
  await anybody.until('{"creeps":0,"reader":0}');
  await own.until(`{"creeps":0,"reader":${account}}`);

  const spawn = { hits: 3 };
  const { tick } = (await jsonCall(server.url, '', 'GET', '/v1/game')).body;
  const until = (max: unknown) =>
    call('/v1/commands/spawn', spawn, token, { 'x-max-tick': String(max) });
  expect((await until(Number(tick) + 100)).body).toMatchObject({ tick: expect.any(Number) });
  const wrong = await until('soon');
  expect(wrong.status).toBe(400);
  await anybody.until('"reader":0}\n\nid:');

  // Streams of callers without a token are counted by their address.
  const more = await Promise.all(Array.from({ length: 10 }, () => follow()));
  expect(more.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
  stop.abort();
  expect(await server.stop()).toBe(0);
});
