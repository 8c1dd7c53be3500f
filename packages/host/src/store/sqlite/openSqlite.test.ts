import { DatabaseSync } from '@photostructure/sqlite';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../../../testkit/src/store/fullBatch.js';
import { sqliteStore } from './sqliteStore.js';
import { RUNS_OF_PRUNE } from './sqliteRuns.js';

const TEXT = 'x'.repeat(1_000);

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-store-'));
  path = join(folder, 'game.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A store of many pages, closed. */
function makeStore(): void {
  const store = sqliteStore(path, { nowMs: 0 });
  const lines = Array.from({ length: 100 }, (_, n) => ({ n, text: TEXT }));
  const envelopes = lines.map(({ n: place, text }) => ({ owner: 1, place, text }));
  store.commit({ ...EMPTY_BATCH, lines, envelopes });
  store.close();
}

/** Another place with only the database and its head file, unknown to this process. */
function movedAway(): string {
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(path, copy);
  copyFileSync(`${path}-head`, `${copy}-head`);
  return copy;
}

/** Changes a closed database as another program does, which may make it. */
function alter(sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

function refusal(reason: string, message: RegExp): void {
  let thrown: unknown;
  try {
    sqliteStore(path, { nowMs: 0 });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ reason, message: expect.stringMatching(message) });
  expect(String(thrown)).toContain(path);
}

test('creates a store with its folder, which is one file after closing', () => {
  path = join(folder, 'deep/down/game.sqlite');
  makeStore();
  const { size } = statSync(`${path}-wal`);
  expect(size).toBe(0);
  expect(readdirSync(join(folder, 'deep/down')).filter((name) => /new/.test(name))).toEqual([]);
  path = movedAway();
  const store = sqliteStore(path, { nowMs: 0 });
  expect([...store.lines(0)]).toHaveLength(100);
  store.close();
});

test('every commit syncs to disk, with a write-ahead log', () => {
  const store = sqliteStore(path, { nowMs: 0 });
  expect(existsSync(`${path}-wal`)).toBe(true);
  store.close();
  const database = new DatabaseSync(path);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  database.close();
});

test.each([
  ['', /it is empty/],
  ['Dear diary, '.repeat(1_000), /it is not a SQLite database/],
])('rejects a file that is not a database and leaves it unchanged: %#', (text, why) => {
  writeFileSync(path, text);
  refusal('foreign', why);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('rejects a database of another program, and a folder', () => {
  alter('CREATE TABLE lines (n, text)');
  refusal('foreign', /database of another program/);
  path = join(folder, 'folder');
  mkdirSync(path);
  refusal('failed', /unable to open|could not be read or written/);
});

test.each([0, 2, 99])('rejects a store of format %i and names both formats', (format) => {
  makeStore();
  alter(`PRAGMA user_version = ${format}`);
  const advice = format > 1 ? '\\. Use a newer release' : '$';
  const why = `its format is ${format}, but this release reads format 1${advice}`;
  refusal('foreign', new RegExp(why));
});

test.each(['lease', 'lines', 'recent', 'runs', 'outcomes', 'versions'])(
  'rejects a store without its table %s',
  (table) => {
    makeStore();
    alter(`DROP TABLE ${table}`);
    refusal('failed', new RegExp(`no such table: ${table}`));
  },
);

test('rejects a store without its lease', () => {
  makeStore();
  alter('DELETE FROM lease');
  refusal('failed', /it has no lease/);
});

test('every call fails after a disk failure', () => {
  makeStore();
  path = movedAway();
  const resultOf = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error;
    }
  };
  const store = sqliteStore(path, { nowMs: 0 });
  // All pages but the first, of which the store has read few.
  const handle = openSync(path, 'r+');
  const size = statSync(path).size - 4_096;
  writeSync(handle, Buffer.alloc(size, 0xff), 0, size, 4_096);
  closeSync(handle);
  const first = resultOf(() => store.range('envelopes', 1));
  expect(first).toMatchObject({ reason: 'failed' });
  expect(resultOf(() => store.load())).toBe(first);
  expect(resultOf(() => store.commit(EMPTY_BATCH))).toBe(first);
  expect(resultOf(() => store.renew(1))).toBe(first);
  store.close();
});

test('only the owner can read the store and its side files', () => {
  const store = sqliteStore(path, { nowMs: 0 });
  store.commit({ ...EMPTY_BATCH, lines: [{ n: 0, text: TEXT }] });
  for (const name of readdirSync(folder)) {
    expect([name, statSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  }
  store.close();
});

test('a commit with a keyframe removes the oldest one beyond 24', () => {
  const store = sqliteStore(path, { nowMs: 0 });
  for (let tick = 1; tick <= 30; tick += 1) {
    const keyframe = { tick, n: 0, hash: '', position: '{}', bytes: new Uint8Array(9) };
    store.commit({ ...EMPTY_BATCH, keyframe });
  }
  store.close();
  const database = new DatabaseSync(path, { readOnly: true });
  const found = database.prepare('SELECT count(*) AS count, min(tick) AS oldest FROM keyframes');
  expect(found.get()).toEqual({ count: 24, oldest: 7 });
  database.close();
});

const BOUNDS = { outcomesBeforeMs: 0, maxOutcomes: 9, linksBeforeMs: 0, maxEntries: 9 };

/** The entries of a run. */
const RUN = 128;
const COUNT = 3 * RUNS_OF_PRUNE * RUN;

test('a prune cuts the runs of some histories only', () => {
  const store = sqliteStore(path, { nowMs: 0 });
  const owners = Array.from({ length: RUNS_OF_PRUNE + 5 }, (_, n) => n + 1);
  const envelopes = owners.flatMap((owner) =>
    [0, 1].map((place) => ({ owner, place, text: `${place}` })),
  );
  store.commit({ ...EMPTY_BATCH, envelopes });
  const bounds = { ...BOUNDS, maxEntries: 1 };
  const cut = () => owners.filter((owner) => store.range('envelopes', owner).first === 1);
  expect([store.prune(bounds), cut().length]).toEqual([true, RUNS_OF_PRUNE]);
  expect([store.prune(bounds), cut().length]).toEqual([false, owners.length]);
  store.close();
});

test('a prune deletes old entries in parts, with commits in between', () => {
  const store = sqliteStore(path, { nowMs: 0 });
  const entries = (owner: number, from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ owner, place: from + n, text: `${from + n}` }));
  store.commit({ ...EMPTY_BATCH, envelopes: [...entries(1, 0, COUNT), ...entries(2, 0, 3)] });
  const bounds = { ...BOUNDS, maxEntries: 2 };
  expect(store.prune(bounds)).toBe(true);
  expect(store.range('envelopes', 1)).toEqual({ first: COUNT / 3, end: COUNT });
  store.commit({ ...EMPTY_BATCH, envelopes: entries(1, COUNT, 1) });
  expect(store.prune(bounds)).toBe(true);
  // The third part ends with a cut of the last run; the other history is left.
  expect(store.prune(bounds)).toBe(true);
  expect(store.prune(bounds)).toBe(false);
  expect(store.range('envelopes', 1)).toEqual({ first: COUNT - 1, end: COUNT + 1 });
  expect(store.range('envelopes', 2)).toEqual({ first: 1, end: 3 });
  expect(store.entry('envelopes', 1, COUNT)).toBe(`${COUNT}`);
  expect(store.entry('envelopes', 1, COUNT - 2)).toBeUndefined();
  store.close();
});

const outcomes = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const key = `${from + n}`;
    const kept = { fingerprint: '', status: 200, text: '', tick: 1, created_ms: from + n };
    return { account: 1, key, ...kept };
  });

test('a prune deletes some old outcomes, and the following commits the others', () => {
  const store = sqliteStore(path, { nowMs: 0 });
  const [old, all] = [200, 1_000];
  store.commit({ ...EMPTY_BATCH, outcomes: outcomes(0, all) });
  const left = (): number[] =>
    Array.from({ length: old }, (_, n) => n).filter((n) => store.outcome(1, `${n}`) !== undefined);
  store.prune({ ...BOUNDS, outcomesBeforeMs: old, maxOutcomes: 9_999 });
  expect([left()[0], left().length]).toEqual([100, 100]);
  store.commit(EMPTY_BATCH);
  expect([left()[0], left().length]).toEqual([108, 92]);
  store.commit({ ...EMPTY_BATCH, outcomes: outcomes(all, 30) });
  expect(left()).toHaveLength(54);
  for (let n = 0; n < 7; n += 1) store.commit(EMPTY_BATCH);
  expect(left()).toEqual([]);
  expect(store.outcome(1, `${old}`)).toBeDefined();
  store.close();
});
