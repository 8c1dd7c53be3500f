import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import type { CommittedBatch, PostgresCopy } from '@astrarium/host';
import { FULL } from '../../packages/testkit/test/tier.js';
import { expect, test } from 'vitest';
import { expectStore } from '../../packages/testkit/src/store/expectStore.js';
import { EMPTY_BATCH, FULL_BATCH } from '../../packages/testkit/src/store/fullBatch.js';
import { EMPTY_MODEL, modelCommit } from '../../packages/testkit/src/store/storeModel.js';
import { makeDice, randomBatch } from '../../packages/testkit/src/store/storeSteps.js';
import { cuttingProxy } from '../tools/servers/cuttingProxy.js';
import { caught, playBatches, postgresTester } from './postgresTester.js';

const server = postgresTester();
const { file, follow, write } = server;

/** Applies so many batches of the feed to a copy. */
async function apply(copy: PostgresCopy, from: number, count: number): Promise<number[]> {
  const numbers: number[] = [];
  if (count === 0) return numbers;
  for await (const { batch, number } of copy.feed.after(from)) {
    await copy.store.commit(batch);
    numbers.push(number);
    if (numbers.length === count) break;
  }
  return numbers;
}

test('a copy equals the game after each commit of the feed', async () => {
  const game = randomUUID();
  const writer = await write(game);
  let model = await playBatches(writer, EMPTY_MODEL, [1, 2, 3]);
  const copy = await follow(game);
  expect(copy.number).toBe(3);
  expectStore(copy.store, model);
  const feed = copy.feed.after(3)[Symbol.asyncIterator]();
  for (let number = 4; number < 24; number++) {
    const batch = randomBatch(model, makeDice(number));
    // The feed waits for the commit, and does not poll for it.
    const next = feed.next();
    const sinceMs = performance.now();
    await writer.commit(batch);
    model = modelCommit(model, batch);
    const found = (await next).value as CommittedBatch;
    if (FULL) expect(performance.now() - sinceMs).toBeLessThan(900);
    expect(found.number).toBe(number);
    await copy.store.commit(found.batch);
    expectStore(copy.store, model);
  }
  await copy.close();
  await writer.close();
});

test('the feed asks once for each commit, and not for those of other games', async () => {
  const [game, other] = [randomUUID(), randomUUID()];
  const [writer, otherWriter] = [await write(game), await write(other)];
  const proxy = await cuttingProxy(Number(new URL(server.address).port));
  const copy = await follow(game, {}, server.addressWith({ port: `${proxy.port}` }));
  const feed = copy.feed.after(0)[Symbol.asyncIterator]();
  await writer.commit(EMPTY_BATCH);
  await feed.next();
  const before = proxy.sent;
  for (let number = 2; number < 32; number++) {
    const next = feed.next();
    await writer.commit(EMPTY_BATCH);
    expect((await next).value).toMatchObject({ number });
  }
  // A feed also looks each second for commits that were not announced.
  expect(proxy.sent - before).toBeGreaterThanOrEqual(30);
  expect(proxy.sent - before).toBeLessThan(40);
  const waiting = feed.next();
  const own = proxy.sent;
  for (let count = 0; count < 20; count++) {
    await otherWriter.commit(EMPTY_BATCH);
    await sleep(20);
  }
  expect(proxy.sent - own).toBeLessThan(5);
  await writer.commit(EMPTY_BATCH);
  expect((await waiting).value).toMatchObject({ number: 32 });
  await copy.close();
  await Promise.all([writer, otherWriter].map((one) => one.close()));
  await proxy.close();
});

test('a copy knows the last commit of the game, and when another writer has made one', async () => {
  const game = randomUUID();
  let writer = await write(game);
  let model = await playBatches(writer, EMPTY_MODEL, [1]);
  const copy = await follow(game);
  let others = 0;
  copy.onWriter(() => void (others += 1));
  model = await playBatches(writer, model, [2, 3]);
  // Not what was read from the feed.
  expect([copy.number, await copy.last()]).toEqual([1, 3]);
  await apply(copy, 1, 2);
  expect(others).toBe(0);
  await writer.close();
  writer = await write(game);
  await playBatches(writer, model, [4, 5]);
  await apply(copy, 3, 2);
  expect([others, await copy.last()]).toEqual([1, 5]);
  await copy.close();
  // A late question must not leave a connection open.
  await expect(copy.last()).rejects.toMatchObject({ reason: 'locked' });
  await writer.close();
});

test('the feed has the starts of later writers, with the first commit of each', async () => {
  const game = randomUUID();
  let writer = await write(game);
  await writer.addStart({ id: 'a', tick: 0, places: '[]' });
  let model = await playBatches(writer, EMPTY_MODEL, [1]);
  const copy = await follow(game);
  model = await playBatches(writer, model, [2]);
  const found: string[][] = [];
  for await (const { number, starts = [] } of copy.feed.after(copy.number)) {
    found.push(starts.map(({ id }) => id));
    if (number === 4) break;
    if (number === 2) {
      await writer.close();
      writer = await write(game);
      await writer.addStart({ id: `b${number}`, tick: number, places: '[]' });
    }
    model = await playBatches(writer, model, [number + 1]);
  }
  expect(found).toEqual([[], ['b2'], []]);
  await copy.close();
  await writer.close();
});

