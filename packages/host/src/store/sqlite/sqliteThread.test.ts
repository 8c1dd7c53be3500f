import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { OTHER_WRITER_THREAD } from '../../../../../test/tools/hostThreads.js';
import { heldDisk } from '../../../../../test/tools/servers/heldDisk.js';
import { EMPTY_BATCH } from '../../../../testkit/src/store/fullBatch.js';
import { sqliteStore } from './sqliteStore.js';
import { sqliteThread } from './sqliteThread.js';
import type { StoreBatch } from '../store.js';

afterEach(() => void vi.unstubAllEnvs());

const OUTCOME = { account: 1, fingerprint: '', status: 200, text: '{}', tick: 1, created_ms: 1 };

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-thread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'game.sqlite');
}

/** A batch with a line, an envelope of account 1 and an answer. */
function batchOf(n: number): StoreBatch {
  return {
    ...EMPTY_BATCH,
    clock: { tick: n, wall_ms: n, speed: 1 },
    lines: [{ n, text: `{"n":${n}}` }],
    envelopes: [{ owner: 1, place: n, text: `${n}` }],
    outcomes: [{ ...OUTCOME, key: `${n}` }],
  };
}

test('a slow commit neither stops this thread nor is seen before it is durable', async () => {
  const disk = heldDisk();
  vi.stubEnv(OTHER_WRITER_THREAD, disk.program.href);
  onTestFinished(() => disk.remove());
  const path = newPath();
  const store = await sqliteThread(path, { nowMs: 0 });
  await store.commit(batchOf(0));
  disk.hold();
  const committed = store.commit(batchOf(1));
  for (let read = 0; read < 20; read += 1) {
    expect(store.range('envelopes', 1)).toEqual({ first: 0, end: 1 });
    expect([store.entry('envelopes', 1, 1), store.outcome(1, '1')]).toEqual([undefined, undefined]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  disk.release();
  await committed;
  expect(store.range('envelopes', 1)).toEqual({ first: 0, end: 2 });
  expect(store.entry('envelopes', 1, 1)).toBe('1');
  expect(store.outcome(1, '1')?.key).toBe('1');
  await store.close();
});

test('reads show what many commits moved, pruned and added', async () => {
  const store = await sqliteThread(newPath(), { nowMs: 0 });
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      owner: 1 + (at % 3),
      place: from + Math.floor(at / 3),
      text: `${at}`,
    }));
  for (let round = 0; round < 7; round += 1) {
    await store.commit({ ...EMPTY_BATCH, envelopes: rows(round * 1_000, 3_000) });
    expect(store.range('envelopes', 2)).toEqual({ first: 0, end: (round + 1) * 1_000 });
    expect(store.entry('envelopes', 2, round * 1_000)).toBe('1');
    expect(store.entry('envelopes', 2, 999)).toBe('2998');
  }
  const bounds = { outcomesBeforeMs: 0, maxOutcomes: 10, linksBeforeMs: 0, maxEntries: 500 };
  let hasMore = true;
  while (hasMore) hasMore = await store.prune(bounds);
  expect(store.range('envelopes', 2)).toEqual({ first: 6_500, end: 7_000 });
  expect(store.entry('envelopes', 2, 6_499)).toBeUndefined();
  await store.commit({ ...EMPTY_BATCH, envelopes: [{ owner: 2, place: 7_000, text: 'last' }] });
  expect(store.entry('envelopes', 2, 7_000)).toBe('last');
  await store.close();
});

test('a thread that ends fails the calls that wait, and all later ones', async () => {
  const broken = new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";
    parentPort.postMessage({ kind: "done" });
    parentPort.on("message", () => { throw new Error("broken"); });`,
  );
  const path = newPath();
  sqliteStore(path, { nowMs: 0 }).close();
  vi.stubEnv(OTHER_WRITER_THREAD, broken.href);
  const store = await sqliteThread(path, { nowMs: 0 });
  const failure = { reason: 'failed', message: expect.stringContaining('broken') as string };
  await expect(store.commit(batchOf(0))).rejects.toMatchObject(failure);
  await expect(store.renew(1)).rejects.toMatchObject(failure);
  await store.close();
});
