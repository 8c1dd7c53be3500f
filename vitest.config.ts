import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { buildWriterThread, vitestWriterThread } from './test/tools/writerThread.js';

const conditions = ['source'];

buildWriterThread();

export default defineConfig({
  plugins: [vitestWriterThread],
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
