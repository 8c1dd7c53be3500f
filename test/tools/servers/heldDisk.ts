import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WRITER_THREAD } from '../hostThreads.js';

/** The program of a writer thread on a disk that the test holds. */
export interface HeldDisk {
  /** The program of the thread. */
  readonly program: URL;
  /** From now on a commit is in the database, but its head file is not written. */
  hold(): void;
  release(): void;
  /** Removes the program. */
  remove(): void;
}

/** Makes the program of a writer thread whose head file waits while the test holds the disk. */
export function heldDisk(): HeldDisk {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-held-'));
  const [file, held] = [join(folder, 'writerThread.mjs'), join(folder, 'held')];
  writeFileSync(
    file,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { existsSync, writeSync } = fs;
const never = new Int32Array(new SharedArrayBuffer(4));
fs.writeSync = (...args) => {
  // The record of an end is the only text that is written.
  while (typeof args[1] === 'string' && existsSync(${JSON.stringify(held)})) {
    Atomics.wait(never, 0, 0, 5);
  }
  return writeSync(...args);
};
syncBuiltinESMExports();
await import(${JSON.stringify(pathToFileURL(WRITER_THREAD).href)});
`,
  );
  return {
    program: pathToFileURL(file),
    hold: () => writeFileSync(held, ''),
    release: () => rmSync(held, { force: true }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
