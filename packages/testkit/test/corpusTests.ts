import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QuickJS } from 'quickjs-wasi';
import { ROOT } from '../../../test/tools/sources/sources.js';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import type { CorpusHash } from '../src/corpus.js';
import { FULL, notRun } from './tier.js';

const NODE = `node-${process.platform}-${process.arch}`;
/** Engines of the full tier: package, version and program. */
const FULL_TIER_ENGINES = [
  [NODE, '22.23.3', 'bin/node'],
  [NODE, '24.21.0', 'bin/node'],
  [NODE, '26.10.0', 'bin/node'],
  ['bun', '1.4.5', 'bin/bun.exe'],
] as const;

/**
 * Tests that a corpus is equal in every JavaScript engine.
 *
 * @param entryPoint the file that exports `corpusHashes`, from the root of the repository
 * @param expected what `corpusHashes` returns in this process
 */
export function corpusTests(
  entryPoint: string,
  expected: readonly CorpusHash[],
  count: number,
): void {
  const script = bundleCorpus(entryPoint);

  test('has different hashes of 16 digits', () => {
    expect(expected).toHaveLength(count);
    for (const [, hash] of expected) expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(expected.map(([, hash]) => hash)).size).toBe(expected.length);
  });

  test('is equal as one bundled script, in another time zone and locale', async () => {
    const env = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    const { corpus, self } = await runProcess(process.execPath, await script, env);
    expect(self).toMatchObject({ hour: 5, locale: 'tr-TR' });
    expect(corpus).toEqual(expected);
  });

  // The corpus of the kernel runs in it each time.
  test.runIf(FULL || entryPoint.startsWith('packages/testkit'))('is equal in QuickJS', async () => {
    expect(await runQuickJs(await script)).toEqual(expected);
  });

  for (const [pack, version, program] of FULL_TIER_ENGINES) {
    if (!FULL) {
      notRun(`${entryPoint} in ${pack} ${version} (npm run test:full)`);
      continue;
    }
    test(`is equal in ${pack} ${version}`, async () => {
      const engine = await installed(pack, version, program);
      const { corpus, self } = await runProcess(engine, await script);
      expect(self.version).toBe(version);
      expect(corpus).toEqual(expected);
    });
  }
}

/** The result of `corpusHashes` in an engine. */
type Corpus = readonly (readonly [string, string])[];

const CACHE = join(ROOT, 'node_modules/.cache/astrarium-engines');
const run = promisify(execFile);

/** What a process reports about itself besides the corpus. */
const SELF = `{
  version: process.versions.bun ?? process.versions.node,
  locale: new Intl.NumberFormat().resolvedOptions().locale,
  hour: new Date(0).getHours(),
}`;

/** Runs the corpus in a new process. */
async function runProcess(
  command: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-corpus-'));
  try {
    const file = join(folder, 'corpus.cjs');
    const answer = `JSON.stringify({ corpus: corpus.corpusHashes(), self: ${SELF} })`;
    writeFileSync(file, `${script}\nconsole.log(${answer});\n`);
    const { stdout } = await run(command, [file], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as {
      readonly corpus: Corpus;
      readonly self: Readonly<Record<'version' | 'locale' | 'hour', unknown>>;
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the corpus in QuickJS, an interpreter that shares no code with V8. */
async function runQuickJs(script: string): Promise<Corpus> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm'));
  const vm = await QuickJS.create({ wasm, memoryLimit: 2 ** 29 });
  try {
    vm.evalCode(script).dispose();
    const text = vm.evalCode('JSON.stringify(corpus.corpusHashes())').consume((h) => h.toString());
    return JSON.parse(text) as Corpus;
  } finally {
    vm.dispose();
  }
}

/**
 * Installs an engine from its package into the cache, once; returns the path of its program.
 *
 * @throws Error when it cannot be installed.
 */
async function installed(pack: string, version: string, program: string): Promise<string> {
  const prefix = join(CACHE, `${pack}-${version}`.replaceAll('/', '-'));
  const path = join(prefix, 'node_modules', pack, program);
  if (existsSync(path)) return path;
  mkdirSync(prefix, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--prefix', prefix];
  await run('npm', ['install', ...options, `${pack}@${version}`], { maxBuffer: 2 ** 26 });
  if (!existsSync(path)) throw new Error(`${pack}@${version} has no ${program}`);
  return path;
}

/** Bundles a file to one ES2022 script that defines `corpus`: all that the file exports. */
async function bundleCorpus(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, path)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'corpus',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['source'],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
