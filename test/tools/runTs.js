// Runs a program in TypeScript, with the sources of our packages, so that nothing has to be built
// before: `node test/tools/runTs.js PROGRAM ARGUMENTS…`
import { build } from 'esbuild';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const program = resolve(process.argv[2] ?? '');
// From its folder, Node finds the packages.
const bundle = join(
  ROOT,
  'node_modules/.cache/astrarium',
  `${basename(program)}.${process.pid}.mjs`,
);

mkdirSync(dirname(bundle), { recursive: true });
await build({
  entryPoints: [program],
  outfile: bundle,
  bundle: true,
  conditions: ['source'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'error',
  plugins: [
    {
      name: 'libraries stay outside',
      setup: (all) =>
        all.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@astrarium/') ? undefined : { external: true },
        ),
    },
    {
      name: 'sources know their own place',
      setup: (all) =>
        all.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
          contents: readFileSync(path, 'utf8').replaceAll(
            'import.meta.url',
            JSON.stringify(pathToFileURL(path).href),
          ),
          loader: 'ts',
        })),
    },
  ],
});
process.argv.splice(1, 2, program);
try {
  await import(pathToFileURL(bundle).href);
} finally {
  rmSync(bundle);
}
