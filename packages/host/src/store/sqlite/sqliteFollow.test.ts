import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyBatch } from '../emptyBatch.js';
import { sqliteFollow } from './sqliteFollow.js';
import { sqliteStore, type SqliteStore } from './sqliteStore.js';
import type { StoreBatch } from '../store.js';

let folder: string;
let writer: SqliteStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'astrarium-follow-'));
  writer = sqliteStore(join(folder, 'game.sqlite'), { nowMs: 0 });
});

afterEach(() => {
  writer.close();
  rmSync(folder, { recursive: true, force: true });
});

const follow = () => sqliteFollow(join(folder, 'game.sqlite'));

/** A batch with a line, and with some entries of two owners, whose histories have equal lengths. */
function batchAt(n: number, count: number): StoreBatch {
  const rows = Array.from({ length: count }, (_, at) => n * count + at).flatMap((place) =>
    [1, 2].map((owner) => ({ owner, place, text: `${owner} ${place}` })),
  );
  const clock = { tick: n, wall_ms: n, speed: 0 };
  return { ...emptyBatch(clock), lines: [{ n, text: `line ${n}` }], envelopes: rows };
}

test('shows the store as it was after a commit, until it takes the next one', () => {
  writer.commit(batchAt(0, 3));
  const { number, store } = follow();
  expect(number).toBe(1);
  writer.commit(batchAt(1, 3));
  expect(store.range('envelopes', 1)).toEqual({ first: 0, end: 3 });
  expect(store.entry('envelopes', 1, 2)).toBe('1 2');
  expect(store.entry('envelopes', 1, 3)).toBe(undefined);
  expect([...store.lines(0)]).toEqual([{ n: 0, text: 'line 0' }]);
  expect(store.range('envelopes', 3)).toEqual({ first: 0, end: 0 });
  void store.commit(batchAt(1, 3));
  expect(store.range('envelopes', 1)).toEqual({ first: 0, end: 6 });
  expect(store.entry('envelopes', 1, 3)).toBe('1 3');
  void store.close();
});

test.each([0, 1, 3])('reads all events while the writer is %i commits ahead', (ahead) => {
  const batches = Array.from({ length: 60 }, (_, n) => batchAt(n, 400));
  for (const batch of batches.slice(0, 2 + ahead)) writer.commit(batch);
  const { store, ...opened } = follow();
  for (let n = opened.number; n < batches.length - ahead; n += 1) {
    writer.commit(batches[n] as StoreBatch);
    if (n - ahead < opened.number) continue;
    void store.commit(batches[n - ahead] as StoreBatch);
    const end = store.range('envelopes', 2).end;
    expect(end).toBe((n - ahead + 1) * 400);
    for (const place of [0, Math.floor(end / 2), end - 1]) {
      expect(store.entry('envelopes', 2, place)).toBe(`2 ${place}`);
    }
    expect(store.entry('envelopes', 2, end)).toBe(undefined);
  }
  void store.close();
});

test('shows what is left when the writer has deleted old events', () => {
  for (let n = 0; n < 3; n += 1) writer.commit(batchAt(n, 100));
  const { pruned, store } = follow();
  expect(store.entry('envelopes', 1, 5)).toBe('1 5');
  writer.prune({ outcomesBeforeMs: 0, maxOutcomes: 10, linksBeforeMs: 0, maxEntries: 50 });
  pruned();
  expect(store.range('envelopes', 1)).toEqual({ first: 250, end: 300 });
  expect(store.entry('envelopes', 1, 5)).toBe(undefined);
  expect(store.entry('envelopes', 1, 299)).toBe('1 299');
  void store.close();
});
