import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPostgres, type Store } from '@astrarium/host';
import { type Command, Option } from 'commander';
import { UsageError } from '../../terminal/usageError.js';
import { type DamageOptions, requireGame, withStore } from '../openGame.js';
import { gameFile } from '../shownGame.js';

/** A game in PostgreSQL. */
export interface Database {
  readonly address: string;
  /** The name of the game. */
  readonly game: string;
  /** The address at which followers reach this server, if it is not the usual one. */
  readonly writerUrl: string | undefined;
  /** A `standby` waits while another server writes the game, a `follower` never writes it. */
  readonly role: 'follower' | 'standby' | 'writer';
}

/** The options that name a database. */
export interface DatabaseOptions {
  readonly store?: string;
  readonly game: string;
  readonly writerUrl?: string;
  readonly standby?: true;
  readonly follow?: true;
}

/** Declares the options that name a game in a database. */
export function databaseOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--store <address>', 'PostgreSQL database with the game, postgres://…').env(
        'ASTRARIUM_STORE',
      ),
    )
    .option('--game <name>', 'name of the game in the database', 'main');
}

/** Maximum of characters in the name of a game. */
const MAX_NAME = 100;

/** The database of these options; undefined without one. @throws UsageError */
export function databaseOf({
  follow,
  game,
  standby,
  store: address,
  writerUrl,
}: DatabaseOptions): Database | undefined {
  const option = follow === undefined ? '--standby' : '--follow';
  const role = follow === undefined ? (standby === undefined ? 'writer' : 'standby') : 'follower';
  if (address === undefined) {
    if (role !== 'writer') throw new UsageError(`${option} needs a game in a --store.`);
    return undefined;
  }
  if (follow !== undefined && standby !== undefined) {
    throw new UsageError('A server can --follow a game or be its --standby, not both.');
  }
  const isAddress = URL.canParse(address) && /^postgres(?:ql)?:$/.test(new URL(address).protocol);
  // The address may contain a password, so the message does not show it.
  if (!isAddress) throw new UsageError('--store must be like postgres://user@host/database.');
  if (game.length === 0 || game.length > MAX_NAME) {
    throw new UsageError(`--game must have 1 to ${MAX_NAME} characters, not ${game.length}.`);
  }
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(game)) {
    const shown = JSON.stringify(game);
    throw new UsageError(`--game must have no line ends, tabs or control characters: ${shown}.`);
  }
  if (writerUrl !== undefined && !/^https?:\/\/[^\s\p{Cc}/?#]+\/?$/u.test(writerUrl)) {
    throw new UsageError(`--writer-url must be like http://host:8080, not ${writerUrl}.`);
  }
  return { address, game, writerUrl, role };
}

/** Where a command finds a game: in a data folder, with its archive, or in a database. */
export interface GamePlace extends DatabaseOptions {
  readonly data: string;
  readonly archive?: string;
}

/**
 * Calls `use` with the stored game of a data folder, or with a copy of a game in a database.
 *
 * @throws UsageError when there is no game, StoreFailure
 */
export function withGame<R>(
  { archive, data, ...named }: GamePlace,
  use: (store: Store) => R | Promise<R>,
  damage: DamageOptions = {},
): Promise<R> {
  const database = databaseOf(named);
  if (database !== undefined) return withDatabaseCopy(database, use);
  requireGame(data);
  return withStore(data, use, { ...damage, ...(archive !== undefined && { archive }) });
}

/**
 * Calls `use` with a copy of a game in a database, which is removed afterwards. A server may write
 * the game meanwhile: the copy is that of the moment at which copying begins.
 *
 * @throws StoreFailure
 */
export async function withDatabaseCopy<R>(
  { address, game }: Pick<Database, 'address' | 'game'>,
  use: (store: Store) => R | Promise<R>,
): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-copy-'));
  try {
    await copyPostgres(address, game, gameFile(folder));
    return await withStore(folder, use);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
