import { connectPostgres, type PostgresConnection } from './postgresConnection.js';
import { databaseName, readFailure } from './postgresFailure.js';
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
  let connection: PostgresConnection | undefined;
  let isMigrated = false;
  return {
    place,
    async connect() {
      if (connection !== undefined && !connection.isLost) return connection;
      await connection?.close();
      connection = undefined;
      try {
        connection = await connectPostgres(address);
        if (!isMigrated) await migratePostgres(connection, databaseName(address));
        isMigrated = true;
        return connection;
      } catch (error) {
        await connection?.close();
        throw readFailure(error, place);
      }
    },
    async close() {
      await connection?.close();
    },
  };
}

/** The row of a game. */
export interface GameIdentity {
  readonly id: number;
  readonly identity: string;
}

/** Finds a game by its name; undefined when there is none. */
export async function findGame(
  { send }: PostgresConnection,
  name: string,
): Promise<GameIdentity | undefined> {
  const statement = 'SELECT id, identity FROM games WHERE name = $1';
  const [found] = await send<GameIdentity & Record<string, unknown>>(statement, [name]);
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
