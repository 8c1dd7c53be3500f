import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openHeadFile, readHead } from './headFile.js';

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