test('a copy continues from the feed, and is made again when that is not possible', async () => {
  const game = randomUUID();
  const path = file();
  const writer = await write(game);
  let model = await playBatches(writer, EMPTY_MODEL, [1, 2, 3, 4]);
  await (await follow(game, { copy: path })).close();
  model = await playBatches(writer, model, [5, 6, 7]);
  await writer.addStart({ id: 'a', tick: 1, places: '[]' });
  model = { ...model, starts: [{ id: 'a', tick: 1, places: '[]' }] };
  const continued = await follow(game, { copy: path });
  expect(continued.number).toBe(7);
  expectStore(continued.store, model);
  await continued.close();
  model = await playBatches(writer, model, [8, 9]);
  await server.run('DELETE FROM astrarium.commits WHERE number < 9');
  const rebuilt = await follow(game, { copy: path });
  expect(rebuilt.number).toBe(9);
  expectStore(rebuilt.store, model);
  // A reader of the feed that is too far behind is told.
  expect(await caught(apply(rebuilt, 7, 1))).toMatchObject({ reason: 'damaged' });
  await rebuilt.close();
  await writer.close();
});

test('a copy of another game is not continued', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const path = file();
  const [first, second] = [await write(one), await write(other)];
  await playBatches(first, EMPTY_MODEL, [1, 2]);
  const model = await playBatches(second, EMPTY_MODEL, [3, 4]);
  await (await follow(one, { copy: path })).close();
  const copy = await follow(other, { copy: path });
  expectStore(copy.store, model);
  await copy.close();
  await first.close();
  await second.close();
});

test('a file that is not a copy is refused, and kept', async () => {
  const game = randomUUID();
  const path = file();
  writeFileSync(path, 'the only store of a game');
  await (await write(game)).close();
  for (const open of [write, follow]) {
    expect(await caught(open(game, { copy: path }))).toMatchObject({
      reason: 'foreign',
      message: expect.stringContaining('is not a copy'),
    });
  }
  expect(existsSync(path)).toBe(true);
});

test('a game that is not there cannot be followed', async () => {
  const error = await caught(follow('nowhere'));
  expect(error).toMatchObject({ reason: 'foreign', message: expect.stringContaining('nowhere') });
});

test('a feed goes on after its connection was cut', async () => {
  const game = randomUUID();
  const writer = await write(game);
  const copy = await follow(game);
  const model = await playBatches(writer, EMPTY_MODEL, [1]);
  const applied = apply(copy, 0, 4);
  await server.run(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  );
  await playBatches(writer, model, [2, 3, 4]);
  expect(await applied).toEqual([1, 2, 3, 4]);
  await copy.close();
  await writer.close();
});

test('texts of deleted accounts leave the tables at once, and the feed soon after', async () => {
  const game = randomUUID();
  const writer = await write(game);
  await writer.commit(FULL_BATCH);
  const texts = async (): Promise<string> => {
    const names = ['credentials', 'links', 'mails', 'outcomes', 'tokens'];
    const tables = names.map((name) => server.run(`SELECT * FROM astrarium.${name}`));
    const feed = await server.run('SELECT batch FROM astrarium.commits');
    const batches = feed.map(({ batch }) => inflateRawSync(batch as Buffer).toString());
    return JSON.stringify([await Promise.all(tables), batches]);
  };
  const personal = ['a@b.example', 'Hello', 'POST /v1/boxes', '{"done":true}'];
  const left = async (): Promise<string[]> => {
    const found = (await texts()).replaceAll('\\', '');
    return personal.filter((text) => found.includes(text));
  };
  expect(await left()).toEqual(personal);
  await writer.commit({ ...EMPTY_BATCH, deletedAccounts: [0, 1] });
  const copy = await follow(game);
  await server.run(`UPDATE astrarium.commits SET at = at - interval '11 seconds'`);
  await writer.renew(Date.now());
  expect(await left()).toEqual([]);
  // A follower that was not behind does not notice.
  await writer.commit(EMPTY_BATCH);
  expect(await apply(copy, 2, 1)).toEqual([3]);
  await copy.close();
  await writer.close();
});

test.runIf(FULL)(
  'a copy of a large game is made in seconds, and its past is pruned in less',
  async () => {
    const game = randomUUID();
    const writer = await write(game);
    const [owners, length] = [200, 500];
    const text = JSON.stringify({ event: 'mining.started', words: 'word '.repeat(30) });
    for (let round = 0; round < 10; round++) {
      const rows = Array.from({ length: (owners * length) / 10 }, (_, index) => {
        const place = round * (length / 10) + Math.floor(index / owners);
        return { owner: 1 + (index % owners), place, text };
      });
      const lines = rows
        .slice(0, 1_000)
        .map((row, at) => ({ n: round * 1_000 + at, text: row.text }));
      await writer.commit({ ...EMPTY_BATCH, lines, envelopes: rows });
    }
    const limits = { outcomesBeforeMs: 0, maxOutcomes: 9, linksBeforeMs: 0 };
    for (const [maxEntries, first] of [
      [500, 0],
      [499, 1],
    ] as const) {
      const startMs = performance.now();
      await writer.prune({ ...limits, maxEntries });
      expect(performance.now() - startMs).toBeLessThan(5_000);
      expect(writer.range('envelopes', 7)).toEqual({ first, end: length });
    }
    const startMs = performance.now();
    const copy = await follow(game);
    expect(performance.now() - startMs).toBeLessThan(20_000);
    expect(copy.store.range('envelopes', owners)).toEqual({ first: 1, end: length });
    expect(copy.store.entry('envelopes', owners, length - 1)).toBe(text);
    expect([...copy.store.lines(0)].length).toBe(10_000);
    expect(copy.store.firstAltered()).toBeUndefined();
    await copy.close();
    await writer.close();
  },
);
