import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresStandby, sqliteStore, type Store } from '@astrarium/host';
import { expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { expectStore } from '../../packages/testkit/src/store/expectStore.js';
import { EMPTY_MODEL, modelCommit } from '../../packages/testkit/src/store/storeModel.js';
import { makeDice, randomBatch } from '../../packages/testkit/src/store/storeSteps.js';
import { playBatches, postgresTester } from './postgresTester.js';

const server = postgresTester();
const { file, write } = server;

/** A standby, why it waited, and how often it was level with the writer. */
function standBy(game: string, copy = file(), address = server.address) {
  const reasons: string[] = [];
  let levels = 0;
  const abort = new AbortController();
  const opened = postgresStandby(address, {
    game,
    copy,
    nowMs: Date.now,
    signal: abort.signal,
    onWait: (reason) => reasons.push(reason),
    onLevel: () => (levels += 1),
  });
  return { abort, levels: () => levels, opened, reasons };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(20);
}

test('a standby takes a game over from a writer that has ended, with all of its commits', async () => {
  const game = randomUUID();
  const writer = await write(game);
  let model = await playBatches(writer, EMPTY_MODEL, [1, 2, 3]);
  const { levels, opened, reasons } = standBy(game);
  await until(() => reasons.length > 0);
  expect(reasons).toEqual([expect.stringContaining(`is in use by process ${process.pid}`)]);
  model = await playBatches(writer, model, [4, 5, 6]);
  const before = levels();
  await until(() => levels() > before + 2);
  await writer.close();
  const store = (await opened) as Store;
  expectStore(store, model);
  model = await playBatches(store, model, [7, 8]);
  expectStore(store, model);
  await store.close();
});

test('a standby that does not know the rules takes nothing, from the commit on that brings them', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const abort = new AbortController();
  const asked: number[] = [];
  const opened = postgresStandby(server.address, {
    game,
    copy: file(),
    nowMs: Date.now,
    signal: abort.signal,
    async canContinue({ versions }) {
      const newest = versions().at(-1)?.version ?? 0;
      asked.push(newest);
      return newest < 2;
    },
  });
  await until(() => asked.length > 0);
  const rules = { name: 'boxes', rules: 'h', bundle: '' };
  const commit = (n: number): void | Promise<void> =>
    writer.commit({ ...EMPTY_BATCH, versions: [{ ...rules, n, version: n }] });
  await commit(1);
  await commit(2);
  await until(() => asked.includes(2));
  expect(asked).toEqual([0, 1, 2]);
  await writer.close();
  const other = await write(game);
  expect(other.versions().map(({ version }) => version)).toEqual([1, 2]);
  abort.abort();
  expect(await opened).toBeUndefined();
  await other.close();
});

test('a standby that does not know the rules leaves a free game to another one', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const rules = { n: 1, name: 'boxes', version: 2, rules: 'h', bundle: '' };
  await writer.commit({ ...EMPTY_BATCH, versions: [rules] });
  await writer.close();
  const abort = new AbortController();
  let asked = 0;
  const opened = postgresStandby(server.address, {
    game,
    copy: file(),
    nowMs: Date.now,
    signal: abort.signal,
    async canContinue({ versions }) {
      asked += 1;
      return versions().length === 0;
    },
  });
  await until(() => asked > 0);
  const store = (await standBy(game).opened) as Store;
  expect(store.versions()).toEqual([rules]);
  abort.abort();
  expect(await opened).toBeUndefined();
  await store.close();
});

test('of three that wait, one takes the game, and a suspended writer commits nothing any more', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const model = await playBatches(writer, EMPTY_MODEL, [1, 2]);
  const waiting = [standBy(game), standBy(game), standBy(game)];
  await until(() => waiting.every(({ reasons }) => reasons.length > 0));
  // As if the writer had been suspended: one that runs would renew a lease that has ended.
  await server.run(`UPDATE astrarium.games SET holder = '' WHERE name = '${game}'`);
  const store = (await Promise.race(waiting.map(({ opened }) => opened))) as Store;
  const batch = randomBatch(model, makeDice(3));
  await expect(async () => writer.commit(batch)).rejects.toMatchObject({ reason: 'fenced' });
  await store.commit(batch);
  expectStore(store, modelCommit(model, batch));
  for (const { abort } of waiting) abort.abort();
  const stores = await Promise.all(waiting.map(({ opened }) => opened));
  expect(stores.filter((one) => one !== undefined)).toEqual([store]);
  await Promise.all([store.close(), writer.close()]);
});

test('a standby creates the game that is not there, and waits for PostgreSQL', async () => {
  const alone = standBy(randomUUID());
  const store = (await alone.opened) as Store;
  expectStore(store, EMPTY_MODEL);
  await store.close();
  const unreachable = standBy(randomUUID(), file(), 'postgres://nobody@127.0.0.1:1/none');
  await until(() => unreachable.reasons.length > 0);
  expect(unreachable.reasons[0]).toContain('PostgreSQL cannot be reached');
  unreachable.abort.abort();
  expect(await unreachable.opened).toBeUndefined();
});

test('a standby in the folder of the writer waits, says so once, and changes nothing there', async () => {
  const game = randomUUID();
  const copy = file();
  const writer = await write(game, { copy });
  let model = await playBatches(writer, EMPTY_MODEL, [1, 2]);
  // It is replaced when it is written.
  const origin = (): bigint => statSync(`${copy}-origin`, { bigint: true }).ino;
  const before = origin();
  const { opened, reasons } = standBy(game, copy);
  await sleep(2_500);
  expect(reasons).toEqual([
    expect.stringContaining(`game ${game} in `),
    expect.stringContaining(`${copy} is in use by process ${process.pid}`),
  ]);
  expect(origin()).toBe(before);
  model = await playBatches(writer, model, [3]);
  await writer.close();
  const store = (await opened) as Store;
  expectStore(store, model);
  await store.close();
});

test('a standby with a file that is no copy says so', async () => {
  const game = randomUUID();
  const notCopy = file();
  sqliteStore(notCopy, { nowMs: Date.now() }).close();
  await expect(standBy(game, notCopy).opened).rejects.toMatchObject({ reason: 'foreign' });
});
