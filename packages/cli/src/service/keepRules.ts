import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServedGame } from '@astrarium/contract';
import { loadGame } from '@astrarium/host';
import { UsageError } from '../terminal/usageError.js';
import { loadableBundle, storedBundle } from './bundledGame.js';

/** The rules by which the game of a data folder was played: bundles, named after their hashes. */
const rulesFolder = (data: string): string => join(data, 'rules');
const bundleFile = (data: string, hash: string): string => join(rulesFolder(data), `${hash}.mjs`);

/** Lists versions in their order, each as `name version hash`. */
const versionsFile = (data: string): string => join(rulesFolder(data), 'versions');

/** Rules that are kept in a data folder. */
interface KeptRules {
  readonly name: string;
  readonly version: number;
  readonly hash: string;
}

function keptRules(data: string): readonly KeptRules[] {
  if (!existsSync(versionsFile(data))) return [];
  // The name of a game may have spaces.
  const lines = readFileSync(versionsFile(data), 'utf8').matchAll(/^(.+) (\d+) (\S+)$/gm);
  return [...lines].map(([, name = '', version = '', hash = '']) => ({
    name,
    version: Number(version),
    hash,
  }));
}

/** The newest rules that a data folder keeps, as a file to load; undefined if it keeps none. */
export function keptGame(data: string): string | undefined {
  const newest = keptRules(data).at(-1);
  return newest && loadableBundle(newest.hash, readFileSync(bundleFile(data, newest.hash), 'utf8'));
}

/**
 * The game of a file with the upgrades of the versions by which the game of a data folder was
 * played before.
 *
 * @throws UsageError when the same version has other rules than those of the folder, since commands
 * that were answered would be replayed with another result; when its version is lower; and when a
 * migration is missing
 */
export async function withFormerVersions(
  data: string,
  game: ServedGame,
  file: string | undefined,
): Promise<ServedGame> {
  const kept = keptRules(data);
  const newest = kept.at(-1);
  if (newest === undefined || file === undefined) return game;
  const { name, version } = game.simulation.definition;
  if (newest.name !== name) {
    throw new UsageError(`The game in ${data} is ${newest.name}, and that of the file is ${name}.`);
  }
  if (version < newest.version) {
    throw new UsageError(
      `The game in ${data} is of version ${newest.version} of ${name}, and the file of version ` +
        `${version}. Serve the newer file.`,
    );
  }
  if (version === newest.version && basename(file, '.mjs') !== newest.hash) {
    throw new UsageError(
      `The rules of ${name} ${version} have changed since the game in ${data} was played. Raise ` +
        'the version, and say in `migrations` how its world goes on where a new field with a ' +
        'default is not enough; or serve a new game with another --data.',
    );
  }
  const formers: ServedGame[] = [];
  for (const { hash, version: former } of kept) {
    if (former === version) continue;
    const path = loadableBundle(hash, readFileSync(bundleFile(data, hash), 'utf8'));
    formers.push(await loadGame(pathToFileURL(path)));
  }
  try {
    const steps = [...formers.slice(1), game].map((next, at) => {
      const former = formers[at];
      return former === undefined ? {} : next.upgradesFrom(former);
    });
    return { ...game, upgrades: Object.assign({}, game.upgrades, ...steps) };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Keeps the rules of a game in its folder. */
export function keepRules(data: string, game: ServedGame, file: string | undefined): void {
  if (file === undefined) return;
  const { name, version } = game.simulation.definition;
  const hash = basename(file, '.mjs');
  if (keptRules(data).some((kept) => kept.version === version && kept.hash === hash)) return;
  mkdirSync(rulesFolder(data), { recursive: true, mode: 0o700 });
  // Whole before it is listed.
  copyFileSync(storedBundle(file), `${bundleFile(data, hash)}.new`);
  renameSync(`${bundleFile(data, hash)}.new`, bundleFile(data, hash));
  appendFileSync(versionsFile(data), `${name} ${version} ${hash}\n`, { mode: 0o600 });
}

/** Keeps in another folder the rules that a data folder keeps. */
export function copyRules(data: string, copy: string): void {
  if (keptRules(data).length > 0) cpSync(rulesFolder(data), rulesFolder(copy), { recursive: true });
}
