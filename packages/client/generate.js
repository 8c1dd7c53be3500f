import { createClient } from '@hey-api/openapi-ts';
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the generated sources are: no person reads or keeps them. */
const GENERATED = fileURLToPath(new URL('src/generated/', import.meta.url));

/** The interface of a game with the standard rules. Other rules have other limits, not types. */
const STANDARD_DOCUMENT = `
import { contractFor } from '../contract/src/index.ts';
import { STANDARD_RULESET } from '../core/src/index.ts';
export const document = contractFor(STANDARD_RULESET).openApi();
`;

/** What is generated: of words of a kind, such as the resource categories, their list too. */
const PLUGINS = [
  '@hey-api/client-fetch',
  { name: '@hey-api/typescript', enums: { mode: 'javascript', case: 'preserve' } },
  '@hey-api/sdk',
];

/** What the sources were generated from. */
const SOURCE = join(GENERATED, 'source.json');

/** Makes the generated sources, unless they are those of the contract as it is. */
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
  for (const room of ['client', 'core']) await leaveUnchecked(join(GENERATED, room));
  await writeFile(SOURCE, text);
}

/** Before tests, which read sources: makes them when there are none. */
export async function setup() {
  if (!existsSync(SOURCE)) await generate();
}

/** Reads the document from the sources of the contract: nothing need be built before. */
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
