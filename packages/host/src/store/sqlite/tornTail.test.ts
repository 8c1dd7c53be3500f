import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectGarbage } from '../../../../../test/store/collectGarbage.js';
import { FULL } from '../../../../testkit/test/tier.js';
import { EMPTY_BATCH } from '../../../../testkit/src/store/fullBatch.js';
import { sqliteStore } from './sqliteStore.js';
import type { StoreBatch } from '../store.js';

/** Bytes of a frame of the write-ahead log: a head, and a page. */
const FRAME = 24 + 4_096;
const BATCHES = 6;

const folder = mkdtempSync(join(tmpdir(), 'astrarium-store-'));
const path = join(folder, 'game.sqlite');
const torn = join(folder, 'torn.sqlite');
const lengths: number[] = [];
let log = Buffer.alloc(0);
let opened = 0;

const lineText = (n: number): string => `{"n":${n},"what":"${'abcdefghij'.repeat(n % 7)}"}`;

/** The batch of this number: three lines, and an envelope of each of two accounts. */
function batchOf(number: number): StoreBatch {
  return {
    ...EMPTY_BATCH,
    clock: { tick: number, wall_ms: number, speed: 1 },
    lines: [0, 1, 2].map((at) => ({ n: number * 3 + at, text: lineText(number * 3 + at) })),
    envelopes: [1, 2].map((owner) => ({ owner, place: number, text: `${number}` })),
  };
}

beforeAll(() => {
  const store = sqliteStore(path, { nowMs: 0 });
  const note = (): unknown => lengths.push(statSync(`${path}-wal`).size);
  note();
  for (let number = 0; number < BATCHES; number++) {
    store.commit(batchOf(number));
    note();
  }
  log = readFileSync(`${path}-wal`);
  copyFileSync(path, torn);
  store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the store with another write-ahead log; returns the number of its batches. */
async function batchesWith(damaged: Buffer): Promise<number> {
  // A name that this process has not opened yet: it keeps what it knows of a file for a while.
  const damagedPath = join(folder, `damaged-${opened++}.sqlite`);
  copyFileSync(torn, damagedPath);
  writeFileSync(`${damagedPath}-wal`, damaged);
  // Much later: the lease, too, may be there or not.
  const store = sqliteStore(damagedPath, { nowMs: 2 ** 40, acceptLoss: true });
  const lines = [...store.lines(0)];
  expect(lines.length % 3).toBe(0);
  const batches = lines.length / 3;
  expect(lines).toEqual(lines.map((_, n) => ({ n, text: lineText(n) })));
  expect(store.range('envelopes', 1)).toEqual({ first: 0, end: batches });
  expect(store.range('envelopes', 2)).toEqual({ first: 0, end: batches });
  expect(store.load().clock?.tick).toBe(batches === 0 ? undefined : batches - 1);
  store.commit(batchOf(batches));
  store.close();
  for (const end of ['', '-wal', '-shm']) rmSync(damagedPath + end, { force: true });
  // A file is closed when its statements are garbage collected.
  if (opened % 50 === 0) await collectGarbage();
  return batches;
}

const batchesWithin = (length: number): number =>
  Math.max(lengths.filter((one) => one <= length).length - 1, 0);

describe('a damaged write-ahead log', () => {
  test('that is truncated keeps exactly the earlier batches', async () => {
    const from = lengths[BATCHES - 2] ?? 0;
    const last = lengths[BATCHES - 1] ?? 0;
    const cuts = new Set<number>([0, 16, 32]);
    for (let cut = from; cut <= log.length; cut++) {
      const inFrame = (cut - 32) % FRAME;
      // About the ends of frames, which are the ends of batches; else here and there.
      if ((FULL && cut >= last) || inFrame < 2 || inFrame > FRAME - 2 || cut % 997 === 0)
        cuts.add(cut);
    }
    for (const cut of cuts) {
      expect(await batchesWith(log.subarray(0, cut)), `cut off at ${cut}`).toBe(batchesWithin(cut));
    }
    expect(await batchesWith(log)).toBe(BATCHES);
  });

  test('with a flipped bit keeps the earlier batches and has no wrong line', async () => {
    const step = FULL ? 7 : 499;
    for (let at = lengths[1] ?? 0; at < log.length; at += step) {
      const damaged = Buffer.from(log);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      const batches = await batchesWith(damaged);
      expect(batches, `turned at ${at}`).toBe(batchesWithin(at));
    }
  });

  test('may have zeros or old bytes at its end', async () => {
    const end = lengths[BATCHES - 1] ?? 0;
    const zeros = Buffer.from(log).fill(0, end);
    expect(await batchesWith(zeros)).toBe(BATCHES - 1);
    const old = Buffer.concat([log.subarray(0, end), log.subarray(32, 32 + 4 * FRAME)]);
    expect(await batchesWith(old)).toBe(BATCHES - 1);
  });
});
