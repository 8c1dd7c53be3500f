import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { FULL } from '../../../packages/testkit/test/tier.js';
import { recordingPlayer } from './recordingPlayer.js';
import { cliBundle } from '../../tools/cliBundle.js';
import { serverFolder } from './server.js';

/** Number of times that the server is killed. */
const KILLS = FULL ? 200 : 2;

const PLAYERS = 4;

/** Ticks a second, fast enough that events occur all the time. */
const SPEED = '600';

const [folder, other] = [serverFolder(cliBundle), serverFolder()];
afterAll(async () => {
  await Promise.all([folder.close(), other.close()]);
});

test(`${KILLS} kills under load lose and repeat no acknowledged call and no delivered event`, async () => {
  let server = await folder.start('--speed', SPEED, '--seed', '11');
  const players: Players[number][] = [];
  for (let number = 0; number < PLAYERS; number += 1) {
    players.push(recordingPlayer(await folder.open(`Player${number}`)));
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { url } = server;
    const before = ackedOf(players);
    const playing = players.map((player) => player.play(url));
    // Varies the moment of the kill, so that it meets every phase of the server's work.
    await until(() => ackedOf(players) >= before + PLAYERS + (kill % 13));
    await pause((kill * 7) % 23);
    await server.kill();
    await Promise.all(playing);
    server = await folder.start('--speed', SPEED);
    for (const player of players) await player.check(server.url);
  }
  const received = players.reduce((sum, player) => sum + player.received, 0);
  expect(received).toBeGreaterThan(KILLS * PLAYERS);
  expect(await server.stop()).toBe(0);
  const log = `${folder.folder}/game.jsonl`;
  await other.run('export', log, '--data', folder.data);
  const verified = JSON.parse(await other.run('verify', log, '--json')) as object;
  expect(verified).toMatchObject({ ok: true });
  console.log(
    `${KILLS} kills: ${ackedOf(players)} calls acknowledged, ${received} events delivered`,
  );
});

type Players = readonly ReturnType<typeof recordingPlayer>[];

function ackedOf(players: Players): number {
  return players.reduce((sum, player) => sum + player.acked, 0);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(2);
}
