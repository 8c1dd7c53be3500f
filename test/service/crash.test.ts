import { afterAll, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { killedPlayer } from './killedPlayer.js';
import { serverFolder } from './server.js';

/** How often the server is killed. */
const KILLS = FULL ? 200 : 20;

const PLAYERS = 6;

/** Ticks a second: events come all the time, whether or not anybody asks for something. */
const SPEED = '600';

const folder = serverFolder();
afterAll(() => folder.close());

if (!FULL) notRun(`${200 - KILLS} of 200 kills under load`);

test(
  `${KILLS} kills under load take back nothing that was promised, and double nothing`,
  { timeout: KILLS * 6_000 + 60_000 },
  async () => {
    let server = await folder.start('--speed', SPEED, '--seed', '11');
    const players: Players[number][] = [];
    for (let number = 0; number < PLAYERS; number += 1) {
      players.push(killedPlayer(await folder.open(`Player${number}`)));
    }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { url } = server;
      const before = ackedOf(players);
      const playing = players.map((player) => player.play(url));
      // After so many answers and so many milliseconds: no rhythm of the server hides from that.
      await until(() => ackedOf(players) >= before + PLAYERS + (kill % 13));
      await pause((kill * 7) % 23);
      await server.kill();
      await Promise.all(playing);
      server = await folder.start('--speed', SPEED);
      for (const player of players) await player.check(server.url);
    }
    const heard = players.reduce((sum, player) => sum + player.heard, 0);
    expect(heard).toBeGreaterThan(KILLS * PLAYERS);
    expect(await server.stop()).toBe(0);
    const log = `${folder.folder}/game.jsonl`;
    await folder.run('export', log, '--data', folder.data);
    const verified = JSON.parse(await folder.run('verify', log, '--json')) as object;
    expect(verified).toMatchObject({ ok: true });
    console.log(
      `${KILLS} kills: ${ackedOf(players)} calls acknowledged, ${heard} events delivered`,
    );
  },
);

type Players = readonly ReturnType<typeof killedPlayer>[];

function ackedOf(players: Players): number {
  return players.reduce((sum, player) => sum + player.acked, 0);
}

async function until(is: () => boolean): Promise<void> {
  while (!is()) await pause(2);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
