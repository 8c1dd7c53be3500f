// Checks the types of the whole repository and writes the declarations of the packages: one
// program for all that runs in Node, and two for pages, whose globals differ. What the compiler
// writes for the packages is moved to their folders `dist/types`, with maps that lead to `src`.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const COMPILER = 'node_modules/typescript7/bin/tsc';
const WRITTEN = 'node_modules/.cache/declarations/packages';

const codes = await Promise.all(['.', 'packages/web', 'packages/space/pages'].map(check));
process.exitCode = Math.max(...codes);
if (process.exitCode === 0) readdirSync(WRITTEN).filter(hasTypes).forEach(moveDeclarations);

/** Runs the compiler; returns its exit code. */
function check(project) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMPILER, '-p', project], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Whether a package exports types that the compiler wrote. */
function hasTypes(name) {
  return readFileSync(join('packages', name, 'package.json'), 'utf8').includes('"types":');
}

/** Copies the declarations of the sources that a package has now. */
function moveDeclarations(name) {
  const [source, target] = [join('packages', name, 'src'), join('packages', name, 'dist/types')];
  rmSync(target, { recursive: true, force: true });
  for (const path of readdirSync(source, { recursive: true })) {
    if (!path.endsWith('.ts') || /(?:\.test|[tT]ester)\.ts$/.test(path)) continue;
    const declaration = path.replace(/ts$/, 'd.ts');
    const to = join(target, declaration);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(join(WRITTEN, name, 'src', declaration)));
    const map = JSON.parse(readFileSync(join(WRITTEN, name, 'src', `${declaration}.map`), 'utf8'));
    const up = '../'.repeat(path.split(/[\\/]/).length + 1);
    map.sources = [`${up}src/${path.replaceAll('\\', '/')}`];
    writeFileSync(`${to}.map`, JSON.stringify(map));
  }
}
