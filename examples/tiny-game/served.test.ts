import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Server, serverFolder } from '../../test/service/processes/server.js';

const folder = serverFolder();
const file = join(import.meta.dirname, 'src/lighthouseGame.ts');
afterAll(() => folder.close());

/** Starts a server of the lighthouse, whose time stands still. */
const start = (...options: string[]): Promise<Server> =>
  folder.start('--file', file, '--speed', '0', ...options);

test('a game of one file is served, starts again, verifies and replays', async () => {
  const first = await start();
  expect(first.greeting).toContain(`/v1/accounts -d '{"join":{"name":"Ada"}}'`);
  // As curl -d sends it.
  const opened = await fetch(`${first.url}/v1/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '{"join":{"name":"Ada"}}',
  });
  const { token, ...account } = (await opened.json()) as { readonly token: string };
  expect(account).toMatchObject({ account: 1, name: 'Ada', answer: { lamp: 1 } });
  const caller = (server: Server) => async (path: string, body?: object) => {
    const answer = await fetch(`${server.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const call = caller(first);
  const view = { status: 200, body: { lit: false, saved: 0 } };
  expect(await call('/v1/views/lamp')).toMatchObject(view);

  const stream = await fetch(`${first.url}/v1/events/stream?cursor=0-0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await call('/v1/commands/light', {})).toMatchObject({
    status: 200,
    body: { answer: { empty_at: 1000 } },
  });
  expect(await call('/v1/commands/light', {})).toMatchObject({
    status: 409,
    body: { code: 'lit', detail: 'The lamp is lit.', title: 'Refused by the game' },
  });
  expect(await call('/v1/commands/light', { how: 1 })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '#/how' }] },
  });
  expect(await call('/v1/commands/sink', {})).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining('Beside it: keep, light, douse, row.') },
  });
  expect(await frameWith(stream, 'lamp.lit')).toMatchObject({
    event: 'lamp.lit',
    values: { lamp: 1, empty_at: 1000 },
  });
  const home = await fetch(first.url, { headers: { accept: 'text/html' } });
  expect(await home.text()).toContain('<title>Lighthouse</title>');
  const { info, paths } = (await call('/openapi.json')).body as Record<string, object>;
  expect(info).toMatchObject({ title: 'Lighthouse' });
  expect(Object.keys(paths ?? {})).toContain('/v1/views/lamp');
  expect((await call('/problems/at_sea')).body).toEqual({
    code: 'at_sea',
    status: 409,
    title: 'Refused by the game',
    text:
      'You are in the boat. Numbers in rule: minutes. ' +
      'Given by commands.light, commands.douse, commands.row.',
  });
  expect(await (await fetch(`${first.url}/docs/`)).text()).toContain('You are in the boat.');
  const lamp = (await call('/v1/views/lamp')).body;
  expect(await first.stop()).toBe(0);

  const second = await start();
  expect((await caller(second)('/v1/views/lamp')).body).toEqual(lamp);
  expect((await caller(second)('/v1/game')).body).toMatchObject({
    players: [{ account: 1, name: 'Ada' }],
    tick: 0,
  });
  const again = await fetch(`${second.url}/v1/events/stream?cursor=0-0`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await frameWith(again, 'lamp.lit')).toMatchObject({ values: { empty_at: 1000 } });
  expect(await second.stop()).toBe(0);

  const named = ['--file', file];
  const log = join(folder.folder, 'night.jsonl');
  await folder.run('export', log, '--data', folder.data, ...named);
  expect(await folder.run('check', '--data', folder.data, ...named)).toContain('verified');
  const verified = await folder.run('verify', log, ...named, '--json');
  expect(JSON.parse(verified)).toMatchObject({ ok: true, commands: 3 });
  const replayed = await folder.run('replay', log, ...named, '--json');
  expect(JSON.parse(replayed)).toMatchObject({ ok: true, summary: { keepers: 1, night: true } });
  const copy = join(folder.folder, 'copy');
  expect(await folder.run('import', log, '--data', copy, ...named)).toContain('tick 0');
  expect(await folder.run('bisect', log, log, ...named)).toContain('equal at every tick');
  const forked = await folder.run('fork', log, '--at', '0', '--ticks', '2000', ...named, '--json');
  expect(JSON.parse(forked)).toMatchObject({ ok: true });
  // The program itself says which option was missing.
  await expect(folder.run('verify', log)).rejects.toThrow('--file');
});

test('a code of the platform is refused at the start, and one that is no literal is told', async () => {
  const own = serverFolder();
  const module = join(own.folder, 'cabin.js');
  writeFileSync(module, CABIN);
  const served = own.run('serve', '--port', '0', '--data', own.data, '--file', module);
  const why = await served.catch(String);
  expect(why).toContain('cabin.js:6: the code of this refusal is no literal');
  expect(why).toContain(
    'cabin cannot be served: the code ended is a code of the platform (cabin.js:5)',
  );
  expect(existsSync(own.data)).toBe(false);
  await own.close();
});

/** A game whose rules refuse with a code of the platform, and with one that is computed. */
const CABIN = `
  import { defineGame } from '@astrarium/contract';
  import { defineSchema, defineSimulation, refuse } from '@astrarium/core';
  const schema = defineSchema({ tables: {} });
  const knock = schema.command({ run: () => refuse('ended', 'Nobody is in.') });
  const enter = schema.command({ run: () => refuse(String(1), 'It is locked.') });
  const commands = { enter, knock };
  const simulation = defineSimulation({ name: 'cabin', version: 1, schema, commands });
  export default defineGame({ simulation, tickMs: 1000 });
`;

test('a file that is no game is refused before anything is made', async () => {
  const data = join(folder.folder, 'nothing');
  const serve = (module: string): Promise<string> =>
    folder.run('serve', '--port', '0', '--data', data, '--file', module);
  const broken = join(folder.folder, 'broken.mjs');
  writeFileSync(broken, 'export const game = 1;');
  await expect(serve(broken)).rejects.toThrow('is no game');
  await expect(serve('nowhere.js')).rejects.toThrow('there is no such file');
  writeFileSync(broken, 'export default {');
  await expect(serve(broken)).rejects.toThrow(
    'broken.mjs:1:17: Expected identifier but found end of file',
  );
  expect([existsSync(data), existsSync(`${data}.known`)]).toEqual([false, false]);
});

test('a part of a game may be an older module', async () => {
  const own = serverFolder();
  const orchard = join(own.folder, 'orchard.js');
  const old = "exports = module.exports = (text) => require('crypto').hash === 0 || text + '!';";
  writeFileSync(join(own.folder, 'digest.cjs'), old);
  writeFileSync(orchard, ORCHARD);
  const server = await own.start('--file', orchard, '--speed', '0');
  const game = await fetch(`${server.url}/v1/game`);
  expect(await game.json()).toMatchObject({ title: 'orchard!' });
  expect(await server.stop()).toBe(0);
  await own.close();
});

/** A game in JavaScript. */
const ORCHARD = `
  import { createRequire } from 'node:module';
  import { defineGame } from '@astrarium/contract';
  import { defineSchema, defineSimulation } from '@astrarium/core';
  import digest from './digest.cjs';
  const schema = defineSchema({ tables: {} });
  const simulation = defineSimulation({ name: 'orchard', version: 1, schema, commands: {} });
  export default defineGame({ simulation, tickMs: 1000, title: digest('orchard') });
`;

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
