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
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../../../testkit/src/store/fullBatch.js';
import { sqliteStore } from './sqliteStore.js';

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
function movedAway(size?: number): string {
  const copy = join(folder, `copy-${readdirSync(folder).length}.sqlite`);
  copyFileSync(path, copy);
  copyFileSync(`${path}-head`, `${copy}-head`);
  if (size !== undefined) truncateSync(copy, size);
  return copy;
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

test('rejects an empty file and leaves it unchanged', () => {
  writeFileSync(path, '');
  refusal('foreign', /it is empty/);
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('rejects a file that is not a database and leaves it unchanged', () => {
  const text = 'Dear diary, '.repeat(1_000);
  writeFileSync(path, text);
  refusal('foreign', /it is not a SQLite database/);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('rejects a database of another program', () => {
  const database = new DatabaseSync(path);
  database.exec('CREATE TABLE lines (n, text)');
  database.close();
  refusal('foreign', /database of another program/);
});

test('rejects a folder', () => {
  mkdirSync(path);
  refusal('failed', /unable to open|could not be read or written/);
});

test.each([0, 2, 99])('rejects a store of format %i and names both formats', (format) => {
  makeStore();
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA user_version = ${format}`);
  database.close();
  const advice = format > 1 ? '\\. Use a newer release' : '$';
  const why = `its format is ${format}, but this release reads format 1${advice}`;
  refusal('foreign', new RegExp(why));
});

test.each(['lease', 'lines', 'recent', 'runs', 'outcomes', 'versions'])(
  'rejects a store without its table %s',
  (table) => {
    makeStore();
    const database = new DatabaseSync(path);
    database.exec(`DROP TABLE ${table}`);
    database.close();
    refusal('failed', new RegExp(`no such table: ${table}`));
  },
);

test('rejects a store without its lease', () => {
  makeStore();
  const database = new DatabaseSync(path);
  database.exec('DELETE FROM lease');
  database.close();
  refusal('failed', /it has no lease/);
});

test('rejects or fails on a truncated store and returns no wrong line', () => {
  makeStore();
  const intactPath = path;
  const { size } = statSync(intactPath);
  for (let left = 4_096; left < size; left += 4_096) {
    path = intactPath;
    path = movedAway(left);
    expect(readAll(), `cut off at ${left}`).toMatch(/^(?:damaged|failed|foreign)$/);
  }
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

/** Why a store could not be read to its end; fails when it could, with a line wrong or missing. */
function readAll(): string {
  try {
    const store = sqliteStore(path, { nowMs: 0 });
    try {
      const lines = [...store.lines(0)];
      expect(lines.map(({ text }) => text)).toEqual(Array(100).fill(TEXT));
      return 'nothing';
    } finally {
      store.close();
    }
  } catch (error) {
    return Object(error).reason ?? String(error);
  }
}

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
