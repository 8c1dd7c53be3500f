import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteStore } from '@astrarium/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun, TIMEOUT } from '../../packages/testkit/test/tier.js';
import { makeWriterFolder, removeWriterFolder, startWriter } from './startWriter.js';
import { countBatches, writerBatch } from './writerBatches.js';

const STRACE = spawnSync('strace', ['-V']).status === 0;
const SYNCS = 'fsync,fdatasync';
const BATCHES = 120;

/** Names of file systems by their numbers, statfs(2). */
const FILE_SYSTEMS: Readonly<Record<number, string>> = {
  0xef53: 'ext4',
  0x58465342: 'xfs',
  0x9123683e: 'btrfs',
  0x794c7630: 'overlayfs',
  0x01021994: 'tmpfs',
};

let folder = '';
beforeAll(async () => {
  folder = await makeWriterFolder();
});
afterAll(() => removeWriterFolder(folder));

/** How often a program waits for the disk, by its arguments. */
function countSyncs(...program: readonly string[]): number {
  const out = join(folder, 'syncs');
  execFileSync('strace', ['-f', '-o', out, '-e', `trace=${SYNCS}`, process.execPath, ...program]);
  return (readFileSync(out, 'utf8').match(/sync\(\d+\) += 0/g) ?? []).length;
}

/** What became of a writer of BATCHES batches to a new store whose disk does not do its work. */
async function hindered(call: string, error: string, when: string) {
  const path = join(folder, `${call}-${error}-${when}.sqlite`);
  const inject = `inject=${call}:error=${error}:when=${when}`;
  const through = ['strace', '-f', '-o', '/dev/null', '-e', `trace=${call}`, '-e', inject];
  const writer = startWriter(folder, path, BATCHES, through);
  const code = await writer.end();
  const last = writer.said.at(-1) ?? '';
  if (!existsSync(path)) return { code, last, acknowledged: writer.acknowledged(), count: -1 };
  const store = sqliteStore(path, { nowMs: Date.now() });
  const count = countBatches(store);
  store.close();
  return { code, last, acknowledged: writer.acknowledged(), count };
}

/**
 * How a writer ends whose disk failed. When all was durable, closing says nothing of it; and SQLite
 * passes over folders that could not be synced, which the store does once more itself.
 */
const codeAfter = (acknowledged: number): number => (acknowledged === BATCHES - 1 ? 0 : 3);

/** In full every place, later on every 41st; else a few of them. */
const places = (few: readonly number[], most: number): readonly number[] =>
  FULL
    ? Array.from({ length: most }, (_, index) => index + 1).filter(
        (at) => at < 200 || at % 41 === 0,
      )
    : few;

if (!STRACE) notRun('syncs counted, and calls that fail: there is no strace');

describe.runIf(STRACE)('under strace', () => {
  test(
    'each commit waits for the disk',
    () => {
      const writer = join(folder, 'writer.mjs');
      const idle = countSyncs(writer, join(folder, 'idle.sqlite'), '0');
      const busy = countSyncs(writer, join(folder, 'busy.sqlite'), '100');
      expect(busy - idle).toBeGreaterThanOrEqual(100);
    },
    TIMEOUT,
  );

  test(
    'planted: commits that do not wait are seen',
    () => {
      const script = `
      const { DatabaseSync } = require('@photostructure/sqlite');
      const database = new DatabaseSync(${JSON.stringify(join(folder, 'planted.sqlite'))});
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE t (n)');
      for (let n = 0; n < 100; n++) database.exec('INSERT INTO t VALUES (1)');`;
      expect(countSyncs('-e', script)).toBeLessThan(20);
    },
    TIMEOUT,
  );

  test(
    'a sync that fails once ends the writer, and nothing is called durable after it',
    async () => {
      if (!FULL) notRun('each sync of a store failing: 4 of them');
      for (const when of places([3, 13, 15, 131], 150)) {
        const { code, last, acknowledged, count } = await hindered('fsync', 'EIO', `${when}`);
        expect({ when, code }).toEqual({ when, code: codeAfter(acknowledged) });
        if (code === 3) expect(last).toMatch(/^failed: |^Error: EIO/);
        if (count === -1) expect(acknowledged).toBe(-1);
        else expect([1, 2]).toContain(count - acknowledged);
      }
    },
    TIMEOUT,
  );

  test(
    'a write that fails once ends the writer, and leaves what was durable',
    async () => {
      if (!FULL) notRun('each write of a store failing: 4 of them');
      for (const when of places([2, 60, 90, 2000], 4000)) {
        const { code, acknowledged, count } = await hindered('pwrite64', 'EIO', `${when}`);
        expect({ when, code }).toEqual({ when, code: codeAfter(acknowledged) });
        if (count === -1) expect(acknowledged).toBe(-1);
        else expect([1, 2]).toContain(count - acknowledged);
      }
    },
    TIMEOUT,
  );

  test(
    'a disk that is full for a while hinders, and harms nothing',
    async () => {
      if (!FULL) notRun('a disk that is full at each write: at 4 of them');
      for (const when of places([95, 121, 150, 999], 4000).filter((place) => place > 90)) {
        const { code, acknowledged, count } = await hindered(
          'pwrite64',
          'ENOSPC',
          `${when}..${when + 2}`,
        );
        expect({ when, code, count: count - acknowledged }).toEqual({ when, code: 0, count: 1 });
      }
    },
    TIMEOUT,
  );
});

test('how long a commit takes', () => {
  const path = join(folder, 'timed.sqlite');
  const store = sqliteStore(path, { nowMs: 0 });
  const times: number[] = [];
  for (let number = 0; number < 500; number++) {
    const batch = { ...writerBatch(number), keyframe: undefined };
    const start = performance.now();
    store.commit(batch);
    times.push(performance.now() - start);
  }
  store.close();
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  const type = statfsSync(folder).type;
  const system = FILE_SYSTEMS[type] ?? `file system 0x${type.toString(16)}`;
  process.stdout.write(`a commit: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, on ${system}\n`);
  expect(times).toHaveLength(500);
});
