import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, postgresServer } from '../../tools/servers/postgresServer.js';
import { recordingPlayer } from './recordingPlayer.js';
import { serverFolder } from './server.js';

let database: PostgresServer;
const [folder, elsewhere] = [serverFolder(), serverFolder()];
beforeAll(async () => {
  database = await postgresServer();
});
afterAll(async () => {
  for (const one of [folder, elsewhere]) one.close();
  await database.stop();
});

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
  await server.kill();
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
