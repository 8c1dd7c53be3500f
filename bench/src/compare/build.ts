import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type BuildOptions, version } from 'esbuild';
import type { Scenario } from '../measure/scenario.js';

/** The scenarios of a revision or of a working tree, ready to run. */
export interface Build {
  /** The revision or the folder, as it was named. */
  readonly name: string;
  /** The URL of a module that exports the scenarios. */
  readonly module: string;
  readonly scenarios: readonly Scenario[];
}

const LOCK = 'package-lock.json';

/** Third-party packages are bundled too, so that a bundle needs no folder beside it. */
const OPTIONS: BuildOptions = {
  bundle: true,
  conditions: ['source'],
  format: 'esm',
  // As in the build of the core: an import of a module keeps the whole module.
  ignoreAnnotations: true,
  logLevel: 'error',
  platform: 'node',
  target: 'node20',
};

/**
 * Bundles the scenarios of a revision, or of the working tree that contains a folder, from their
 * sources. This needs no script of the revision, so it does not depend on how a revision builds its
 * packages. The bundle of a revision is kept by its commit; all else is written into `folder`,
 * which the caller removes when the build is no longer used.
 *
 * @throws Error when there is no such revision or folder, or its sources cannot be bundled
 */
export async function buildOf(name: string, folder: string): Promise<Build> {
  const root = rootOf(dirname(fileURLToPath(import.meta.url)));
  const commit = await commitOf(root, name);
  const own = mkdtempSync(join(folder, 'build-'));
  const path =
    commit === undefined ? await bundleTree(name, own) : await bundleCommit(root, commit, own);
  const module = pathToFileURL(path).href;
  const { SCENARIOS } = (await import(module)) as { SCENARIOS: readonly Scenario[] };
  return { name, module, scenarios: SCENARIOS };
}

/** The root of the checkout that contains a folder. */
function rootOf(folder: string): string {
  if (existsSync(join(folder, LOCK))) return folder;
  if (dirname(folder) === folder) throw new Error('the folder is in no checkout');
  return rootOf(dirname(folder));
}

async function git(cwd: string, args: readonly string[]): Promise<string> {
  return (await promisify(execFile)('git', args, { cwd })).stdout.trim();
}

/** The commit of a revision; undefined when there is none of this name. */
function commitOf(root: string, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  return git(root, args).catch(() => undefined);
}

/** Bundles the present sources of a working tree, with the packages installed in it. */
async function bundleTree(name: string, folder: string): Promise<string> {
  // npm runs scripts in the folder of their package.
  const tree = resolve(process.env['INIT_CWD'] ?? '.', name);
  if (!existsSync(tree)) throw new Error(`there is no revision and no folder ${name}`);
  const path = join(folder, 'scenarios.mjs');
  await bundle(rootOf(tree), path);
  return path;
}

/** Bundles the sources of a commit, unless its bundle was kept. */
async function bundleCommit(root: string, commit: string, folder: string): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([commit, version, OPTIONS]))
    .digest('hex');
  const kept = join(root, 'node_modules/.cache/astrarium-bench');
  const path = join(kept, `${commit.slice(0, 12)}-${key.slice(0, 12)}.mjs`);
  if (existsSync(path)) return path;
  mkdirSync(kept, { recursive: true });
  await git(root, ['archive', `--output=${join(folder, 'sources.tar')}`, commit]);
  await promisify(execFile)('tar', ['-xf', 'sources.tar'], { cwd: folder });
  const draft = `${path}.${process.pid}`;
  if (readFileSync(join(folder, LOCK), 'utf8') === readFileSync(join(root, LOCK), 'utf8')) {
    linkPackages(folder);
    await bundle(folder, draft, [join(root, 'node_modules')]);
  } else {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', args, { cwd: folder });
    await bundle(folder, draft);
  }
  renameSync(draft, path);
  return path;
}

/** Links the packages of a monorepo by their names, as npm does. */
function linkPackages(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((each) => /(?:^|[\\/])package\.json$/.test(each))) {
    const { name } = JSON.parse(readFileSync(join(folder, path), 'utf8')) as { name?: string };
    if (!name?.startsWith('@astrarium/')) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dirname(join(folder, path)), link, 'junction');
  }
}

/** Bundles the scenarios of a folder; `nodePaths` have the packages that it has not. */
async function bundle(folder: string, outfile: string, nodePaths: string[] = []): Promise<void> {
  const entryPoints = [join(folder, 'bench/src/scenarios/scenarios.ts')];
  await build({ ...OPTIONS, absWorkingDir: folder, entryPoints, outfile, nodePaths });
}
