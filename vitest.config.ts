import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FULL } from './packages/testkit/test/tier.js';
import { vitestHostThreads } from './test/tools/hostThreads.js';
import { vitestNativeSources } from './test/tools/nativeSources.js';
import { pick, readSources, ROOT } from './test/tools/sources/sources.js';

const conditions = ['source'];

/** What the tests of all projects have. */
const common = {
  plugins: [vitestNativeSources, vitestHostThreads],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

/** Properties that say nothing about their seed have that of all others. */
const SEEDED = 'test/tools/propertySeed.ts';

/** Limits for tests that wait for ever; no test of the short tier is about time. */
const WAIT_MS = 120_000;
const LIMITS = {
  testTimeout: FULL ? 30 * WAIT_MS : 3 * WAIT_MS,
  hookTimeout: FULL ? 30 * WAIT_MS : 3 * WAIT_MS,
  teardownTimeout: WAIT_MS,
  expect: { poll: { timeout: WAIT_MS, interval: 20 } },
};

const exclude = ['**/node_modules/**', '**/dist/**'];

const TESTS = pick(readSources(), /\.test\.ts$/);

/** The tests whose text matches. */
const testsWith = (text: RegExp): string[] =>
  [...TESTS].flatMap(([path, source]) => (text.test(source) ? path : []));

/** Tests of modules of pages, which read the globals of a browser and keep state. */
const PAGES = 'packages/space/pages/src/**/*.test.ts';

/**
 * Tests that measure memory or count calls, or set a clock or globals for the whole file: modules
 * that were loaded with these keep what they made of them. The others share processes.
 */
const ALONE = testsWith(/\bmemoryUsage\(|PreciseCoverage|^vi\.useFakeTimers/m);

/** What starts programs, browsers and databases. */
const STARTS = ['cliBundle', 'execFile', 'execFileSync', 'postgresServer', 'postgresTester'].concat(
  ['serverFolder', 'spawn', 'theatreTester', 'webTester'],
);

/** Tests that wait for these for most of their time. */
const WAITING = new Set(
  testsWith(new RegExp(`\\b(?:${STARTS.join('|')})\\(`)).map((path) => join(ROOT, path)),
);

/**
 * Begins with the tests that wait, each beside one that computes. By itself Vitest begins with the
 * files of most bytes until it knows how long each takes, and leaves long waits to the end.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const own = sorted.filter(({ project }) => project.name !== 'shared');
    const shared = sorted.filter(({ project }) => project.name === 'shared');
    const waiting = shared.filter(({ moduleId }) => WAITING.has(moduleId));
    const computing = shared.filter(({ moduleId }) => !WAITING.has(moduleId));
    const beside = computing.flatMap((one, at) => [...waiting.slice(at, at + 1), one]);
    return [...own, ...beside, ...waiting.slice(computing.length)];
  }
}

/**
 * Tests that need a browser print why they do not run where none starts. Vitest reads this for each
 * project, but its types know it for all of them only.
 */
const MAY_BE_EMPTY: object = { passWithNoTests: true };

export default defineConfig({
  test: {
    projects: [
      {
        ...common,
        test: {
          name: 'alone',
          include: ALONE,
          exclude: [...exclude, PAGES],
          setupFiles: SEEDED,
          ...LIMITS,
        },
      },
      {
        ...common,
        test: {
          name: 'pages',
          include: [PAGES],
          pool: 'threads',
          setupFiles: [SEEDED, 'packages/space/pages/test/pageGlobals.ts'],
          ...LIMITS,
        },
      },
      {
        ...common,
        test: {
          name: 'shared',
          include: [...TESTS.keys()],
          exclude: [...exclude, PAGES, ...ALONE],
          setupFiles: SEEDED,
          isolate: false,
          // Random games make much that is garbage soon: a sixth of the time less.
          execArgv: ['--max-semi-space-size=64'],
          ...LIMITS,
          ...MAY_BE_EMPTY,
        },
      },
    ],
    globalSetup: ['test/tools/setup.ts'],
    sequence: { sequencer: WaitingFirst },
    // More than there are cores: many tests wait for other processes.
    maxWorkers: availableParallelism() + 2,
    reporters: [['default', { summary: false }], './test/tally.ts'],
  },
});
