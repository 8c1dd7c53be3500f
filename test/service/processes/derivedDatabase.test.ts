import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, postgresServer } from '../../tools/servers/postgresServer.js';
import { ROOT } from '../../tools/sources/sources.js';
import { serverFolder } from './server.js';

const FILE = join(ROOT, 'examples/tiny-game/src/lighthouseGame.ts');

let database: PostgresServer;
const [first, second, followers] = [serverFolder(), serverFolder(), serverFolder()];
beforeAll(async () => {
  database = await postgresServer();
});
afterAll(async () => {
  for (const folder of [first, second, followers]) folder.close();
  await database.stop();
});

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Calls a server, again while it is away or says that another one takes over. */
async function call(url: string, path: string, body?: object, headers = {}): Promise<Answer> {
  for (;;) {
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url + path, { headers, ...post }).catch(() => undefined);
    if (answer !== undefined && answer.status !== 503) {
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    }
    await pause(50);
  }
}

test('a game of a file is kept in a database, followed, and continued by a standby', async () => {
  const store = [FILE, '--store', database.address, '--speed', '60'];
  const writer = await first.start(...store);
  const { url } = await followers.start(...store, '--follow');
  const waiting = second.start(...store, '--standby');
  waiting.catch(() => undefined);

  const key = { 'idempotency-key': 'k'.repeat(30) };
  const joining = { join: { name: 'Ada' } };
  const opened = await call(url, '/v1/accounts', joining, key);
  expect(opened).toMatchObject({ status: 201, body: { account: 1, answer: { lamp: 1 } } });
  const { token } = opened.body;
  const authorization = `Bearer ${token}`;
  expect((await call(writer.url, '/v1/accounts', joining, key)).body).toMatchObject({ token });
  expect(await call(url, '/v1/accounts', { name: 'ADA' })).toMatchObject({
    status: 409,
    body: { code: 'name_taken' },
  });

  // The player lights and douses the lamp; the writer is killed meanwhile.
  const acknowledged: string[] = [];
  const give = async (round: number): Promise<void> => {
    const type = round % 2 === 0 ? 'light' : 'douse';
    const headers = { authorization, 'idempotency-key': `round-${round}` };
    const { status } = await call(url, `/v1/commands/${type}`, {}, headers);
    if (status === 200) acknowledged.push(type);
    // What this player was told, the next read has.
    const { body } = await call(url, '/v1/views/lamp', undefined, { authorization });
    expect(body['lit']).toBe(type === 'light');
  };
  for (let round = 0; round < 6; round += 1) await give(round);
  const killed = writer.kill();
  for (let round = 6; round < 12; round += 1) await give(round);
  await killed;
  const next = await waiting;
  expect(acknowledged).toHaveLength(12);

  for (const server of [url, next.url]) {
    const { body } = await call(server, '/v1/events?limit=200', undefined, { authorization });
    const names = (body['events'] as readonly { readonly event: string }[]).map(
      ({ event }) => event,
    );
    expect(names.filter((name) => name === 'lamp.lit')).toHaveLength(6);
    expect(await call(server, '/v1/game')).toMatchObject({
      body: { seats: { taken: 1 }, players: [{ account: 1, name: 'Ada' }] },
    });
  }
  // The key still gives the same account, and the next number was never given.
  expect((await call(next.url, '/v1/accounts', joining, key)).body).toMatchObject({ token });
  expect((await call(url, '/v1/accounts', { name: 'Bo' })).body).toMatchObject({ account: 2 });

  const log = join(first.folder, 'game.jsonl');
  await first.run('export', log, '--store', database.address, '--file', FILE);
  const verified = await first.run('verify', log, '--file', FILE, '--json');
  expect(JSON.parse(verified)).toMatchObject({ ok: true });
  const lines = readFileSync(log, 'utf8').split('\n');
  expect(lines.filter((line) => /"type":"(?:light|douse)"/.test(line))).toHaveLength(12);
  expect(await next.stop()).toBe(0);
});

test('changed rules of a version are refused by the log in the database', async () => {
  const file = join(first.folder, 'well.ts');
  const write = (litres: number): void =>
    writeFileSync(
      file,
      `import { defineGame } from '@astrarium/contract';
      import { defineSchema, defineSimulation, integer, single } from '@astrarium/core';
      const schema = defineSchema({ tables: { well: single({ litres: integer() }) } });
      const draw = schema.command({ run({ well }) { well.litres += ${litres}; } });
      const simulation = defineSimulation({ name: 'well', version: 1, schema, commands: { draw } });
      export default defineGame({ simulation, tickMs: 1000 });`,
    );
  const place = ['--store', database.address, '--game', 'well', '--data'];
  const serve = async (data: string): Promise<void> => {
    const server = await first.start(file, ...place, join(first.folder, data));
    expect(await server.stop()).toBe(0);
  };
  write(1);
  await serve('one');
  await serve('two');
  write(2);
  await expect(
    first.run('serve', file, '--port', '0', ...place, join(first.folder, 'three')),
  ).rejects.toThrow(/made by other rules of well version 1 \(\w+\) .* Raise the version/);
}, 120_000);
