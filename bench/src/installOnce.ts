import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Installs the packages of a folder that has a `package.json` and a `package-lock.json` of its own,
 * unless they are installed. So `npm ci` does not install what few commands need.
 *
 * @throws Error with the output of npm when it fails
 */
export function installOnce(folder: URL): void {
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
