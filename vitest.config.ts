import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { buildHostThreads, vitestHostThreads } from './test/tools/hostThreads.js';

const conditions = ['source'];

buildHostThreads();

export default defineConfig({
  plugins: [vitestHostThreads],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'packages/testkit/test/**/*.test.ts',
      'test/**/*.test.ts',
      'examples/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    globalSetup: ['packages/client/generate.js'],
    testTimeout: 60_000,
    // Else one core is left idle; with two that would nearly double the time.
    maxWorkers: availableParallelism(),
    reporters: ['default', './test/tally.ts'],
  },
});
