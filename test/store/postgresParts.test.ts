import { expect, test } from 'vitest';
import { FULL_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { postgresParts } from '../../packages/host/src/store/postgres/postgresParts.js';
import { postgresSession } from '../../packages/host/src/store/postgres/postgresSession.js';
import { postgresTester } from './postgresTester.js';

const server = postgresTester();

const LINES_IN_PART = 10_000_000;

/** Locks the log while `use` runs, as another program does. */
async function withLock(mode: string, use: () => Promise<unknown>): Promise<void> {
  const other = await server.connect();
  await other.run('BEGIN');
  await other.run(`LOCK TABLE ONLY astrarium.lines IN ${mode} MODE`);
  try {
    await use();
  } finally {
    await other.end();
  }
}

/** The partitions of the log, with their bounds. */
const partitions = (): Promise<unknown[]> =>
  server.run(`SELECT relname AS name, pg_get_expr(relpartbound, pg_class.oid) AS bounds,
      (SELECT count(*)::int FROM pg_index WHERE indrelid = pg_class.oid AND indisprimary) AS keys
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'astrarium.lines'::regclass ORDER BY relname`);

const part = (number: number): unknown => ({
  name: `lines_${number}`,
  bounds: `FOR VALUES FROM ('${number * LINES_IN_PART}') TO ('${(number + 1) * LINES_IN_PART}')`,
  keys: 1,
});

test('the log grows by a partition while a dump reads it', async () => {
  const store = await server.write('main');
  // It does not wait for the lock, which it would give up after 5 s, without a partition.
  await withLock('ACCESS SHARE', async () => store.commit(FULL_BATCH));
  expect(await partitions()).toEqual([0, 1].map(part));
  expect(store.firstAltered()).toBeUndefined();
  await store.close();
});

test('a partition that cannot be made matters when it is needed', async () => {
  const session = postgresSession(server.address, 'main');
  const { make } = postgresParts(session);
  await make(0);
  expect(await partitions()).toEqual([0, 1].map(part));
  await withLock('SHARE UPDATE EXCLUSIVE', async () => {
    // Partition 1 is there, the one after it is not made.
    await make(LINES_IN_PART);
    await make(LINES_IN_PART + 1);
    await expect(make(2 * LINES_IN_PART)).rejects.toMatchObject({ reason: 'locked' });
    expect(await partitions()).toEqual([0, 1].map(part));
  });
  await make(2 * LINES_IN_PART - 1);
  expect(await partitions()).toEqual([0, 1, 2].map(part));
  await make(3 * LINES_IN_PART);
  await make(3 * LINES_IN_PART);
  expect(await partitions()).toEqual([0, 1, 2, 3, 4].map(part));
  await session.close();
});

test('several writers make the same partitions at the same time', async () => {
  const sessions = [1, 2, 3].map(() => postgresSession(server.address, 'main'));
  await Promise.all(sessions.map(({ connect }) => connect()));
  await Promise.all(sessions.map((session) => postgresParts(session).make(7 * LINES_IN_PART)));
  expect(await partitions()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(part));
  for (const session of sessions) await session.close();
});
