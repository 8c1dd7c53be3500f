// Bundles the expedition for a browser and prints the sizes: `node bundle.js [FILE [CONDITION]]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
const [file = beside('dist/expedition.js'), ...conditions] = process.argv.slice(2);

const { outputFiles } = await build({
  entryPoints: [beside('src/expedition.ts')],
  bundle: true,
  minify: true,
  platform: 'browser',
  target: 'es2022',
  format: 'iife',
  globalName: 'astrariumExample',
  conditions,
  write: false,
});
const [{ contents }] = outputFiles;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, contents);
console.log(`browser bundle: ${contents.length} bytes raw, ${gzipSync(contents).length} gzipped`);
