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

/** The database and its head file. */
const filesOf = (path: string): readonly Buffer[] =>
  ['', '-head'].map((end) => readFileSync(`${path}${end}`));

const seeds = fc.array(fc.nat(), { maxLength: 12 });

fuzz.prop([seeds, seeds], runs(8, 1_000))(
  'a store of the former format has all its contents, and continues',
  async (before, after) => {
    const { model, path } = await formerStore(before);
    expect(formatOf(path)).toBe(6);
    const store = sqliteStore(path, { nowMs: 0 });
    expectStore(store, model);
    const next = await playBatches(store, model, after);
    expectStore(store, next);
    store.close();
    expect(formatOf(path)).toBe(7);
    const reopened = sqliteStore(path, { nowMs: 0 });
    expectStore(reopened, next);
    expect(reopened.firstAltered()).toBe(undefined);
    reopened.close();
    if (made % 20 === 0) await collectGarbage();
  },
);

test('a crash at any moment of an upgrade leaves one format or the other, with all contents', async () => {
  const { model, path } = await formerStore([1, 2, 3, 4, 5]);
  const [main, before] = filesOf(path) as [Buffer, Buffer];
  const store = sqliteStore(path, { nowMs: 0 });
  const [, after] = filesOf(path) as [Buffer, Buffer];
  const log = readFileSync(`${path}-wal`);
  // Nothing was moved from the log into the database yet.
  expect(readFileSync(path).equals(main)).toBe(true);
  store.close();
  const formats = new Map<number, number>();
  const openAfter = async (length: number, head: Buffer): Promise<void> => {
    const crashed = newPath();
    writeFileSync(crashed, main);
    writeFileSync(`${crashed}-head`, head);
    writeFileSync(`${crashed}-wal`, log.subarray(0, length));
    const seen = newPath();
    for (const end of ['', '-wal']) copyFileSync(`${crashed}${end}`, `${seen}${end}`);
    const format = formatOf(seen);
    formats.set(format, (formats.get(format) ?? 0) + 1);
    // Much later: the lease, too, may be there or not.
    for (const nowMs of [2 ** 40, 2 ** 41]) {
      const reopened = sqliteStore(crashed, { nowMs });
      expectStore(reopened, model);
      reopened.commit({ ...EMPTY_BATCH, clock: model.clock ?? EMPTY_BATCH.clock });
      reopened.close();
      expect(formatOf(crashed)).toBe(7);
    }
    if (made % 50 === 0) await collectGarbage();
  };
  const step = FULL ? 61 : 997;
  for (let length = 0; length < log.length; length += step) await openAfter(length, before);
  // The head file is written after the log.
  for (const head of [before, after]) await openAfter(log.length, head);
  expect(formats.get(6)).toBeGreaterThan(5);
  expect(formats.get(7)).toBeGreaterThanOrEqual(2);
});

test('a start that is refused leaves the former format', async () => {
  const { path } = await formerStore([1, 2, 3]);
  const database = connect(path);
  const lease = "UPDATE lease SET pid = 1, host = 'elsewhere', renewed_ms = ";
  database.exec(`${lease} 1000; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
  await expectFailure('locked', 'a store in use', () => sqliteStore(path, { nowMs: 1_001 }));
  expect(formatOf(path)).toBe(6);

  const damaged = newPath();
  const [main, head] = filesOf((await formerStore([1, 2, 3])).path) as [Buffer, Buffer];
  // The last byte of the last page but one.
  main.writeUInt8((main.readUInt8(main.length - 4_097) + 1) % 256, main.length - 4_097);
  writeFileSync(damaged, main);
  writeFileSync(`${damaged}-head`, head);
  await expectFailure('damaged', 'a damaged store', () => sqliteStore(damaged, { nowMs: 0 }));
  expect(formatOf(damaged)).toBe(6);
});

test('a thread upgrades a store, also one whose pages are verified later', async () => {
  for (const isLater of [false, true]) {
    const { model, path } = await formerStore([1, 2, 3, 4]);
    let verified = (): void => undefined;
    const isVerified = new Promise<void>((resolve) => (verified = resolve));
    const store = await sqliteThread(path, { nowMs: 0, ...(isLater && { onVerified: verified }) });
    if (isLater) await isVerified;
    expectStore(store, model);
    await store.close();
    expect(formatOf(path)).toBe(7);
  }
});

test('a follower refuses the former format and says what to do', async () => {
  const { path } = await formerStore([1]);
  const { message } = await expectFailure('foreign', 'a follower', () => sqliteFollow(path));
  expect(message).toContain('its format is 6. A writer of this release upgrades it to 7: start');
});

test('a copy of a store of the former format has this one, and the store keeps its own', async () => {
  const { model, path } = await formerStore([1, 2, 3]);
  const before = filesOf(path);
  const copy = newPath();
  copySqlite(path, copy);
  expect([formatOf(path), formatOf(copy)]).toEqual([6, 7]);
  expect(filesOf(path)).toEqual(before);
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
