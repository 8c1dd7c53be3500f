import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EMPTY_BATCH } from '../../../../testkit/src/store/fullBatch.js';
import { sqliteStore } from './sqliteStore.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-outcomes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const outcomes = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => {
    const key = `${from + n}`;
    const kept = { fingerprint: '', status: 200, text: '', tick: 1, created_ms: from + n };
    return { account: 1, key, ...kept };
  });

test('a prune deletes some old outcomes, and the following commits the others', () => {
  const store = sqliteStore(join(folder, 'game.sqlite'), { nowMs: 0 });
  const [old, all] = [200, 1_000];
  store.commit({ ...EMPTY_BATCH, outcomes: outcomes(0, all) });
  const left = (): number[] =>
    Array.from({ length: old }, (_, n) => n).filter((n) => store.outcome(1, `${n}`) !== undefined);
  const bounds = { outcomesBeforeMs: old, maxOutcomes: 9_999, linksBeforeMs: 0, maxEntries: 9 };
  store.prune(bounds);
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
