import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { vitestHostThreads } from './test/tools/hostThreads.js';
import { vitestNativeSources } from './test/tools/nativeSources.js';

const conditions = ['source'];

/** What the tests of all projects have. */
const common = {
  plugins: [vitestNativeSources, vitestHostThreads],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
};

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Tests whose files may share a process, and there the modules that they import. */
const SHARED = ['packages/{core,contract,client,host,http,sse,stdio,cli,web}/src/**/*.test.ts'];

/** Tests of these that measure memory, or change what the others use. */
const ALONE = ['**/*[mM]emory.test.ts', '**/*Laws.test.ts'];

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
            ...ALONE.map((path) => `packages/*/src/${path}`),
          ],
          exclude,
          testTimeout: 60_000,
        },
      },
      {
        ...common,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: [...exclude, ...ALONE],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
    globalSetup: ['packages/client/generate.js', 'test/tools/setup.ts'],
    // Else one core is left idle; with two that would nearly double the time.
    maxWorkers: availableParallelism(),
    reporters: ['default', './test/tally.ts'],
  },
});
