import { fc, test as fuzz } from '@fast-check/vitest';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectGarbage } from '../../../../../test/store/collectGarbage.js';
import { playBatches } from '../../../../../test/store/playBatches.js';
import { FULL, runs } from '../../../../testkit/test/tier.js';
import { EMPTY_BATCH, FULL_BATCH } from '../conformance/fullBatch.js';
import { expectStore } from '../conformance/expectStore.js';
import { expectFailure } from '../conformance/playSteps.js';
import { EMPTY_MODEL, modelCommit, type StoreModel } from '../conformance/storeModel.js';
import { makeDice, randomBatch } from '../conformance/storeSteps.js';
import { LEASE_MS } from '../lease.js';
import type { Store } from '../store.js';
import { archiveLines } from './archiveLines.js';
import { copySqlite } from './copySqlite.js';
import { formerTester } from './formerTester.js';
import { connect } from './openSqlite.js';
import { sqliteFollow } from './sqliteFollow.js';
import { sqliteStore } from './sqliteStore.js';
import { sqliteThread } from './sqliteThread.js';

const { makeFormer, upgradedModel } = formerTester;

let folder = '';
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-former-'));
});
afterEach(async () => {
  // A file is closed when its statements are garbage collected.
  await collectGarbage();
  rmSync(folder, { recursive: true });
});

/** A path that this process has not opened yet: it keeps what it knows of a file for a while. */
const newPath = (): string => join(folder, `game-${made++}.sqlite`);

/** A store of the former format with random batches, and what it contains after an upgrade. */
async function formerStore(
  seeds: readonly number[],
): Promise<{ readonly path: string; readonly model: StoreModel }> {
  const path = newPath();
  const store = sqliteStore(path, { nowMs: 0 });
  const model = await playBatches(store, EMPTY_MODEL, seeds);
  store.close();
  makeFormer(path);
  return { path, model: upgradedModel(model) };
}

function formatOf(path: string): number {
  const database = connect(path, true);
  const { user_version } = database.prepare('PRAGMA user_version').get() as {
    user_version: number;
  };
  database.close();
  return user_version;
}

const headOf = (path: string): Buffer => readFileSync(`${path}-head`);

const seeds = fc.array(fc.nat(), { maxLength: 12 });

fuzz.prop([seeds, seeds], runs(5, 1_000))(
  'a store of the former format has all its contents, and continues',
  async (before, after) => {
    const { model, path } = await formerStore(before);
    const store = sqliteStore(path, { nowMs: 0 });
    expectStore(store, model);
    expect(formatOf(path)).toBe(6);
    const next = await playBatches(store, model, after);
    expectStore(store, next);
    expect(formatOf(path)).toBe(after.length > 0 ? 7 : 6);
    store.close();
    const reopened = sqliteStore(path, { nowMs: 0 });
    expectStore(reopened, next);
    expect(reopened.firstAltered()).toBe(undefined);
    reopened.close();
    if (made % 20 === 0) await collectGarbage();
  },
);

test('a store that is only read keeps the former format, so that its release can open it', async () => {
  const { model, path } = await formerStore([1, 2, 3, 4]);
  for (const open of [sqliteStore, sqliteThread]) {
    const store = await open(path, { nowMs: 0 });
    expectStore(store, model);
    await store.renew(1);
    expect(store.firstAltered()).toBe(undefined);
    await store.close();
  }
  expect(formatOf(path)).toBe(6);
});

const CHANGES: Readonly<Record<string, (store: Store) => unknown>> = {
  commit: (store) => store.commit(EMPTY_BATCH),
  prune: (store) =>
    store.prune({ outcomesBeforeMs: 0, maxOutcomes: 9, linksBeforeMs: 0, maxEntries: 999 }),
  mailsSent: (store) => store.mailsSent([]),
  addStart: (store) => store.addStart({ id: 'a', tick: 0, places: '[]' }),
};

test.each(Object.entries(CHANGES))('%s upgrades a store', async (_name, change) => {
  for (const open of [sqliteStore, sqliteThread]) {
    const { model, path } = await formerStore([5, 6]);
    const store = await open(path, { nowMs: 0 });
    await change(store);
    expect(formatOf(path)).toBe(7);
    const { credentials, lastAccount } = store.load();
    expect({ credentials, lastAccount }).toEqual({
      credentials: model.credentials,
      lastAccount: model.lastAccount,
    });
    await store.close();
  }
});

