import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient, type UserConfig } from '@hey-api/openapi-ts';
import { contractFor } from '@astrarium/space/service';
import { STANDARD_RULESET } from '@astrarium/space';
import { expect, test } from 'vitest';
import { ROOT } from './tools/sources/sources.js';

/** The operations and types of the space game. */
const GAME = join(ROOT, 'packages/space/src/client/generated');

/** The runtime of the generator, which is the same for every game. */
const RUNTIME = join(ROOT, 'packages/client/src/generated');

/** The plugins of the generator; enumerations also get a list of their values. */
const PLUGINS: UserConfig['plugins'] = [
  '@hey-api/client-fetch',
  { name: '@hey-api/typescript', enums: { mode: 'javascript', case: 'preserve' } },
  '@hey-api/sdk',
];

// The interface of a game with the standard rules. Other rules have other limits, not types.
test('the generated sources of the client are those of the contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-client-'));
  try {
    const document = JSON.stringify(contractFor(STANDARD_RULESET).openApi(), withOneRefusal);
    const input = JSON.parse(document) as never;
    const output = { path: folder };
    await createClient({ input, output, plugins: PLUGINS, logs: { level: 'silent' } });
    const made = filesOf(folder);
    const isRuntime = (path: string): boolean => /^(?:client|core)\//.test(path);
    // The runtime is not written for exact optional properties.
    compareOrRecord(RUNTIME, made.filter(isRuntime), (path) => `// @ts-nocheck\n${read(path)}`);
    // The runtime is in another package than what uses it.
    compareOrRecord(
      GAME,
      made.filter((path) => !isRuntime(path)),
      (path) => read(path).replace(`'./client/index.js'`, `'@astrarium/client/runtime'`),
    );
    function read(path: string): string {
      return readFileSync(join(folder, path), 'utf8');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Compares the files of a folder with what was generated; `npm run client` writes them. */
function compareOrRecord(
  folder: string,
  paths: readonly string[],
  generated: (path: string) => string,
): void {
  if (process.env['ASTRARIUM_RECORD'] === 'client') {
    rmSync(folder, { recursive: true });
    for (const path of paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), generated(path));
    }
  }
  expect(filesOf(folder)).toEqual(paths);
  for (const path of paths) {
    const kept = readFileSync(join(folder, path), 'utf8');
    expect(kept === generated(path), `${path}: run npm run client`).toBe(true);
  }
}

/**
 * Leaves one response for all refusals of an operation: each is a `Problem`, so that a type for
 * each status says nothing more. The served document names the codes of each status.
 */
function withOneRefusal(name: string, value: unknown): unknown {
  if (/^4\d\d$/.test(name)) return undefined;
  const description = 'Why it was refused or failed: its `code` is one of `ProblemCode`';
  return name === 'OtherProblem' ? { ...Object(value), description } : value;
}

function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
