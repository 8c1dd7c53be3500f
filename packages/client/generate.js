import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the generated sources, which are not in the repository. */
const GENERATED = fileURLToPath(new URL('src/generated/', import.meta.url));

/** The interface of a game with the standard rules. Other rules have other limits, not types. */
const STANDARD_DOCUMENT = `
import { contractFor } from '../contract/src/index.ts';
import { STANDARD_RULESET } from '../core/src/index.ts';
export const document = contractFor(STANDARD_RULESET).openApi();
`;

/** The plugins of the generator; enumerations also get a list of their values. */
const PLUGINS = [
  '@hey-api/client-fetch',
  { name: '@hey-api/typescript', enums: { mode: 'javascript', case: 'preserve' } },
  '@hey-api/sdk',
];

/** The input of the generated sources. */
const SOURCE = join(GENERATED, 'source.json');

/** Generates the sources, unless they are up to date with the contract. */
async function generate() {
  const document = await readDocument();
  const text = JSON.stringify({ document, plugins: PLUGINS });
  if (existsSync(SOURCE) && (await readFile(SOURCE, 'utf8')) === text) return;
  await createClient({
    input: document,
    output: { path: GENERATED },
    plugins: PLUGINS,
    logs: { level: 'silent' },
  });
  // The generator's own runtime is not written for exact optional properties.
  for (const folder of ['client', 'core']) await leaveUnchecked(join(GENERATED, folder));
  await writeFile(SOURCE, text);
}

/** Generates missing sources before tests. */
export async function setup() {
  if (!existsSync(SOURCE)) await generate();
}

/** Reads the document from the sources of the contract, without a build. */
async function readDocument() {
  const { outputFiles } = await build({
    stdin: {
      contents: STANDARD_DOCUMENT,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { document } = await import(`data:text/javascript;base64,${code}`);
  return document;
}

async function leaveUnchecked(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    await writeFile(path, `// @ts-nocheck\n${await readFile(path, 'utf8')}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
