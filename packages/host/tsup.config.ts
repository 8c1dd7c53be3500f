import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    conformance: 'src/store/conformance/storeConformance.ts',
    // A program of its own: index.js starts it as a thread.
    writerThread: 'src/store/writerThread.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  clean: true,
  treeshake: true,
  dts: true,
});
