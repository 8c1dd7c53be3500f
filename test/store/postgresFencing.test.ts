import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_MS, type Store } from '@astrarium/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { type CuttingProxy, cuttingProxy } from '../tools/servers/cuttingProxy.js';
import { caught, postgresTester } from './postgresTester.js';
import { countBatches, writerBatch } from './writerBatches.js';

const server = postgresTester();
let proxy: CuttingProxy;
beforeAll(async () => {
  proxy = await cuttingProxy(Number(new URL(server.address).port));
});
afterAll(() => proxy.close());

/** Opens a game through a proxy, with a copy of its own. */
function open(game: string, nowMs = Date.now(), { port } = proxy): Promise<Store> {
  const address = server.addressWith({ port: `${port}` });
  return server.write(game, { nowMs, maxOutageMs: 20_000 }, address);
}

/** Frees the lease: a writer that still runs would renew one that has ended. */
const endLease = (game: string) =>
  server.run(`UPDATE astrarium.games SET holder = '' WHERE name = $1`, [game]);

/** Commits until a failure that is not `locked`; returns the number of commits and the failure. */
async function commits(store: Store, from: number, isDone: () => boolean) {
  let count = from;
  while (!isDone()) {
    const error = await caught(store.commit(writerBatch(count)));
    if (error === undefined) count += 1;
    else if (error.reason === 'locked') await sleep(10);
    else return { count, error };
  }
  return { count, error: undefined };
}

/** What happens to a writer while it writes. */
const DISTURBANCES: Readonly<Record<string, (game: string) => Promise<unknown>>> = {
  'the connection is cut': async () => {
    for (let cut = 0; cut < 3; cut++) {
      proxy.cut();
      await sleep(Math.random() * 30);
    }
  },
  'the server ends the session': () =>
    server.run(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'astrarium'`),
  'the server cannot be reached': async () => {
    proxy.refuse(true);
    await sleep(100);
    proxy.refuse(false);
  },
  'another session locks the game': (game) =>
    server.run(
      `DO $$ BEGIN PERFORM 1 FROM astrarium.games WHERE name = '${game}' FOR UPDATE;
       PERFORM pg_sleep(0.1); END $$`,
    ),
};

describe('a writer', () => {
  const rounds = FULL ? 200 : 8;
  test(`keeps each acknowledged commit in ${rounds} rounds of lost connections and takeovers`, async () => {
    const game = randomUUID();
    let count = 0;
    const kinds = Object.values(DISTURBANCES);
    for (let round = 0; round < rounds; round++) {
      const store = await open(game);
      expect(countBatches(store)).toBe(count);
      let isDone = false;
      const running = commits(store, count, () => isDone);
      await sleep(Math.random() * 60);
      await kinds[round % kinds.length]?.(game);
      await sleep(Math.random() * 20);
      if (round % 2 === 0) {
        isDone = true;
        ({ count } = await running);
        await store.close();
        continue;
      }
      // Another process takes the game while this one writes.
      await endLease(game);
      const successor = await open(game);
      const { count: written, error } = await running;
      expect(error).toMatchObject({ reason: 'fenced' });
      count = countBatches(successor);
      // The last commit may have been made without an answer.
      expect([0, 1]).toContain(count - written);
      const refused = await caught(store.commit(writerBatch(count)));
      expect(refused).toMatchObject({ reason: 'fenced' });
      await successor.commit(writerBatch(count));
      count += 1;
      await store.close();
      await successor.close();
    }
    expect(count).toBeGreaterThan(rounds);
  });

  test('is refused, and nothing is written, while the server cannot be reached', async () => {
    const game = randomUUID();
    const store = await open(game);
    await store.commit(writerBatch(0));
    proxy.refuse(true);
    expect(await caught(store.commit(writerBatch(1)))).toMatchObject({ reason: 'locked' });
    expect(await caught(open(game))).toMatchObject({ reason: 'locked' });
    expect(countBatches(store)).toBe(1);
    proxy.refuse(false);
    await store.commit(writerBatch(1));
    await store.close();
  });

  test('names a server that does not answer, whatever change waits for it', async () => {
    const store = await open(randomUUID());
    expect(store.outage?.(0)).toBeUndefined();
    proxy.hold(true);
    const renewed = store.renew(Date.now());
    try {
      const silent =
        /^game \S+ in PostgreSQL at 127\.0\.0\.1:\d+\/\w+ has not answered for [1-9]\d* s$/;
      await expect.poll(() => store.outage?.(0)).toMatch(silent);
      expect(store.outage?.(3_600_000)).toBeUndefined();
    } finally {
      proxy.hold(false);
    }
    await renewed;
    expect(store.outage?.(0)).toBeUndefined();
    await store.close();
  });

  test('keeps its lease whatever the clock of another process says', async () => {
    const game = randomUUID();
    const store = await open(game, 0);
    for (const nowMs of [0, LEASE_MS + 1, Date.now() * 2]) {
      const message = expect.stringContaining(`process ${process.pid}`);
      expect(await caught(open(game, nowMs))).toMatchObject({ reason: 'locked', message });
    }
    await store.commit(writerBatch(0));
    await store.close();
  });

  test('that stops in the middle of a commit loses the game, and the commit', async () => {
    const game = randomUUID();
    const network = await cuttingProxy(Number(new URL(server.address).port));
    const store = await open(game, Date.now(), network);
    await store.commit(writerBatch(0));
    await store.renew(Date.now());
    network.refuse(true);
    // What a process that is stopped there leaves behind.
    const stopped = await server.connect();
    await stopped.run(
      'SET search_path = astrarium; SET idle_in_transaction_session_timeout = 5000',
    );
    await stopped.run('BEGIN');
    await stopped.run('UPDATE games SET commits = commits + 1 WHERE name = $1', [game]);
    await server.run('SELECT 1');
    const sinceMs = performance.now();
    // The lease ends by the clock of the database.
    const waiting = open(game);
    expect(await caught(waiting)).toMatchObject({ reason: 'locked' });
    let successor: Store | undefined;
    while (successor === undefined) {
      successor = await open(game).catch(() => undefined);
      await sleep(500);
    }
    if (FULL) expect(performance.now() - sinceMs).toBeLessThan(2 * LEASE_MS);
    expect(countBatches(successor)).toBe(1);
    network.refuse(false);
    expect(await caught(store.commit(writerBatch(1)))).toMatchObject({ reason: 'fenced' });
    await expect(stopped.run('COMMIT')).rejects.toThrow();
    await successor.commit(writerBatch(1));
    await successor.close();
    await store.close();
    await network.close();
  });

  test('renews its lease until it is closed, when nobody calls it', async () => {
    const game = randomUUID();
    const store = await open(game);
    const left = async (): Promise<number> => {
      const [row] = await server.run(
        `SELECT extract(epoch FROM lease_until - now()) AS seconds FROM astrarium.games
          WHERE name = $1`,
        [game],
      );
      return Number(row?.['seconds']);
    };
    await server.run(
      `UPDATE astrarium.games SET lease_until = now() + interval '3 s' WHERE name = $1`,
      [game],
    );
    while ((await left()) < LEASE_MS / 2000) await sleep(50);
    await store.close();
  });
});
