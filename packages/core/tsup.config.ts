import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', kernel: 'src/kernel.ts' },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  treeshake: true,
  // The bundler writes each `const` of a module as `var`, which V8 cannot take for constant: a
  // tenth of the time of a write. No module of the core has one that is set again: a test sees
  // to that.
  plugins: [
    {
      name: 'const',
      renderChunk: (code) => ({ code: code.replace(/^var (?=\{|[\w$]+ = )/gm, 'const ') }),
    },
  ],
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
