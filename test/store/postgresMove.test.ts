import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveLines, moveToPostgres, sqliteStore, type StoreFailure } from '@astrarium/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectStore } from '../../packages/testkit/src/store/expectStore.js';
import {
  EMPTY_MODEL,
  modelCommit,
  type StoreModel,
} from '../../packages/testkit/src/store/storeModel.js';
import { EMPTY_BATCH, FULL_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { connect } from '../../packages/host/src/store/sqlite/openSqlite.js';
import { cuttingProxy } from '../tools/servers/cuttingProxy.js';
import { caught, playBatches, postgresTester } from './postgresTester.js';

const server = postgresTester();
let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-move-'));
  path = join(folder, 'game.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** Makes a store of random batches with two starts; returns what it contains. */
async function madeStore(): Promise<StoreModel> {
  const store = sqliteStore(path, { nowMs: Date.now() });
  const model = await playBatches(store, EMPTY_MODEL, SEEDS);
  const starts = ['b', 'a'].map((id, at) => ({ id, tick: at, places: `{"1":${at}}` }));
  starts.forEach(store.addStart);
  store.close();
  return { ...model, starts };
}

const move = (game: string, options: object = {}, address = server.address): Promise<unknown> =>
  moveToPostgres(path, address, { game, nowMs: Date.now, ...options });

/** How many rows each table of the database has. */
async function rowCounts(): Promise<Readonly<Record<string, unknown>>> {
  const tables = await server.run(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'astrarium' AND tablename <> 'migrations'",
  );
  const counts = tables.map(
    ({ tablename: name }) => `(SELECT count(*) FROM astrarium.${String(name)}) AS ${String(name)}`,
  );
  return (await server.run(`SELECT ${counts.join(', ')}`))[0] ?? {};
}

async function expectFailure(
  moving: Promise<unknown>,
  reason: StoreFailure['reason'],
  message: string | RegExp,
): Promise<void> {
  const failure = await caught(moving);
  expect(failure?.message).toMatch(message);
  expect(failure?.reason).toBe(reason);
}

test('a moved game has everything that the file has, and goes on', async () => {
  const model = await madeStore();
  const game = randomUUID();
  const rows: number[] = [];
  // So much time that the lease of the file is renewed after each page of rows.
  let ms = Date.now();
  await move(game, {
    nowMs: () => (ms += 3_000),
    onMoved: (count: number) => rows.push(count),
  });
  expect(rows.length).toBeGreaterThan(5);
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
  const writer = await server.write(game);
  expect(writer.commits).toBe(SEEDS.length);
  expectStore(writer, model);
  const copy = await server.follow(game);
  const next = await playBatches(writer, model, [40, 41]);
  expectStore(writer, next);
  for await (const { batch, number } of copy.feed.after(copy.number)) {
    await copy.store.commit(batch);
    if (number === 42) break;
  }
  expectStore(copy.store, next);
  await copy.close();
  await writer.close();
  // The file is as it was.
  const former = sqliteStore(path, { nowMs: Date.now() });
  expectStore(former, model);
  former.close();
});

test('lines in an archive are moved, too', async () => {
  const store = sqliteStore(path, { nowMs: Date.now() });
  const lines = (n: number) => ({ lines: [{ n, text: `{"n":${n}}` }] });
  const keyframe = { tick: 8, n: 2, hash: 'h', position: '{}', bytes: new Uint8Array(3) };
  const batches = [
    { ...FULL_BATCH, keyframe: undefined },
    { ...EMPTY_BATCH, ...lines(1) },
    { ...EMPTY_BATCH, ...lines(2), keyframe },
    { ...EMPTY_BATCH, ...lines(3) },
  ];
  for (const batch of batches) store.commit(batch);
  store.close();
  const archive = join(folder, 'archive');
  const segments = [...archiveLines(path, archive)];
  expect(segments.length).toBeGreaterThan(0);
  const shortened = sqliteStore(path, { nowMs: Date.now() });
  segments.forEach(shortened.dropArchived);
  shortened.close();
  const game = randomUUID();
  await expectFailure(move(game), 'archived', 'Name it with --archive');
  await move(game, { archive });
  const writer = await server.write(game);
  expectStore(writer, batches.reduce(modelCommit, EMPTY_MODEL));
  await writer.close();
});

const interrupt = (): never => {
  throw new Error('interrupted');
};

test('a move that is interrupted leaves nothing in the database, and can be repeated', async () => {
  const model = await madeStore();
  const game = randomUUID();
  await move(randomUUID());
  const before = await rowCounts();
  const proxy = await cuttingProxy(Number(new URL(server.address).port));
  const far = server.addressWith({ port: `${proxy.port}` });
  let calls = 0;
  await move(randomUUID(), { onMoved: () => (calls += 1) });
  const whole = await rowCounts();
  expect(whole).not.toEqual(before);
  for (const [at, stop] of [
    [1, proxy.cut],
    [calls >> 1, interrupt],
    [calls, proxy.cut],
  ] as const) {
    let call = 0;
    const onMoved = (): void => {
      call += 1;
      if (call === at) stop();
    };
    const failure = await caught(move(game, { onMoved }, far));
    expect(failure?.message).toMatch(/interrupted|connection to PostgreSQL was lost/);
    await expect.poll(rowCounts).toEqual(whole);
  }
  await move(game, {}, far);
  await proxy.close();
  const writer = await server.write(game);
  expectStore(writer, model);
  await writer.close();
});

test('a game is not moved over another one, nor while a process uses either', async () => {
  await madeStore();
  const game = randomUUID();
  const store = sqliteStore(path, { nowMs: Date.now() });
  await expectFailure(move(game), 'locked', /game\.sqlite is in use by process \d+/);
  store.close();
  // A process that has begun a game of that name, and has not committed anything.
  const writer = await server.write(game);
  await expectFailure(move(game), 'locked', /is in use by process \d+/);
  await writer.close();
  await move(game);
  const counts = await rowCounts();
  await expectFailure(move(game), 'foreign', `There is already a game ${game} in `);
  expect(await rowCounts()).toEqual(counts);
});

test('a file without a game, or with an altered line, is not moved', async () => {
  await expectFailure(move(randomUUID()), 'foreign', 'There is no file ');
  sqliteStore(path, { nowMs: Date.now() }).close();
  await expectFailure(move(randomUUID()), 'foreign', 'There is no game in ');
  path = join(folder, 'altered.sqlite');
  await madeStore();
  const database = connect(path);
  database.exec("UPDATE lines SET text = 'x' || text WHERE first = 0");
  database.close();
  const counts = await rowCounts();
  await expectFailure(
    move(randomUUID()),
    'damaged',
    'altered.sqlite is damaged: the log differs from its digests at line 0',
  );
  expect(await rowCounts()).toEqual(counts);
});
