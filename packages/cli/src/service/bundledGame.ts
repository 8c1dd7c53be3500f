import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { BuildFailure } from 'esbuild';
import { accessFile, UsageError } from '../terminal/usageError.js';

/** Files of this process, which are deleted at its end; other processes of a server read them. */
let folder: string | undefined;

/**
 * The path of one module with a game and all that its file imports, TypeScript or not. The packages
 * of Astrarium stay outside: they are those of this program, whatever is installed beside the file.
 *
 * @throws UsageError when the file cannot be read, or is no module
 */
export async function bundledGame(file: string): Promise<string> {
  accessFile(file, () => readFileSync(file));
  const packages = new Map<string, string>();
  const text = await bundle(resolve(file), packages);
  // Where the packages are installed is no part of the rules.
  const named = [...packages].reduce((all, [url, name]) => all.replaceAll(url, name), text);
  const hash = createHash('sha256').update(named).digest('hex').slice(0, 16);
  folder ??= temporaryFolder();
  const path = join(folder, `${hash}.mjs`);
  if (!existsSync(path)) writeFileSync(path, text, { mode: 0o600 });
  return path;
}

const REQUIRE =
  "import { createRequire as requireOf } from 'node:module';" +
  'const require = requireOf(import.meta.url);';

/** Bundles the file. esbuild is loaded only here: most calls serve the space game. */
async function bundle(file: string, packages: Map<string, string>): Promise<string> {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      charset: 'utf8',
      // Packages in the older form of modules ask for `require`.
      banner: { js: REQUIRE },
      // The names of files in comments do not depend on where this program runs.
      absWorkingDir: dirname(file),
      write: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'own packages',
          setup({ onResolve }) {
            onResolve({ filter: /^@astrarium\// }, ({ path }) => ownPackage(path, packages));
          },
        },
      ],
    });
    return outputFiles[0]?.text ?? '';
  } catch (error) {
    const { errors = [] } = error as Partial<BuildFailure>;
    if (errors.length === 0) throw error;
    const messages = errors.map(({ location, text }) =>
      location === null
        ? text
        : `${location.file}:${location.line}:${location.column + 1}: ${text}`,
    );
    throw new UsageError(`${file} cannot be loaded:\n${messages.join('\n')}`);
  }
}

/** A package of this program by its address; one that is not here stays a name, and fails. */
function ownPackage(
  path: string,
  packages: Map<string, string>,
): { readonly path: string; readonly external: true } {
  try {
    const url = import.meta.resolve(path);
    packages.set(url, path);
    return { path: url, external: true };
  } catch {
    return { path, external: true };
  }
}

function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'astrarium-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
