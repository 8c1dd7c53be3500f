import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FULL } from '../../packages/testkit/test/tier.js';

/** Packages that `npm ci` does not install: those of all tests, and those of the full tier. */
const PROGRAMS = new URL('../programs/', import.meta.url);
const COMPILERS = new URL('../compilers/', import.meta.url);

/** Installs the packages that the tests of this tier need. */
export function installPrograms(): void {
  installOnce(PROGRAMS);
  if (FULL) installOnce(COMPILERS);
}

/** Imports a package of `test/programs`. */
export function importProgram(name: string): Promise<unknown> {
  return import(pathToFileURL(createRequire(PROGRAMS).resolve(name)).href);
}

/** The path of a file in a package of `test/compilers`. */
export function compilerFile(path: string): string {
  return createRequire(COMPILERS).resolve(path);
}

/**
 * Installs the packages of a folder that has a `package.json` and a `package-lock.json` of its own,
 * unless they are installed. So `npm ci` does not install what few tests need.
 *
 * @throws Error with the output of npm when it fails
 */
function installOnce(folder: URL): void {
  const path = fileURLToPath(folder);
  const lock = readFileSync(join(path, 'package-lock.json'), 'utf8');
  const mark = join(path, 'node_modules/.installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  if (process.stderr.isTTY) process.stderr.write(`Installing the packages of ${path} …\n`);
  const options = { cwd: path, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error(`npm ci failed in ${path}: ${stderr}`);
  writeFileSync(mark, lock);
}
