import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../tools/sources/sources.js';
import type { PlacedFault } from './fault.js';

/** Folders of caches: tools write into their files, which a copy by links would share. */
const CACHES = ['.cache', '.vite', '.vitest'];

/**
 * Makes a copy of this checkout with its changes. The files of `node_modules` are linked; links to
 * the packages of the repository lead to the copy, since they are relative.
 *
 * @param reuses whether an earlier copy, if there is one, only gets the present sources
 */
export function copyCheckout(folder: string, reuses: boolean): void {
  const isThere = reuses && existsSync(folder);
  if (!isThere) rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
  for (const path of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(ROOT, path), join(folder, path));
  }
  if (isThere) return;
  const manifests = files.filter((path) => /(?:^|\/)package\.json$/.test(path));
  for (const path of manifests) linkModules(join(dirname(path), 'node_modules'), folder);
}

function linkModules(path: string, folder: string): void {
  const to = join(folder, path);
  if (!existsSync(join(ROOT, path))) return;
  try {
    execFileSync('cp', ['-a', '-l', join(ROOT, path), to], { stdio: 'ignore' });
  } catch {
    // Another file system, or a `cp` that makes no links.
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', join(ROOT, path), to]);
  }
  for (const cache of CACHES) rmSync(join(to, cache), { recursive: true, force: true });
}

/** Plants a fault in a copy; returns the function that removes it. */
export function plantFault(folder: string, { path, replace, search }: PlacedFault): () => void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  // As a function: a text may contain `$&`.
  writeFileSync(
    file,
    text.replace(search, () => replace),
  );
  return () => writeFileSync(file, text);
}
