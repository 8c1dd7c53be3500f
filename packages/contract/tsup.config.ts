import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  clean: true,
  treeshake: true,
  dts: true,
});
