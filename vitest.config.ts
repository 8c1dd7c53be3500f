import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FULL } from './packages/testkit/test/tier.js';
import { vitestHostThreads } from './test/tools/hostThreads.js';
import { vitestNativeSources } from './test/tools/nativeSources.js';
import { pick, readSources } from './test/tools/sources.js';

const conditions = ['source'];

/** What the tests of all projects have. */
const common = {
  plugins: [vitestNativeSources, vitestHostThreads],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

/** Limits for tests that wait for ever; no test of the short tier is about time. */
const WAIT_MS = 120_000;
const LIMITS = {
  testTimeout: FULL ? 30 * WAIT_MS : 3 * WAIT_MS,
  hookTimeout: FULL ? 30 * WAIT_MS : 3 * WAIT_MS,
  teardownTimeout: WAIT_MS,
  expect: { poll: { timeout: WAIT_MS, interval: 20 } },
};

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Unit tests, whose files share processes, and there the modules that they import. */
const SHARED = ['packages/{core,contract,client,host,http,sse,stdio,cli,web}/src/**/*.test.ts'];

/** Those that measure memory, change what others use, or take long: files in `alone` run first. */
const ALONE = ['Conformance', 'Laws', 'Memory', 'Threads', 'memory'].map(
  (name) => `**/src/**/*${name}.test.ts`,
);

/** Tests that replace a module by another one, which Node would not. */
const MOCKING = [...pick(readSources(), /\.test\.ts$/)].flatMap(([path, text]) =>
  /\bvi\.(?:mock|doMock)\(/.test(text) ? path : [],
);

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
          include: [
            'packages/testkit/test/**/*.test.ts',
            'test/**/*.test.ts',
            'examples/**/*.test.ts',
            'bench/**/*.test.ts',
            ...ALONE,
          ],
          exclude: [...exclude, ...MOCKING],
          ...LIMITS,
          ...MAY_BE_EMPTY,
        },
      },
      {
        ...common,
        plugins: [vitestHostThreads],
        test: { name: 'mocking', include: MOCKING, exclude, ...LIMITS },
      },
      {
        ...common,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: [...exclude, ...ALONE, ...MOCKING],
          isolate: false,
          ...LIMITS,
        },
      },
    ],
    globalSetup: ['test/tools/setup.ts'],
    // More than there are cores: many tests wait for other processes.
    maxWorkers: availableParallelism() + 2,
    reporters: [['default', { summary: false }], './test/tally.ts'],
  },
});
