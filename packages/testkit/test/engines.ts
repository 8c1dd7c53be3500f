import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QuickJS } from 'quickjs-wasi';
import { ROOT } from '../../../test/tools/sources/sources.js';
import { build } from 'esbuild';

/** The result of `corpusHashes` in an engine. */
export type Corpus = readonly (readonly [string, string])[];

const CACHE = join(ROOT, 'node_modules/.cache/astrarium-engines');
const run = promisify(execFile);

/** What a process reports about itself besides the corpus. */
const SELF = `{
  version: process.versions.bun ?? process.versions.node,
  locale: new Intl.NumberFormat().resolvedOptions().locale,
  hour: new Date(0).getHours(),
}`;

/** Runs the corpus in a new process. */
export async function runProcess(
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
export async function runQuickJs(script: string): Promise<Corpus> {
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
export async function installed(pack: string, version: string, program: string): Promise<string> {
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
export async function bundleCorpus(path: string): Promise<string> {
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
