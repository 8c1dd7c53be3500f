import { defineConfig } from 'tsup';
import { pureConstants } from './pureConstants.js';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    kernel: 'src/kernel.ts',
    log: 'src/log.ts',
    migrations: 'src/migrations.ts',
    rollouts: 'src/rollouts.ts',
    internal: 'internal/kernelParts.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  treeshake: true,
  esbuildOptions(options) {
    // Keeps the imports by which each entry point reaches the whole kernel.
    options.ignoreAnnotations = true;
  },
  plugins: [{ name: 'pure constants', renderChunk: (code) => ({ code: pureConstants(code) }) }],
  dts: {
    entry: {
      index: 'src/index.ts',
      kernel: 'src/kernel.ts',
      log: 'src/log.ts',
      migrations: 'src/migrations.ts',
      rollouts: 'src/rollouts.ts',
    },
  },
});
