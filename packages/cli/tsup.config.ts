import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    // A program of its own: main.js starts it as threads.
    verifyThread: 'src/verify/verifyThread.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  clean: true,
});
