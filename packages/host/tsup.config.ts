import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    conformance: 'src/store/conformance/storeConformance.ts',
    // Programs of their own: index.js starts them as threads.
    writerThread: 'src/store/writerThread.ts',
    rolloutThread: 'src/rollouts/rolloutThread.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  clean: true,
  treeshake: true,
  dts: true,
});
