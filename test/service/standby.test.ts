import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LEASE_MS } from '@astrarium/host';
import { FULL, notRun, TIMEOUT } from '../../packages/testkit/test/tier.js';
import { type PostgresServer, postgresServer } from '../tools/postgresServer.js';
import { recordingPlayer } from './recordingPlayer.js';
import { type Server, serverFolder } from './server.js';

/** How often the writer is lost: killed and suspended in turn. */
const LOSSES = FULL ? 100 : 2;

const PLAYERS = 4;

/** Time after the lease of a lost writer has ended, until the standby must serve the game. */
const START_MS = 2_000;

/** What the rest of this machine may add to that. */
const NOISE_MS = 3_000;

let database: PostgresServer;
const folders = [serverFolder(), serverFolder()] as const;
beforeAll(async () => {
  database = await postgresServer();
}, TIMEOUT);
afterAll(async () => {
  for (const folder of folders) folder.close();
  await database.stop();
});

if (!FULL) notRun(`${100 - LOSSES} of 100 losses of a writer with a standby`);

test(
  'a standby continues the game of a lost writer with each acknowledged call and event',
  async () => {
    const start = (folder: (typeof folders)[number]): Promise<Server> =>
      folder.start('--store', database.address, '--standby', '--speed', '600');
    let [active, other] = folders;
    let writer = await start(active);
    const players: ReturnType<typeof recordingPlayer>[] = [];
    for (let number = 0; number < PLAYERS; number += 1) {
      players.push(recordingPlayer(await active.open(`Player${number}`)));
    }
    const acked = (): number => players.reduce((sum, player) => sum + player.acked, 0);
    const outages: number[] = [];
    for (let loss = 0; loss < LOSSES; loss += 1) {
      const waiting = start(other);
      await pause(1_000);
      const before = acked();
      const { url } = writer;
      const playing = players.map((player) => player.play(url));
      while (acked() < before + 2 * PLAYERS + (loss % 13)) await pause(2);
      const lostMs = performance.now();
      const isSuspended = loss % 2 === 1;
      if (isSuspended) process.kill(writer.pid, 'SIGSTOP');
      else await writer.kill();
      const next = await waiting;
      outages.push(performance.now() - lostMs);
      if (isSuspended) {
        // It has requests that wait, but can commit nothing any more, and ends.
        process.kill(writer.pid, 'SIGCONT');
        expect(await writer.ended).toBe(2);
      }
      await Promise.all(playing);
      for (const player of players) await player.check(next.url);
      writer = next;
      [active, other] = [other, active];
    }
    expect(Math.max(...outages)).toBeLessThan(LEASE_MS + START_MS + NOISE_MS);
    const log = join(active.folder, 'game.jsonl');
    await active.run('export', log, '--store', database.address);
    expect(JSON.parse(await active.run('verify', log, '--json'))).toMatchObject({ ok: true });
    expect(await writer.stop()).toBe(0);
    const worst = (Math.max(...outages) / 1000).toFixed(1);
    console.log(
      `${LOSSES} losses: ${acked()} calls acknowledged; at most ${worst} s without writes`,
    );
  },
  LOSSES * 30_000 + TIMEOUT,
);

test(
  'a stopped writer hands the game over at once, and a second writer is refused',
  async () => {
    const [first, second] = folders;
    const game = ['--store', database.address, '--game', 'handed over'];
    const writer = await first.start(...game);
    const waiting = second.start(...game, '--standby');
    await pause(1_500);
    const stoppedMs = performance.now();
    expect(await writer.stop()).toBe(0);
    const next = await waiting;
    expect(performance.now() - stoppedMs).toBeLessThan(START_MS + NOISE_MS);
    await expect(first.start(...game)).rejects.toThrow('the server ended with 2');
    expect(await next.stop()).toBe(0);
  },
  TIMEOUT,
);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
