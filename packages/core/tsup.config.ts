import { defineConfig } from 'tsup';
import { pureConstants } from './pureConstants.js';

export default defineConfig({
  entry: { index: 'src/index.ts', kernel: 'src/kernel.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  treeshake: true,
  plugins: [{ name: 'pure constants', renderChunk: (code) => ({ code: pureConstants(code) }) }],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
