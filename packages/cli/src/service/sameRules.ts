import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ServedGame } from '@astrarium/contract';
import { UsageError } from '../terminal/usageError.js';

/** The rules of the game in a data folder: name, version, and the hash of the sources. */
const rulesFile = (data: string): string => join(data, 'rules');

/** The line for the rules of a bundled file, which is named after the hash of its sources. */
function lineOf({ simulation }: ServedGame, file: string): string {
  const { name, version } = simulation.definition;
  return `${name} ${version} ${basename(file, '.mjs')}`;
}

/**
 * Throws when the rules of a file are others than those that the game of a folder was played by,
 * under the same version: commands that were answered would be replayed with another result.
 *
 * @throws UsageError saying what to do
 */
export function requireSameRules(data: string, game: ServedGame, file: string | undefined): void {
  if (file === undefined || !existsSync(rulesFile(data))) return;
  const [name, version, hash] = readFileSync(rulesFile(data), 'utf8').trim().split(' ');
  const [ownName, ownVersion, ownHash] = lineOf(game, file).split(' ');
  if (name !== ownName || version !== ownVersion || hash === ownHash) return;
  throw new UsageError(
    `The rules of ${name} ${version} have changed since the game in ${data} was played. ` +
      'Serve the former file, or a new game with another --data.',
  );
}

/** Notes the rules of a game in its folder. */
export function noteRules(data: string, game: ServedGame, file: string | undefined): void {
  if (file !== undefined) writeFileSync(rulesFile(data), `${lineOf(game, file)}\n`);
}
