// Plants each fault of `faults.json` in a copy of the checkout, and runs tests until one fails:
// first the unit tests that the fault touches, nearest first, then all others.
//
// node test/tools/runTs.js test/faults/plantFaults.ts [options]
//   --check           only checks that each fault has one place
//   --only NAME       only this fault; may be repeated
//   --tests PATTERN   only the test files whose path matches
//   --all             does not stop at the first test that fails
//   --json FILE       writes the results; faults whose results are there are not planted again
//   --copy FOLDER     the folder of the copy
//   --reuse           keeps the `node_modules` of an earlier copy
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pick, readSources } from '../tools/sources/sources.js';
import { touchedTests } from '../tools/sources/touchedTests.js';
import { copyCheckout, plantFault } from './checkoutCopy.js';
import { faultSources, type PlacedFault, placeFault, readFaults } from './fault.js';
import { BUILD, needsBuild, NO_TEST, runTests } from './runTests.js';

/** What became of a fault. */
interface Result {
  readonly name: string;
  readonly path: string;
  readonly caught: boolean;
  /** The test files that fail, at most one unless all tests were run. */
  readonly tests: readonly string[];
  readonly seconds: number;
}

/** Numbers of touched tests in the first runs; the last run has the rest. */
const NEAREST = [8, 40];

/** Checks of style, and of this list: they would fail because a text is another one. */
const NO_TESTS = /^test\/(?:faults|tidy|architecture)\b/;

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    copy: { type: 'string', default: join(tmpdir(), 'astrarium-faults') },
    json: { type: 'string' },
    reuse: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    tests: { type: 'string' },
  },
});
const sources = readSources();
const wantedTests = new RegExp(options.tests ?? '');
const tests = [...pick(sources, /\.test\.tsx?$/, NO_TESTS).keys()].filter((path) =>
  wantedTests.test(path),
);
const placed = readFaults().map((fault) => placeFault(faultSources(sources), fault));
const unknown = options.only?.filter((only) => !placed.some(({ name }) => name === only)) ?? [];
if (unknown.length > 0) throw new Error(`there is no fault ${unknown.join(', ')}`);

// So that the tests that are running end, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

/** Whether test files pass without a fault. */
const passing = new Map<string, boolean>();

if (options.check) process.stdout.write(`${placed.length} faults, each with one place\n`);
else await plantAll();

async function plantAll(): Promise<void> {
  const { json } = options;
  const known = (
    json !== undefined && existsSync(json) ? JSON.parse(readFileSync(json, 'utf8')) : []
  ) as Result[];
  const wanted = placed.filter(({ name }) => options.only?.includes(name) ?? true);
  const left = wanted.filter(({ name }) => !known.some((each) => each.name === name));
  if (left.length > 0) copyCheckout(options.copy, options.reuse);
  // What caught a fault passes without one.
  for (const path of known.flatMap((result) => result.tests)) passing.set(path, true);
  const results = [...known];
  for (const fault of left) {
    const result = await tryFault(fault);
    results.push(result);
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
    process.stdout.write(rowOf(result));
  }
  const misses = results.filter(({ caught }) => !caught).map(({ name }) => name);
  process.stdout.write(`${results.length - misses.length} of ${results.length} caught\n`);
  if (misses.length > 0) process.stdout.write(`not caught: ${misses.join(', ')}\n`);
}

function rowOf({ caught, name, seconds, tests: by }: Result): string {
  return `| ${name} | ${caught ? 'yes' : 'no'} | ${by.join(', ')} | ${seconds} |\n`;
}

/** Runs tests with a fault. Tests that fail without it, too, do not count. */
async function tryFault(fault: PlacedFault): Promise<Result> {
  const start = performance.now();
  const found: string[] = [];
  for (const stage of stagesOf(fault.path)) {
    let left = stage;
    // A test that fails without the fault may have stopped the run.
    for (;;) {
      const remove = plantFault(options.copy, fault);
      const failed = await runTests(options.copy, left, !options.all).finally(remove);
      await checkRuns(failed, left);
      const broken = await broke(failed);
      found.push(...failed.filter((path) => !broken.includes(path)));
      left = left.filter((path) => !broken.includes(path));
      if (broken.length === 0 || found.length > 0 || options.all) break;
    }
    if (found.length > 0 && !options.all) break;
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  const { name, path } = fault;
  return { name, path, caught: found.length > 0, tests: found, seconds };
}

/** Throws when the build, or the run as a whole, fails without a fault, too. */
async function checkRuns(failed: readonly string[], run: readonly string[]): Promise<void> {
  const [whole] = failed.filter((path) => path === BUILD || path === NO_TEST);
  if (whole === undefined) return;
  const clean = await runTests(options.copy, run, true);
  if (clean.includes(whole)) throw new Error(`${whole} fails without a fault, too`);
}

/** Those of the test files that fail without a fault, too. */
async function broke(failed: readonly string[]): Promise<string[]> {
  for (const path of failed) {
    if (path === BUILD || path === NO_TEST || passing.has(path)) continue;
    const passes = (await runTests(options.copy, [path], false)).length === 0;
    passing.set(path, passes);
    if (!passes) process.stdout.write(`fails without a fault: ${path}\n`);
  }
  return failed.filter((path) => passing.get(path) === false);
}

/** The test files of each run. A build takes long, so tests that need it come last. */
function stagesOf(path: string): string[][] {
  const usable = tests.filter((each) => passing.get(each) !== false);
  if (options.all) return [usable];
  const touched = touchedTests(sources, [path])
    .map((each) => each.path)
    .filter((each) => usable.includes(each) && !needsBuild(each));
  const [near = 0, far = 0] = NEAREST;
  const rest = usable.filter((each) => !touched.includes(each) && !needsBuild(each));
  const stages = [touched.slice(0, near), touched.slice(near, far), touched.slice(far), rest];
  return [...stages, usable.filter(needsBuild)].filter((stage) => stage.length > 0);
}
