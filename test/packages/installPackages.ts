import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { blocksOf } from '../tools/sources/blocks.js';
import { ROOT } from '../tools/sources/sources.js';

/** A `package.json`, as far as packing and installing read it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [member: string]: unknown;
}

/** A package of this repository, packed. */
export interface Packed {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly tarball: string;
  /** The paths of its files. */
  readonly files: readonly string[];
}

/** Reads the `package.json` of a folder. */
function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The folders in `packages`. */
export function packageFolders(): string[] {
  return readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name));
}

/** Runs lines of a shell in the root as a user whose npm has no network. */
async function runAs(home: string, lines: string): Promise<void> {
  const env = {
    ...process.env,
    HOME: home,
    npm_config_cache: join(home, 'cache'),
    npm_config_loglevel: 'error',
    npm_config_offline: 'true',
  };
  await promisify(execFile)('bash', ['-ec', lines], { cwd: ROOT, env });
}

/** Every package as `npm pack` has packed it, in the folder `packs` of a home. */
function packsOf(home: string): Packed[] {
  return packageFolders().map((folder) => {
    const manifest = readManifest(folder);
    const name = `${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`;
    const tarball = join(home, 'packs', name);
    const paths = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    return { folder, manifest, tarball, files: paths.map((path) => path.replace('package/', '')) };
  });
}

/**
 * Packs the packages of a built checkout and installs them into the folder `my-game` of an empty
 * home, by the lines of EMBEDDING.md. While they are packed, the packages of other people that they
 * need are copied from `node_modules` of this repository, so that npm needs no network.
 */
export async function installPackages(home: string): Promise<Packed[]> {
  const page = readFileSync(join(ROOT, 'docs/EMBEDDING.md'), 'utf8');
  const lines = blocksOf('', page).find(({ code }) => code.includes('npm pack'))?.code ?? '';
  const [prepare = '', install = ''] = lines.split(/^(?=npm install)/m);
  const packing = runAs(home, prepare.replace('npm ci && npm run build\n', ''));
  const folders = packageFolders();
  const ours = new Set(folders.map((folder) => readManifest(folder).name));
  for (const folder of folders) copyNeeded(folder, join(home, 'needed'), ours);
  await packing;
  // Not before: `npm init` writes what it finds there into the `package.json`.
  renameSync(join(home, 'needed/node_modules'), join(home, 'my-game/node_modules'));
  await runAs(home, `cd ~/my-game\n${install}`);
  return packsOf(home);
}

/** Copies what the package in a folder needs, and what that needs in turn. */
function copyNeeded(folder: string, into: string, without: ReadonlySet<string>): void {
  const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(folder);
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (peerDependenciesMeta?.[name]?.optional === true) continue;
    const to = join(into, 'node_modules', name);
    if (without.has(name)) continue;
    const from = findInstalled(name, folder);
    if (existsSync(to)) {
      const [one, other] = [readManifest(to).version, readManifest(from).version];
      if (one !== other) throw new Error(`Two versions of ${name} are needed: ${one}, ${other}`);
      continue;
    }
    const filter = (path: string) =>
      !path.startsWith(`${from}/node_modules`) && !path.endsWith('.map');
    cpSync(from, to, { recursive: true, filter });
    // npm fetches a package anew when a link to one of its programs is missing.
    const { bin: _bin, ...manifest } = readManifest(from);
    writeFileSync(join(to, 'package.json'), JSON.stringify(manifest));
    copyNeeded(from, into, without);
  }
}

/** The folder from which Node would take a package, seen from another folder. */
function findInstalled(name: string, from: string): string {
  const here = join(from, 'node_modules', name);
  if (existsSync(here)) return here;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return findInstalled(name, dirname(from));
}
