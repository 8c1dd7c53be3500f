import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_MS, sqliteStore, StoreFailure } from '@astrarium/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FULL } from '../../packages/testkit/test/tier.js';
import { collectGarbage } from './collectGarbage.js';
import { makeWriterFolder, removeWriterFolder, startWriter } from './startWriter.js';
import { countBatches, writerBatch } from './writerBatches.js';

let folder = '';
beforeAll(async () => {
  folder = await makeWriterFolder();
});
afterAll(() => removeWriterFolder(folder));

function failure(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

describe('a writing process', () => {
  const kills = FULL ? 200 : 5;

  test(`that is killed ${kills} times leaves every acknowledged batch and at most one more`, async () => {
    const path = join(folder, 'killed.sqlite');
    let count = 0;
    let written = 0;
    for (let kill = 0; kill < kills; kill++) {
      const writer = startWriter(folder, path, 1e9);
      await writer.until(/^\d+$/);
      await sleep(Math.random() * 60);
      writer.process.kill('SIGKILL');
      expect(await writer.end()).toBe('SIGKILL');
      expect(writer.lines[0]).toBe(`open ${count}`);
      const numbers = writer.lines.slice(1).map(Number);
      expect(numbers).toEqual(numbers.map((_, index) => count + index));
      // Immediately: the lease of a dead process does not have to expire.
      const store = sqliteStore(path, { nowMs: Date.now() });
      const found = countBatches(store, count);
      store.close();
      expect([1, 2]).toContain(found - writer.acknowledged());
      written += found - count;
      count = found;
      // Release the files, so that this process does not affect the next writer.
      await collectGarbage();
    }
    expect(written).toBeGreaterThan(kills);
  });

  test('is the only one of six concurrent starts that opens a new store', async () => {
    const path = join(folder, 'race/game.sqlite');
    const writers = Array.from({ length: 6 }, () => startWriter(folder, path, 'on-request'));
    await Promise.all(writers.map((writer) => writer.until(/./)));
    const firsts = writers.map((writer) => writer.lines[0] ?? '');
    expect(firsts.filter((line) => line === 'open 0')).toHaveLength(1);
    expect(
      firsts.filter((line) => /^locked: .* is in use by process \d+ on /.test(line)),
    ).toHaveLength(5);
    for (const writer of writers) writer.process.stdin?.end();
    const codes = await Promise.all(writers.map((writer) => writer.end()));
    expect(codes.sort()).toEqual([0, 3, 3, 3, 3, 3]);
  });

  test('that is suspended loses the store when its lease expires, and cannot write afterwards', async () => {
    const rounds = FULL ? 100 : 3;
    const path = join(folder, 'fenced.sqlite');
    for (let round = 0; round < rounds; round++) {
      const writer = startWriter(folder, path, 'on-request');
      writer.process.stdin?.write('\n');
      await writer.until(/^\d+$/);
      writer.process.kill('SIGSTOP');
      const count = writer.acknowledged() + 1;
      expect(failure(() => sqliteStore(path, { nowMs: Date.now() }))).toMatchObject({
        reason: 'locked',
        message: expect.stringContaining(`process ${writer.process.pid}`),
      });
      const store = sqliteStore(path, { nowMs: Date.now() + LEASE_MS + 1 });
      store.commit(writerBatch(count));
      writer.process.stdin?.write('\n');
      writer.process.kill('SIGCONT');
      expect(await writer.end()).toBe(3);
      expect(writer.lines.at(-1)).toMatch(/^fenced: .*was taken over by process/);
      expect(writer.acknowledged()).toBe(count - 1);
      store.commit(writerBatch(count + 1));
      store.close();
      const reopened = sqliteStore(path, { nowMs: Date.now() });
      expect(countBatches(reopened)).toBe(count + 2);
      reopened.close();
    }
  });

  test('cannot open a store that another process has open, and says so', async () => {
    const path = join(folder, 'open.sqlite');
    const store = sqliteStore(path, { nowMs: Date.now() });
    const writer = startWriter(folder, path, 1);
    expect(await writer.end()).toBe(3);
    expect(writer.lines[0]).toContain(`is in use by process ${process.pid}`);
    store.close();
    expect(failure(() => store.commit(writerBatch(0)))).not.toBeInstanceOf(StoreFailure);
    expect(await startWriter(folder, path, 1).end()).toBe(0);
  });
});