test('a crash at any moment of an upgrade leaves one format or the other, with all contents', async () => {
  const { model, path } = await formerStore([1, 2, 3, 4, 5]);
  const batch = randomBatch(model, makeDice(6));
  const next = modelCommit(model, batch);
  const main = readFileSync(path);
  const heads = [headOf(path)];
  const store = sqliteStore(path, { nowMs: 0 });
  heads.push(headOf(path));
  store.commit(batch);
  heads.push(headOf(path));
  const log = readFileSync(`${path}-wal`);
  // Nothing was moved from the log into the database yet.
  expect(readFileSync(path).equals(main)).toBe(true);
  store.close();
  const seen = new Set<string>();
  const openAfter = async (length: number, head: Buffer): Promise<void> => {
    const crashed = newPath();
    writeFileSync(crashed, main);
    writeFileSync(`${crashed}-head`, head);
    writeFileSync(`${crashed}-wal`, log.subarray(0, length));
    const copy = newPath();
    for (const end of ['', '-wal']) copyFileSync(`${crashed}${end}`, `${copy}${end}`);
    const format = formatOf(copy);
    // Much later: the lease, too, may be there or not.
    const reopened = sqliteStore(crashed, { nowMs: 2 ** 40 });
    const isCommitted = reopened.load().clock?.tick !== model.clock?.tick;
    seen.add(`format ${format}, ${isCommitted ? 'with' : 'without'} the commit`);
    expectStore(reopened, isCommitted ? next : model);
    if (!isCommitted) reopened.commit(batch);
    expectStore(reopened, next);
    reopened.close();
    expect(formatOf(crashed)).toBe(7);
    const again = sqliteStore(crashed, { nowMs: 2 ** 41 });
    expectStore(again, next);
    again.close();
    if (made % 50 === 0) await collectGarbage();
  };
  const step = FULL ? 61 : 1_999;
  for (let length = 0; length < log.length; length += step) {
    await openAfter(length, heads[0] as Buffer);
  }
  // The head file is written after the log.
  for (const head of heads) await openAfter(log.length, head);
  expect([...seen].sort()).toEqual([
    'format 6, without the commit',
    'format 7, with the commit',
    'format 7, without the commit',
  ]);
});

test('a start that is refused changes nothing', async () => {
  const { path } = await formerStore([1, 2, 3]);
  const database = connect(path);
  const lease = "UPDATE lease SET pid = 1, host = 'elsewhere', renewed_ms = ";
  database.exec(`${lease} 1000; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
  await expectFailure('locked', 'a store in use', () => sqliteStore(path, { nowMs: 1_001 }));
  expect(formatOf(path)).toBe(6);
});

test('a writer that lost its store does not upgrade it', async () => {
  const { model, path } = await formerStore([1, 2, 3]);
  const former = sqliteStore(path, { nowMs: 0 });
  const store = sqliteStore(path, { nowMs: LEASE_MS + 1 });
  await expectFailure('fenced', 'a commit', () => former.commit(EMPTY_BATCH));
  expect(formatOf(path)).toBe(6);
  expectStore(store, model);
  store.commit(EMPTY_BATCH);
  expectStore(store, modelCommit(model, EMPTY_BATCH));
  store.close();
  former.close();
});

test('pages are verified in the background while a store is upgraded', async () => {
  const { model, path } = await formerStore([1, 2, 3, 4]);
  let verified = (): void => undefined;
  const isVerified = new Promise<void>((resolve) => (verified = resolve));
  const store = await sqliteThread(path, { nowMs: 0, onVerified: verified });
  const next = await playBatches(store, model, [7]);
  await isVerified;
  expectStore(store, next);
  await store.close();
});

test('a follower reads the former format, also while the writer upgrades it', async () => {
  const { model, path } = await formerStore([1, 2, 3]);
  const writer = sqliteStore(path, { nowMs: 0 });
  const { number, store } = sqliteFollow(path);
  expect(number).toBe(3);
  expect(store.load().credentials).toEqual(model.credentials);
  expect(store.load().lastAccount).toBe(model.lastAccount);
  const text = 'an event';
  const { end } = store.range('envelopes', 1);
  const batch = { ...EMPTY_BATCH, envelopes: [{ owner: 1, place: end, text }] };
  writer.commit(batch);
  await store.commit(batch);
  expect(store.entry('envelopes', 1, end)).toBe(text);
  expect(sqliteFollow(path).store.load().lastAccount).toBe(model.lastAccount);
  await store.close();
  writer.close();
});

test('a copy of a store of the former format has that format', async () => {
  const { model, path } = await formerStore([1, 2, 3]);
  const before = [readFileSync(path), headOf(path)];
  const copy = newPath();
  copySqlite(path, copy);
  expect([formatOf(path), formatOf(copy)]).toEqual([6, 6]);
  expect([readFileSync(path), headOf(path)]).toEqual(before);
  const store = sqliteStore(copy, { nowMs: 0 });
  expectStore(store, model);
  store.close();
});

test('lines of a store of the former format can be moved to an archive', async () => {
  const path = newPath();
  const store = sqliteStore(path, { nowMs: 0 });
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
  makeFormer(path);
  const archive = join(folder, 'archive');
  const segments = [...archiveLines(path, archive)];
  expect(segments.map(({ end, first }) => [first, end])).toEqual([[1, 3]]);
  const opened = sqliteStore(path, { nowMs: 0, archive });
  for (const segment of segments) opened.dropArchived(segment);
  expectStore(opened, upgradedModel(batches.reduce(modelCommit, EMPTY_MODEL)));
  opened.close();
});
