import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import type { Upgrade } from '@astrarium/core/log';
import { UsageError } from '../terminal/usageError.js';
import { bundleHash, loadableBundle, loadBundle, storedBundle } from './bundledGame.js';

/** The folder of the rules by which the game of a data folder was played: bundles, by hash. */
export const rulesFolder = (data: string): string => join(data, 'rules');
const bundleFile = (rules: string, hash: string): string => join(rules, `${hash}.mjs`);

/** Lists the rules in their order, each as `name version hash`. */
const versionsFile = (rules: string): string => join(rules, 'versions');

/** Rules that are kept. */
interface KeptRules {
  readonly name: string;
  readonly version: number;
  readonly hash: string;
}

function keptRules(rules: string): readonly KeptRules[] {
  if (!existsSync(versionsFile(rules))) return [];
  // The name of a game may have spaces.
  const lines = readFileSync(versionsFile(rules), 'utf8').matchAll(/^(.+) (\d+) (\S+)$/gm);
  return [...lines].map(([, name = '', version = '', hash = '']) => ({
    name,
    version: Number(version),
    hash,
  }));
}

const loadable = (rules: string, hash: string): string =>
  loadableBundle(hash, readFileSync(bundleFile(rules, hash), 'utf8'));

/** The newest rules that a folder keeps, as a file to load; undefined if it keeps none. */
export function keptGame(rules: string): string | undefined {
  const newest = keptRules(rules).at(-1);
  return newest && loadable(rules, newest.hash);
}

/**
 * The game of a file with the upgrades of the rules by which it was played before, of which a
 * folder keeps all. `isDev` takes changed rules of the same version as an upgrade, too.
 *
 * @throws UsageError when the same version has other rules than those of the folder, since commands
 * that were answered would be replayed with another result; when its version is lower; and when a
 * migration is missing
 */
export async function withFormerVersions(
  rules: string,
  game: ServedGame,
  isDev = false,
): Promise<ServedGame> {
  const kept = keptRules(rules);
  const newest = kept.at(-1);
  const { definition, rules: hash } = game.simulation;
  if (newest === undefined || hash === undefined) return game;
  const { name, version } = definition;
  const where = `The game in ${dirname(rules)}`;
  if (newest.name !== name) {
    throw new UsageError(`${where} is ${newest.name}, and that of the file is ${name}.`);
  }
  if (version < newest.version) {
    throw new UsageError(
      `${where} is of version ${newest.version} of ${name}, and the file of version ${version}. ` +
        'Serve the newer file.',
    );
  }
  if (version === newest.version && hash !== newest.hash && !isDev) {
    throw new UsageError(
      `The rules of ${name} ${version} have changed since the game in ${dirname(rules)} was ` +
        'played. Raise the version, and say in `migrations` how its world goes on where a new ' +
        'field with a default is not enough; or serve a new game with another --data. While you ' +
        'develop, serve --dev goes on with the changed rules.',
    );
  }
  // Each once: a simulation is known by its object.
  const games = new Map([[hash, game]]);
  for (const { hash: former } of kept) {
    if (!games.has(former)) games.set(former, await loadBundle(loadable(rules, former)));
  }
  const upgrades = new Map<string, Upgrade>();
  const order = [...kept.map(({ hash: former }) => former), hash];
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
  const [from, { definition, rules }] = [former.simulation, next.simulation];
  const isDev = from.definition.version === definition.version;
  try {
    for (const [version, upgrade] of Object.entries(next.upgradesFrom(former))) {
      const name = isDev ? `rules ${from.rules} to ${rules}` : version;
      upgrades.delete(name);
      upgrades.set(name, { ...upgrade, simulation: next.simulation });
    }
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(isDev ? `${message} ${DEV_FITS}` : message);
  }
}

const DEV_FITS = '(--dev applies no `migrations`: raise the version for that)';

/** Keeps the rules of a game in a folder. */
export function keepRules(rules: string, game: ServedGame, file: string | undefined): void {
  if (file === undefined) return;
  const { name, version } = game.simulation.definition;
  const hash = bundleHash(file);
  if (keptRules(rules).at(-1)?.hash === hash) return;
  mkdirSync(rules, { recursive: true, mode: 0o700 });
  // Whole before it is listed.
  copyFileSync(storedBundle(file), `${bundleFile(rules, hash)}.new`);
  renameSync(`${bundleFile(rules, hash)}.new`, bundleFile(rules, hash));
  appendFileSync(versionsFile(rules), `${name} ${version} ${hash}\n`, { mode: 0o600 });
}

/** Keeps in a data folder all rules that another folder keeps. */
export function copyRules(rules: string, copy: string): void {
  if (keptRules(rules).length > 0) cpSync(rules, rulesFolder(copy), { recursive: true });
}
