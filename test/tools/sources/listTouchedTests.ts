// Prints the unit tests that the changes since the last commit touch, nearest first.
// Run it with `node test/tools/runTs.js test/tools/sources/listTouchedTests.ts`.
import { changedFiles } from './changedFiles.js';
import { readSources, ROOT } from './sources.js';
import { touchedTests } from './touchedTests.js';

/** As many as run in half a minute. A change of the kernel touches most tests. */
const MAX_TESTS = 30;

for (const { path } of touchedTests(readSources(), changedFiles(ROOT)).slice(0, MAX_TESTS)) {
  process.stdout.write(`${path}\n`);
}
