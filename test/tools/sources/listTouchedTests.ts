// Prints the unit tests that the changes since the last commit touch, nearest first.
// Run it with `node test/tools/runTs.js test/tools/sources/listTouchedTests.ts`.
import { execFileSync } from 'node:child_process';
import { readSources, ROOT } from './sources.js';
import { touchedTests } from './touchedTests.js';

/** As many as run in half a minute. A change of the kernel touches most tests. */
const MAX_TESTS = 30;

const git = (...args: string[]): string[] =>
  execFileSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
const changed = [
  ...git('diff', '--name-only', '--no-renames', '--relative', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((path) => path !== '');
for (const { path } of touchedTests(readSources(), changed).slice(0, MAX_TESTS)) {
  process.stdout.write(`${path}\n`);
}
