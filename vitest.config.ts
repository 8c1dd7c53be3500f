import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
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

/** No test is about time: the limits only end one that waits for ever. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 120_000, teardownTimeout: 120_000 };

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
    // Else one core is left idle; with two that would nearly double the time.
    maxWorkers: availableParallelism(),
    reporters: ['default', './test/tally.ts'],
  },
});
