import fs, { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyBatch } from '../../emptyBatch.js';
import { sqliteStore } from '../sqliteStore.js';
import { headPath, openHeadFile, readHead } from './headFile.js';

const folder = mkdtempSync(join(tmpdir(), 'astrarium-head-'));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

test('writes are synced, but for those of a copy, which can be made again', () => {
  const sync = vi.spyOn(fs, 'fdatasync');
  syncBuiltinESMExports();
  for (const isCopy of [false, true]) {
    const path = join(folder, `${isCopy}.sqlite`);
    const file = openHeadFile(path, isCopy);
    for (let commits = 1; commits <= 5; commits++) {
      const end = { commits, lines: commits, tick: 0, chain: '' };
      file.write(end, new Map([[commits, 7]]));
    }
    file.close();
    expect(readHead(path)?.end?.commits).toBe(5);
    if (isCopy) expect(sync).not.toHaveBeenCalled();
    else expect(sync).toHaveBeenCalled();
    sync.mockClear();
  }
});

test('a new store opens whose head file could not be written; no other one does', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'astrarium-head-')), 'game.sqlite');
  const open = () => sqliteStore(path, { nowMs: 0 });
  const shorten = (bytes: number): void => truncateSync(headPath(path), bytes);
  for (const bytes of [0, 100, 512]) {
    open().close();
    shorten(bytes);
  }
  const store = open();
  store.commit(emptyBatch({ tick: 1, wall_ms: 0, speed: 1 }));
  store.close();
  shorten(0);
  expect(open).toThrow('game.sqlite-head is damaged');
  rmSync(path);
  // The checksums of the lost database are still there.
  writeFileSync(headPath(path), Buffer.alloc(1024));
  expect(open).toThrow('game.sqlite-head is damaged');
});
