import { randomUUID } from 'node:crypto';
import type { CommittedBatch, PostgresCopy } from '@astrarium/host';
import { expect, test } from 'vitest';
import { withDatabaseCopy } from '../../packages/cli/src/service/database/database.js';
import { expectStore } from '../../packages/testkit/src/store/expectStore.js';
import { EMPTY_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { EMPTY_MODEL, modelCommit } from '../../packages/testkit/src/store/storeModel.js';
import { cuttingProxy } from '../tools/servers/cuttingProxy.js';
import { playBatches, postgresTester } from './postgresTester.js';

const server = postgresTester();
const { follow, write } = server;

/** The numbers of the next commits of a copy. */
async function numbers({ feed, number }: PostgresCopy, count: number): Promise<number[]> {
  const found: number[] = [];
  for await (const commit of feed.after(number)) {
    found.push(commit.number);
    if (found.length === count) break;
  }
  return found;
}

/** Makes all commits so much older. */
const age = (seconds: number): Promise<unknown> =>
  server.run(`UPDATE astrarium.commits SET at = at - $1 * interval '1 second'`, [seconds]);

test('a deletion of an account keeps the commits that followers may not have read yet', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const copy = await follow(game);
  await writer.commit(EMPTY_BATCH);
  await writer.commit({ ...EMPTY_BATCH, deletedAccounts: [1] });
  await writer.commit(EMPTY_BATCH);
  await writer.renew(Date.now());
  expect(await numbers(copy, 3)).toEqual([1, 2, 3]);
  const kept = async (): Promise<unknown[]> => {
    const rows = await server.run(`SELECT number::int FROM astrarium.commits
        JOIN astrarium.games ON game = id WHERE name = '${game}' ORDER BY number`);
    return rows.map(({ number }) => number);
  };
  await age(11);
  await writer.renew(Date.now());
  expect(await kept()).toEqual([2, 3]);
  // Another deletion does not keep what was before the first one.
  await writer.commit({ ...EMPTY_BATCH, deletedAccounts: [2] });
  await writer.renew(Date.now());
  expect(await kept()).toEqual([4]);
  await copy.close();
  await writer.close();
});

/** Starts a copy of a game, and runs `act` after the moment of which it is a copy. */
async function whileCopied<T>(start: () => Promise<T>, act: () => Promise<unknown>): Promise<T> {
  const other = await server.connect();
  await other.run('BEGIN');
  // The last table that is copied.
  await other.run('LOCK TABLE astrarium.starts IN ACCESS EXCLUSIVE MODE');
  const started = start();
  started.catch(() => undefined);
  const waiting = (): Promise<unknown[]> =>
    server.run(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  await expect.poll(waiting).toHaveLength(1);
  await act();
  await other.end();
  return started;
}

/** Resolves when a session has looked for commits once more. */
async function looked(): Promise<void> {
  const [now] = await server.run('SELECT clock_timestamp()::text AS time');
  const looks = (): Promise<unknown[]> =>
    server.run(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
        AND query LIKE 'SELECT commits.number%' AND state = 'idle'
        AND query_start > $1::timestamptz`,
      [now?.['time']],
    );
  await expect.poll(looks).toHaveLength(1);
}

const erase = (): Promise<unknown> => server.run('DELETE FROM astrarium.commits');

test('a copy that takes long has all commits, also those that the feed has erased meanwhile', async () => {
  const game = randomUUID();
  const writer = await write(game);
  let model = await playBatches(writer, EMPTY_MODEL, [1, 2, 3]);
  const play = async (from: number, count: number): Promise<void> => {
    const seeds = Array.from({ length: count }, (_, index) => from + index);
    model = await playBatches(writer, model, seeds);
    // It reads 64 at once.
    for (let read = 0; read < count; read += 64) await looked();
    await erase();
  };
  const copy = await whileCopied(
    () => follow(game),
    () => play(4, 3),
  );
  expect(copy.number).toBe(6);
  expectStore(copy.store, model);
  // Nor is anything lost until the host that follows has started, and reads the feed.
  await play(7, 70);
  const found: number[] = [];
  for await (const { batch, number } of copy.feed.after(6)) {
    found.push(number);
    await copy.store.commit(batch);
    if (number === 76) await writer.commit(EMPTY_BATCH);
    if (number === 77) break;
  }
  expect(found).toEqual(Array.from({ length: 71 }, (_, index) => 7 + index));
  expectStore(copy.store, modelCommit(model, EMPTY_BATCH));
  await copy.close();
  await writer.close();
});

test('the copy of a check or an export is that of one moment', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const model = await playBatches(writer, EMPTY_MODEL, [1, 2, 3]);
  const { address } = server;
  await whileCopied(
    () => withDatabaseCopy({ address, game }, (store) => expectStore(store, model)),
    async () => {
      await playBatches(writer, model, [4, 5]);
      await erase();
    },
  );
  await writer.close();
});

test('a feed waits while another program locks the commits', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const copy = await follow(game);
  await writer.commit(EMPTY_BATCH);
  const feed = copy.feed.after(0)[Symbol.asyncIterator]();
  expect((await feed.next()).value).toMatchObject({ number: 1 });
  const next = feed.next();
  const other = await server.connect();
  await other.run('BEGIN');
  await other.run('LOCK TABLE astrarium.commits IN ACCESS EXCLUSIVE MODE');
  // The writer waits for the lock, too.
  const waiting = (): Promise<unknown[]> =>
    server.run(`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND query LIKE 'SELECT commits.number%'`);
  await expect.poll(waiting).toHaveLength(1);
  // The feed gives up after 5 s, and asks again.
  await expect.poll(waiting).toEqual([]);
  await other.end();
  await writer.commit(EMPTY_BATCH);
  expect((await next).value).toMatchObject({ number: 2 });
  await copy.close();
  await writer.close();
});

test('a feed that is closed while it connects leaves no connection open', async () => {
  const game = randomUUID();
  await (await write(game)).close();
  const proxy = await cuttingProxy(Number(new URL(server.address).port));
  const copy = await follow(game, {}, server.addressWith({ port: `${proxy.port}` }));
  proxy.hold(true);
  const next: Promise<IteratorResult<CommittedBatch>> = copy.feed
    .after(0)
    [Symbol.asyncIterator]()
    .next();
  const closed = copy.close();
  proxy.hold(false);
  expect(await next).toMatchObject({ done: true });
  await closed;
  const open = (): Promise<unknown[]> =>
    server.run(`SELECT query FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'astrarium'`);
  await expect.poll(open).toEqual([]);
  await proxy.close();
});
