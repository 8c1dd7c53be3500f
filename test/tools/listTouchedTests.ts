// Prints the unit tests that the changes since the last commit touch: distance and path, nearest
// first. Run it with `node test/tools/runTs.js test/tools/listTouchedTests.ts`.
import { changedFiles } from './changedFiles.js';
import { readSources, ROOT } from './sources.js';
import { touchedTests } from './touchedTests.js';

for (const { distance, path } of touchedTests(readSources(), changedFiles(ROOT))) {
  process.stdout.write(`${distance} ${path}\n`);
}
