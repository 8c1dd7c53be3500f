import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServedGame } from '@astrarium/contract';
import { loadGame } from '@astrarium/host';
import type { BuildFailure } from 'esbuild';
import { accessFile, UsageError } from '../terminal/usageError.js';

/** Maximum of characters in a bundle: its store keeps that of each version. */
const MAX_BUNDLE = 16_000_000;

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
  const { hash, text } = await bundle(resolve(file));
  if (text.length > MAX_BUNDLE) {
    const megabytes = Math.ceil(text.length / 1_000_000);
    throw new UsageError(
      `${file} has ${megabytes} MB with all that it imports, and the store keeps 16 MB at most. ` +
        'Leave out what the rules do not need.',
    );
  }
  return loadableBundle(hash, text);
}

/** The path of a module of a bundle, which imports the packages of this program. */
export function loadableBundle(hash: string, text: string): string {
  process.setSourceMapsEnabled(true);
  folder ??= temporaryFolder();
  const path = join(folder, `${hash}.mjs`);
  if (existsSync(path)) return path;
  writeFileSync(storedBundle(path), text, { mode: 0o600 });
  writeFileSync(path, text.replace(OWN_IMPORT, withAddress), { mode: 0o600 });
  return path;
}

/** The hash of the sources of a game, of the path of its bundle. */
export function bundleHash(path: string): string {
  return basename(path, '.mjs');
}

/** The game of a bundle, whose logs name its rules. @throws TypeError when it is no game */
export async function loadBundle(path: string): Promise<ServedGame> {
  const game = await loadGame(pathToFileURL(resolve(path)));
  return { ...game, simulation: { ...game.simulation, rules: bundleHash(path) } };
}

/** The bundle of a loadable one, in which the packages of Astrarium are names. */
export function storedBundle(path: string): string {
  return `${path}.bundle`;
}

/** An import of a package of Astrarium, as a bundle has it. */
const OWN_IMPORT = /^(import\b[^;]*?from )"(@astrarium\/[^"\n]+)"(?=;$)/gm;

/** The import with the address of the package; one that is not here stays a name, and fails. */
function withAddress(whole: string, start: string, name: string): string {
  try {
    return `${start}${JSON.stringify(import.meta.resolve(name))}`;
  } catch {
    return whole;
  }
}

const REQUIRE =
  "import { createRequire as requireOf } from 'node:module';" +
  'const require = requireOf(import.meta.url);';

/** Bundles the file. esbuild is loaded only here: most calls serve the space game. */
async function bundle(file: string): Promise<{ readonly hash: string; readonly text: string }> {
  const { build } = await import('esbuild');
  try {
    const folderOfFile = dirname(file);
    const { metafile, outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      charset: 'utf8',
      // Stacks of its rules name the lines of its sources.
      sourcemap: 'inline',
      sourceRoot: pathToFileURL(`${folderOfFile}/`).href,
      // Packages in the older form of modules ask for `require`.
      banner: { js: REQUIRE },
      // The names of sources do not depend on where this program runs.
      absWorkingDir: folderOfFile,
      metafile: true,
      write: false,
      logLevel: 'silent',
      external: ['@astrarium/*'],
    });
    const sources = Object.keys(metafile.inputs);
    return { hash: hashOfSources(folderOfFile, sources), text: outputFiles[0]?.text ?? '' };
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

/** The hash of the sources of a game: the same whatever bundles them, and wherever they are. */
function hashOfSources(base: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of [...sources].sort()) {
    hash
      .update(`${source}\0`)
      .update(readFileSync(resolve(base, source)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function temporaryFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'astrarium-'));
  process.on('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}
