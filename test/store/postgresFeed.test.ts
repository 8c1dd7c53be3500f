import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CommittedBatch,
  type PostgresCopy,
  postgresCopy,
  postgresStore,
  type Store,
} from '@astrarium/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../packages/host/src/store/conformance/fullBatch.js';
import { TIMEOUT } from '../../packages/testkit/test/tier.js';
import { cuttingProxy } from '../tools/cuttingProxy.js';
import { type PostgresServer, postgresServer } from '../tools/postgresServer.js';

let server: PostgresServer;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-feed-'));
  server = await postgresServer();
}, TIMEOUT);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const nowMs = 1_760_000_000_000;
const file = (): string => join(folder, `${randomUUID()}.sqlite`);
const write = (game: string): Promise<Store> =>
  postgresStore(server.address, { game, copy: file(), nowMs });
const follow = (game: string, address = server.address): Promise<PostgresCopy> =>
  postgresCopy(address, { game, copy: file(), nowMs });

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

test(
  'a deletion of an account keeps the commits that followers may not have read yet',
  async () => {
    const game = randomUUID();
    const writer = await write(game);
    const copy = await follow(game);
    await writer.commit(EMPTY_BATCH);
    await writer.commit({ ...EMPTY_BATCH, deletedAccounts: [1] });
    await writer.commit(EMPTY_BATCH);
    await writer.renew(nowMs);
    expect(await numbers(copy, 3)).toEqual([1, 2, 3]);
    const kept = async (): Promise<unknown[]> => {
      const rows = await server.run(`SELECT number::int FROM astrarium.commits
        JOIN astrarium.games ON game = id WHERE name = '${game}' ORDER BY number`);
      return rows.map(({ number }) => number);
    };
    await age(11);
    await writer.renew(nowMs);
    expect(await kept()).toEqual([2, 3]);
    // Another deletion does not keep what was before the first one.
    await writer.commit({ ...EMPTY_BATCH, deletedAccounts: [2] });
    await writer.renew(nowMs);
    expect(await kept()).toEqual([4]);
    await copy.close();
    await writer.close();
  },
  TIMEOUT,
);

test(
  'a feed waits while another program locks the commits',
  async () => {
    const game = randomUUID();
    const writer = await write(game);
    const copy = await follow(game);
    await writer.commit(EMPTY_BATCH);
    const other = await server.connect();
    await other.run('BEGIN');
    await other.run('LOCK TABLE astrarium.commits IN ACCESS EXCLUSIVE MODE');
    const found = numbers(copy, 1);
    const waiting = (): Promise<unknown[]> =>
      server.run(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
    await expect.poll(waiting).toHaveLength(1);
    // It gives up after 5 s, and asks again.
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
    await other.run('ROLLBACK');
    await other.end();
    expect(await found).toEqual([1]);
    await copy.close();
    await writer.close();
  },
  TIMEOUT,
);

test(
  'a feed that is closed while it connects leaves no connection open',
  async () => {
    const game = randomUUID();
    await (await write(game)).close();
    const proxy = await cuttingProxy(Number(new URL(server.address).port));
    const address = new URL(server.address);
    address.port = `${proxy.port}`;
    const copy = await follow(game, address.href);
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
      server.run(`SELECT query FROM pg_stat_activity WHERE application_name = 'astrarium'`);
    await expect.poll(open).toEqual([]);
    await proxy.close();
  },
  TIMEOUT,
);
