import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WRITER_THREAD } from './hostThreads.js';

/**
 * Makes the program of a writer thread with a slow disk: a commit is in the database, but its
 * head file takes so many milliseconds. Returns its URL.
 */
export function slowWriterThread(slowMs: number): URL {
  const file = join(mkdtempSync(join(tmpdir(), 'astrarium-slow-')), 'slowWriterThread.mjs');
  writeFileSync(
    file,
    `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { writeSync } = fs;
const never = new Int32Array(new SharedArrayBuffer(4));
fs.writeSync = (...args) => {
  // The record of an end is the only text that is written.
  if (typeof args[1] === 'string') Atomics.wait(never, 0, 0, ${slowMs});
  return writeSync(...args);
};
syncBuiltinESMExports();
await import(${JSON.stringify(pathToFileURL(WRITER_THREAD).href)});
`,
  );
  return pathToFileURL(file);
}
