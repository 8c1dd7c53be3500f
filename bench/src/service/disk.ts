import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { percentile } from '../measure/statistics.js';

/** The file system of a folder, and the time of a sync on it. */
export interface Disk {
  readonly file_system: string;
  readonly fdatasync_p50_us: number;
  readonly fdatasync_p99_us: number;
}

/** `f_type` of statfs(2) on Linux. */
const FILE_SYSTEMS: Readonly<Record<number, string>> = {
  0xef53: 'ext4',
  0x58465342: 'xfs',
  0x9123683e: 'btrfs',
  0x794c7630: 'overlay',
  0x2fc12fc1: 'zfs',
  0x6969: 'nfs',
  0x01021994: 'tmpfs',
  0x858458f6: 'ramfs',
};

const SYNCS = 200;

/**
 * Measures appends of 4 KiB in a folder, each synced to disk.
 *
 * @throws Error when the folder is in memory (tmpfs, ramfs)
 */
export function measureDisk(folder: string): Disk {
  const { type } = statfsSync(folder);
  const file_system = FILE_SYSTEMS[type] ?? `0x${type.toString(16)}`;
  if (file_system === 'tmpfs' || file_system === 'ramfs') {
    throw new Error(
      `${folder} is ${file_system}, which is not on a disk. Choose another folder with --folder.`,
    );
  }
  const path = join(folder, 'sync');
  const file = openSync(path, 'w');
  const micros = new Float64Array(SYNCS);
  for (let n = 0; n < SYNCS; n += 1) {
    writeSync(file, Buffer.alloc(4096, n));
    const start = performance.now();
    fdatasyncSync(file);
    micros[n] = (performance.now() - start) * 1000;
  }
  closeSync(file);
  rmSync(path);
  micros.sort();
  return {
    file_system,
    fdatasync_p50_us: percentile(micros, 0.5),
    fdatasync_p99_us: percentile(micros, 0.99),
  };
}
