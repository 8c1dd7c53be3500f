import { openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, postgresServer } from '../../tools/servers/postgresServer.js';
import { recordingPlayer } from './recordingPlayer.js';
import { cliBundle, nextCliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

let database: PostgresServer;
/** The release that each server starts next. */
let writes = cliBundle;
let follows = cliBundle;
const writers = serverFolder(() => writes());
const followers = serverFolder(() => follows(), 'pipe');
const others = serverFolder(cliBundle, 'pipe');
const LOG = join(tmpdir(), `astrarium-standby-${process.pid}.log`);
const standbys = serverFolder(nextCliBundle, openSync(LOG, 'w'));
beforeAll(async () => {
  database = await postgresServer();
});
afterAll(async () => {
  for (const folder of [writers, followers, others, standbys]) folder.close();
  rmSync(LOG);
  await database.stop();
});

test('followers and the writer change to the next version, and no stream misses an event', async () => {
  const store = ['--store', database.address];
  const writer = await writers.start(...store, '--speed', '60');
  const ada = recordingPlayer(await writers.open('Ada'));
  const follower = await followers.start(...store, '--follow');
  const other = await others.start(...store, '--follow');
  const playsUntil = async (url: string, answers: number): Promise<() => Promise<void>> => {
    const before = ada.acked;
    const playing = ada.play(url);
    while (ada.acked < before + answers || ada.received === 0) await pause(5);
    return () => playing;
  };
  let played = await playsUntil(follower.url, 20);

  // The follower first: it says what it waits for, and changes nothing.
  expect(await follower.stop()).toBe(0);
  await played();
  follows = nextCliBundle;
  await expect(followers.start(...store, '--follow')).rejects.toThrow('the server ended with 2');
  played = await playsUntil(writer.url, 20);

  // Then the writer; a follower of the former version ends instead of diverging.
  expect(await writer.stop()).toBe(0);
  await played();
  writes = nextCliBundle;
  const next = await writers.start(...store, '--speed', '60');
  expect(await other.ended).not.toBe(0);
  await ada.check(next.url);
  const late = await followers.start(...store, '--follow');
  played = await playsUntil(late.url, 20);
  expect(await late.stop()).toBe(0);
  await played();
  await ada.check(next.url);
  expect(ada.received).toBeGreaterThan(0);

  const log = join(writers.folder, 'game.jsonl');
  await writers.run('export', log, ...store);
  expect(await next.stop()).toBe(0);
  // The release before cannot go back.
  writes = cliBundle;
  await expect(writers.start(...store)).rejects.toThrow('the server ended with 2');
});

test('a standby of the next version continues after a stop, and says why it cannot after a loss', async () => {
  const store = ['--store', database.address, '--game', 'next standby'];
  writes = cliBundle;
  const writer = await writers.start(...store, '--speed', '60');
  const ada = recordingPlayer(await writers.open('Ada'));
  const playing = ada.play(writer.url);
  while (ada.acked < 20) await pause(5);
  const waiting = standbys.start(...store, '--standby');
  await pause(1_500);
  await writer.kill();
  await playing;
  // It frees the game at once, so that the former version can continue it.
  await expect(waiting).rejects.toThrow('the server ended with 2');
  expect(readFileSync(LOG, 'utf8')).toContain('Start it once more with the release that wrote it');
  const again = await writers.start(...store, '--standby');
  await ada.check(again.url);
  const patient = standbys.start(...store, '--standby');
  await pause(1_500);
  expect(await again.stop()).toBe(0);
  const next = await patient;
  await ada.check(next.url);
  expect(await next.stop()).toBe(0);
});
