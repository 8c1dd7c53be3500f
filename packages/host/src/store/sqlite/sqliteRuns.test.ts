import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../../../testkit/src/store/fullBatch.js';
import { RUNS_OF_PRUNE } from './sqliteRuns.js';
import { sqliteStore } from './sqliteStore.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-runs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The entries of a run. */
const RUN = 128;
const COUNT = 3 * RUNS_OF_PRUNE * RUN;

test('a prune cuts the runs of some histories only', () => {
  const store = sqliteStore(join(folder, 'cut.sqlite'), { nowMs: 0 });
  const owners = Array.from({ length: RUNS_OF_PRUNE + 5 }, (_, n) => n + 1);
  const envelopes = owners.flatMap((owner) =>
    [0, 1].map((place) => ({ owner, place, text: `${place}` })),
  );
  store.commit({ ...EMPTY_BATCH, envelopes });
  const bounds = { outcomesBeforeMs: 0, maxOutcomes: 9, linksBeforeMs: 0, maxEntries: 1 };
  const cut = () => owners.filter((owner) => store.range('envelopes', owner).first === 1);
  expect([store.prune(bounds), cut().length]).toEqual([true, RUNS_OF_PRUNE]);
  expect([store.prune(bounds), cut().length]).toEqual([false, owners.length]);
  store.close();
});

test('a prune deletes old entries in parts, with commits in between', () => {
  const store = sqliteStore(join(folder, 'game.sqlite'), { nowMs: 0 });
  const entries = (owner: number, from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ owner, place: from + n, text: `${from + n}` }));
  store.commit({ ...EMPTY_BATCH, envelopes: [...entries(1, 0, COUNT), ...entries(2, 0, 3)] });
  const bounds = { outcomesBeforeMs: 0, maxOutcomes: 9, linksBeforeMs: 0, maxEntries: 2 };
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
