import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { installOnce } from '../../bench/src/installOnce.js';
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
