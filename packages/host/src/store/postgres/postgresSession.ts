import { databaseName } from './databaseName.js';
import {
  connectPostgres,
  type PostgresConnection,
  readFailure,
  replacedConnection,
} from './postgresConnection.js';
import { migratePostgres } from './migratePostgres.js';

/** A connection to the database of a game, which is replaced when it is lost. */
export interface PostgresSession {
  /** The game in messages. */
  readonly place: string;
  /** The open connection, or a new one. @throws StoreFailure, mostly with the reason `locked` */
  connect(): Promise<PostgresConnection>;
  close(): Promise<void>;
}

/** A session of a game in a database; its first connection makes the tables. */
export function postgresSession(address: string, name: string): PostgresSession {
  const place = `game ${name} in ${databaseName(address)}`;
  let isMigrated = false;
  const connection = replacedConnection(
    () => connectPostgres(address),
    async (made) => {
      if (!isMigrated) await migratePostgres(made, databaseName(address));
      isMigrated = true;
    },
  );
  return {
    place,
    async connect() {
      try {
        return await connection.open();
      } catch (error) {
        throw readFailure(error, place);
      }
    },
    close: connection.close,
  };
}

/** The row of a game. */
export interface GameIdentity {
  readonly id: number;
  readonly identity: string;
  /** The number of its last commit. */
  readonly commits: number;
}

/** Finds a game by its name; undefined when there is none. */
export async function findGame(
  { send }: PostgresConnection,
  name: string,
): Promise<GameIdentity | undefined> {
  const statement = 'SELECT id, identity, commits FROM games WHERE name = $1';
  const [found] = await send<GameIdentity>(statement, [name]);
  return found;
}

/** Finds a game by its name, or creates it. */
export async function makeGame(
  connection: PostgresConnection,
  name: string,
): Promise<GameIdentity> {
  await connection.send('INSERT INTO games (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
  return (await findGame(connection, name)) as GameIdentity;
}

/**
 * Whether a database has a game that was begun. Makes no tables.
 *
 * @throws StoreFailure, `locked` when PostgreSQL cannot be reached
 */
export async function hasPostgresGame(address: string, name: string): Promise<boolean> {
  let connection: PostgresConnection | undefined;
  try {
    connection = await connectPostgres(address);
    const [{ games } = { games: null }] = await connection.send<{ games: string | null }>(
      "SELECT to_regclass('astrarium.games')::text AS games",
    );
    return games !== null && ((await findGame(connection, name))?.commits ?? 0) > 0;
  } catch (error) {
    throw readFailure(error, `game ${name} in ${databaseName(address)}`);
  } finally {
    await connection?.close();
  }
}
