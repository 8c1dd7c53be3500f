import { syncFile } from '../../sqlite/copySqlite.js';
import { readFailure } from '../postgresConnection.js';
import { findGame, postgresSession } from '../postgresSession.js';
import { rebuildCopy } from './rebuildCopy.js';
import { StoreFailure } from '../../store.js';

/**
 * Copies a game in PostgreSQL, as it is at one moment, to a new SQLite file, which is a store.
 * Other processes may use the game meanwhile.
 *
 * @throws StoreFailure: `locked`, PostgreSQL cannot be reached; `foreign`, there is no such game;
 * `damaged`, lines or events are missing in the tables
 * @example
 * await copyPostgres('postgres://localhost/astrarium', 'main', 'backup/game.sqlite');
 */
export async function copyPostgres(address: string, game: string, path: string): Promise<void> {
  const session = postgresSession(address, game);
  try {
    const connection = await session.connect();
    const found = await findGame(connection, game);
    if (found === undefined) throw new StoreFailure('foreign', `There is no ${session.place}`);
    await rebuildCopy(connection, found.id, path);
    syncFile(path);
  } catch (error) {
    throw readFailure(error, session.place);
  } finally {
    await session.close();
  }
}
