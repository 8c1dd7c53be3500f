import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { ServedGame } from '@astrarium/contract';
import type { RuleError, Snapshot } from '@astrarium/core';
import type { LogRecorder } from '@astrarium/core/log';
import { sqliteVersions, type Store, type StoredVersion, StoreFailure } from '@astrarium/host';
import type { Command } from 'commander';
import { bundledGame, loadBundle } from './bundledGame.js';
import { gameRefusals } from './gameRefusals.js';
import { newestRules, readRules, withFormerVersions } from './withFormerVersions.js';
import { textTable } from '../terminal/textTable.js';
import { accessFile, UsageError } from '../terminal/usageError.js';

/** The game that is played. */
export type PlayedGame = Pick<LogRecorder<Snapshot>, 'advance' | 'execute' | 'snapshot'>;

/** How long a game is played, and by how many. */
export interface PlayLength {
  readonly seed: number;
  /** The accounts, from 1. */
  readonly players: number;
  /** The most ticks; a game that ends sooner has fewer. */
  readonly ticks: number;
  /** Ticks between two lines of the log that contain a hash; 0 for one hash, at the end. */
  readonly hashEvery: number;
}

/** Who plays a game: its bots, or chance. */
export interface Player {
  /** A new world. */
  start(seed: number): Snapshot;
  /** Plays a new world. The same lengths give the same game. */
  play(game: PlayedGame, lengths: PlayLength): void;
}

/** A game, with what a terminal shows of its worlds. */
export interface ShownGame {
  readonly game: ServedGame;
  /** A world, for people. */
  show(snapshot: Snapshot): string;
  /** How players call a row that differs in two worlds; null for a row without such a name. */
  rowName(worlds: readonly [Snapshot, Snapshot], table: string, id: number): string | null;
  /** The bots that play it; undefined for a game that is played at random. */
  readonly bots?: Player;
}

/** The option that names a game. */
export interface FileOption {
  readonly file?: string | undefined;
}

/** The options that name the game of a log. */
export interface LogOptions extends FileOption {
  /** The file of rules that was exported with the log. */
  readonly rules?: string | undefined;
}

/** Declares the options that name the game of a log. See `fileOption`. */
export function logOptions(command: Command): Command {
  return fileOption(
    command.option(
      '--rules <file>',
      'rules that were exported with the log, instead of --file: all its versions; runs their code',
    ),
  );
}

/**
 * Declares the option that names a game. Its file is bundled before the command begins; without a
 * file, the game is that of the data folder. The default data folder of a game is named after it.
 */
export function fileOption(command: Command): Command {
  return command
    .option(
      '--file <module>',
      'module whose default export is the game (default: that of --data, or the space game)',
    )
    .hook('preAction', async (_, acting) => {
      const named = acting.registeredArguments[0]?.name() === 'game' ? acting.args[0] : undefined;
      const { data, file = named, rules } = acting.opts<LogOptions & { readonly data?: string }>();
      if (rules !== undefined && file !== undefined) {
        throw new UsageError('--rules does not go with --file: the rules name the game.');
      }
      const kept = rules === undefined ? data && storedRules(data) : newestRules(readRules(rules));
      const bundled = file === undefined ? kept : await bundledGame(file);
      if (!bundled) return;
      acting.setOptionValue('file', bundled);
      // Games of files have folders of their own, so that two of them can be served side by side.
      if (file === undefined || acting.getOptionValueSource('data') !== 'default') return;
      const { name } = (await shownGame(bundled)).game.simulation.definition;
      acting.setOptionValue('data', join(data ?? '', name.replaceAll(/[^\w.-]+/g, '-')));
    });
}

/** The rules of the game of a data folder, as a file to load; undefined for the space game. */
function storedRules(data: string): string | undefined {
  try {
    return newestRules(sqliteVersions(gameFile(data)));
  } catch (error) {
    // The command says what is wrong with its store.
    if (error instanceof StoreFailure) return undefined;
    throw error;
  }
}

/** The store file of a data folder. */
export function gameFile(data: string): string {
  return join(data, 'game.sqlite');
}

/**
 * The game of a store: that of a module, or the one that the store keeps. It knows its former
 * versions.
 *
 * @throws UsageError as `shownGame` does
 */
export async function gameOfStore(
  store: Pick<Store, 'versions'>,
  file: string | undefined,
): Promise<ServedGame> {
  const kept = store.versions();
  return (await shownGame(file ?? newestRules(kept), kept)).game;
}

/**
 * The game of a module; without one the space game, which is loaded only then. With kept rules, or
 * a file of them, it knows its former versions.
 *
 * @throws UsageError when the file cannot be read, or has no game
 */
export async function shownGame(
  file: string | undefined,
  rules: string | readonly StoredVersion[] = [],
): Promise<ShownGame> {
  if (file === undefined) {
    const { spaceTerminal } = await import('@astrarium/space/terminal');
    const { game, tables, ...shown } = await spaceTerminal.load();
    const show = (snapshot: Snapshot): string =>
      tables(snapshot)
        .map(({ title, heading, rows }) => textTable(title, heading, rows))
        .join('\n\n');
    return { ...shown, game: withStart(game), show };
  }
  accessFile(file, () => readFileSync(file));
  const game = await loadBundle(file).catch((error: unknown) => {
    // The stack of a syntax error begins with its line.
    const why = error instanceof TypeError ? error.message : inspect(error);
    throw new UsageError(`${file} cannot be loaded: ${why}`);
  });
  return {
    game: await withRefusals(
      withStart(
        await withFormerVersions(typeof rules === 'string' ? readRules(rules) : rules, game),
      ),
      file,
    ),
    show: (snapshot) => JSON.stringify(game.measure(snapshot), undefined, 2),
    rowName: () => null,
  };
}

/** A game that says why it cannot make a new world: its operator or its author can mend that. */
function withStart(game: ServedGame): ServedGame {
  const { settings, simulation } = game;
  const start: typeof settings.start = (options, chance) => {
    try {
      return settings.start(options, chance);
    } catch (error) {
      throw new UsageError(`${simulation.definition.name} has no new world: ${startFault(error)}`);
    }
  };
  return { ...game, settings: { ...settings, start } };
}

function startFault(error: unknown): string {
  // By its members: the kernel of the file may be another copy of it.
  const { cause, faults, message = '', rule } = error as Partial<RuleError>;
  if (rule === undefined) return message;
  // Its stack names the line.
  if (cause !== undefined) return `${rule} fails.\n${inspect(cause)}`;
  const missing = faults?.find((fault) => fault.rule === 'missing');
  if (missing === undefined) return message;
  return (
    `${message} Give it in the settings of the file, or to astrarium serve with --set, ` +
    `such as --set ${missing.path}=…`
  );
}

/** A game whose documents list the refusals of its file. @throws UsageError for a reserved code */
async function withRefusals(game: ServedGame, file: string): Promise<ServedGame> {
  const { contractWith } = game;
  if (contractWith === undefined) return game;
  const refusals = await gameRefusals(file);
  try {
    return { ...game, contract: contractWith(refusals) };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
