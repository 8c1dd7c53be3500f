import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteStore } from '@astrarium/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL, notRun } from '../../packages/testkit/test/tier.js';
import { makeWriterFolder, removeWriterFolder, startWriter } from './startWriter.js';
import { countBatches } from './writerBatches.js';

const STRACE = spawnSync('strace', ['-V']).status === 0;
const SYNCS = 'fsync,fdatasync';
const BATCHES = 120;

let folder = '';
beforeAll(async () => {
  folder = await makeWriterFolder();
});
afterAll(() => removeWriterFolder(folder));

/** The number of successful syncs of a Node program, which is given by its arguments. */
function countSyncs(...program: readonly string[]): number {
  const out = join(folder, 'syncs');
  execFileSync('strace', ['-f', '-o', out, '-e', `trace=${SYNCS}`, process.execPath, ...program]);
  return (readFileSync(out, 'utf8').match(/sync\(\d+\) += 0/g) ?? []).length;
}

/** Runs a writer of BATCHES batches on a new store, with system calls that fail. */
async function runWithFaults(call: string, error: string, when: string) {
  const path = join(folder, `${call}-${error}-${when}.sqlite`);
  const inject = `inject=${call}:error=${error}:when=${when}`;
  const through = ['strace', '-f', '-o', '/dev/null', '-e', `trace=${call}`, '-e', inject];
  const writer = startWriter(folder, path, BATCHES, through);
  const code = await writer.end();
  const last = writer.lines.at(-1) ?? '';
  if (!existsSync(path)) return { code, last, acknowledged: writer.acknowledged(), count: -1 };
  const store = sqliteStore(path, { nowMs: Date.now() });
  const count = countBatches(store);
  store.close();
  return { code, last, acknowledged: writer.acknowledged(), count };
}

/**
 * The exit code of a writer after a fault. When all batches were durable, a fault while closing is
 * not reported; SQLite ignores a failed sync of a folder, which the store itself repeats.
 */
const codeAfter = (acknowledged: number): number => (acknowledged === BATCHES - 1 ? 0 : 3);

/** The calls that fail: in the full tier each of the first 200 and every 41st later, else a few. */
const faultyCalls = (few: readonly number[], max: number): readonly number[] =>
  FULL
    ? Array.from({ length: max }, (_, index) => index + 1).filter((at) => at < 200 || at % 41 === 0)
    : few;

if (!STRACE) notRun('counts of syncs and failing system calls: there is no strace');

describe.runIf(STRACE)('under strace', () => {
  test('each commit syncs to disk', () => {
    const writer = join(folder, 'writer.mjs');
    const idle = countSyncs(writer, join(folder, 'idle.sqlite'), '0');
    const busy = countSyncs(writer, join(folder, 'busy.sqlite'), '100');
    expect(busy - idle).toBeGreaterThanOrEqual(100);
  });

  test('commits that do not sync are found', () => {
    const script = `
      const { DatabaseSync } = require('@photostructure/sqlite');
      const database = new DatabaseSync(${JSON.stringify(join(folder, 'planted.sqlite'))});
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE t (n)');
      for (let n = 0; n < 100; n++) database.exec('INSERT INTO t VALUES (1)');`;
    expect(countSyncs('-e', script)).toBeLessThan(20);
  });

  test('a failed sync ends the writer; no later batch is reported as durable', async () => {
    for (const when of faultyCalls([3, 13, 15, 131], 150)) {
      const { code, last, acknowledged, count } = await runWithFaults('fsync', 'EIO', `${when}`);
      expect({ when, code }).toEqual({ when, code: codeAfter(acknowledged) });
      if (code === 3) expect(last).toMatch(/^failed: |^Error: EIO/);
      if (count === -1) expect(acknowledged).toBe(-1);
      else expect([1, 2]).toContain(count - acknowledged);
    }
  });

  test('a failed write ends the writer; all durable batches remain', async () => {
    for (const when of faultyCalls([2, 44, 45, 60, 90, 2000], 4000)) {
      const { code, acknowledged, count } = await runWithFaults('pwrite64', 'EIO', `${when}`);
      expect({ when, code }).toEqual({ when, code: codeAfter(acknowledged) });
      if (count === -1) expect(acknowledged).toBe(-1);
      else expect([1, 2]).toContain(count - acknowledged);
    }
  });

  test('a disk that is full for a while delays batches and loses none', async () => {
    for (const when of faultyCalls([95, 121, 150, 999], 4000).filter((call) => call > 90)) {
      const { code, acknowledged, count } = await runWithFaults(
        'pwrite64',
        'ENOSPC',
        `${when}..${when + 2}`,
      );
      expect({ when, code, count: count - acknowledged }).toEqual({ when, code: 0, count: 1 });
    }
  });
});
