import { readFileSync } from 'node:fs';
import { type ServedGame, upgradesBetween } from '@astrarium/contract';
import type { Upgrade } from '@astrarium/core/log';
import type { StoredVersion } from '@astrarium/host';
import { accessFile, UsageError } from '../terminal/usageError.js';
import { loadableBundle, loadBundle } from './bundledGame.js';

/** The file that `export` writes beside a log: the rules of each of its versions. */
export const rulesFile = (log: string): string => `${log}.rules`;

/** The text of a file of rules. */
export function rulesText(kept: readonly StoredVersion[]): string {
  return kept.map((one) => `${JSON.stringify(one)}\n`).join('');
}

/** The rules of a file. @throws UsageError when it is no file of rules */
export function readRules(path: string): readonly StoredVersion[] {
  const lines = accessFile(path, () => readFileSync(path, 'utf8')).split('\n');
  try {
    const kept = lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as StoredVersion]));
    if (kept.length > 0 && kept.every(({ bundle }) => typeof bundle === 'string')) return kept;
  } catch {
    // It is another file.
  }
  throw new UsageError(`${path} keeps no rules. Name the file .rules that export wrote.`);
}

/** The newest rules of these, as a file to load; undefined if they are those of this program. */
export function newestRules(kept: readonly StoredVersion[]): string | undefined {
  const newest = kept.at(-1);
  return newest && newest.bundle !== '' ? loadable(newest) : undefined;
}

/** The rules of each version, as files to load, in their order; those of this program are not. */
export function versionFiles(kept: readonly StoredVersion[]): readonly string[] {
  const own = kept.filter(({ bundle }) => bundle !== '');
  return own.filter(({ rules }, index) => rules !== own[index - 1]?.rules).map(loadable);
}

const loadable = ({ bundle, rules }: StoredVersion): string => loadableBundle(rules, bundle);

/**
 * A game with the upgrades of the rules by which it was played before, of which its store keeps
 * all. `isDev` takes changed rules of the same version as an upgrade, too.
 *
 * @throws UsageError when the same version has other rules than those of the store, since commands
 * that were answered would be replayed with another result; when its version is lower; and when a
 * migration is missing
 */
export async function withFormerVersions(
  kept: readonly StoredVersion[],
  game: ServedGame,
  isDev = false,
): Promise<ServedGame> {
  const newest = kept.at(-1);
  const { definition, rules: hash } = game.simulation;
  if (newest === undefined) return game;
  const { name, version } = definition;
  if (newest.name !== name) {
    throw new UsageError(
      hash === undefined
        ? `The stored game is ${newest.name}, and that of this server is ${name}. ` +
            'Name the file of the game.'
        : `The stored game is ${newest.name}, and that of the file is ${name}.`,
    );
  }
  if (version < newest.version) {
    const own = hash === undefined ? 'release' : 'file';
    throw new UsageError(
      `The stored game is of version ${newest.version} of ${name}, and this ${own} of version ` +
        `${version}. Serve the newer ${own}.`,
    );
  }
  if (hash === undefined) return game;
  if (version === newest.version && hash !== newest.rules && !isDev) {
    throw new UsageError(
      `The rules of ${name} ${version} have changed since the stored game was played. ` +
        'Raise the version, and say in `migrations` how its world goes on where a new ' +
        'field with a default is not enough; or serve a new game with another --data or --game. ' +
        'While you develop, serve --dev goes on with the changed rules.',
    );
  }
  // Each once: a simulation is known by its object.
  const games = new Map([[hash, game]]);
  for (const former of kept) {
    if (games.has(former.rules) || former.bundle === '') continue;
    games.set(former.rules, await loadBundle(loadable(former)));
  }
  const upgrades = new Map<string, Upgrade>();
  const order = [...kept.map(({ rules }) => rules), hash];
  for (const [at, next] of order.slice(1).entries()) {
    const former = order[at] as string;
    if (former !== next) addUpgrade(upgrades, games.get(former), games.get(next));
  }
  return { ...game, upgrades: { ...game.upgrades, ...Object.fromEntries(upgrades) } };
}

/** Adds the upgrade of one game to the next one, as the last. @throws UsageError */
function addUpgrade(
  upgrades: Map<string, Upgrade>,
  former: ServedGame | undefined,
  next: ServedGame | undefined,
): void {
  if (former === undefined || next === undefined) return;
  try {
    for (const [name, upgrade] of Object.entries(upgradesBetween(former, next))) {
      upgrades.delete(name);
      upgrades.set(name, upgrade);
    }
  } catch (error) {
    const { message } = error as Error;
    const [from, to] = [former, next].map(({ simulation }) => simulation.definition.version);
    throw new UsageError(from === to ? `${message} ${DEV_FITS}` : message);
  }
}

const DEV_FITS = '(--dev applies no `migrations`: raise the version for that)';
