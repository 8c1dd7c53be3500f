import { ConnectionLost, type PostgresConnection } from './postgresConnection.js';

/** A connection that is made when it is needed, and replaced when it is lost. */
export interface ReplacedConnection {
  /** The open connection, or a new one. @throws ConnectionLost, also when this was closed */
  open(): Promise<PostgresConnection>;
  /** Closes the connection, also one that is being made. */
  close(): Promise<void>;
}

/** A connection that `connect` makes. Each new one is passed to `prepare` before it is used. */
export function replacedConnection(
  connect: () => Promise<PostgresConnection>,
  prepare: (made: PostgresConnection) => Promise<unknown> = () => Promise.resolve(),
): ReplacedConnection {
  let connection: PostgresConnection | undefined;
  let making: Promise<PostgresConnection> | undefined;
  let isClosed = false;
  const make = async (): Promise<PostgresConnection> => {
    // Not awaited: a server that cannot be reached does not answer.
    void connection?.close();
    const made = await connect();
    try {
      await prepare(made);
      if (isClosed) throw new ConnectionLost('The connection was closed while it was made');
    } catch (error) {
      await made.close();
      throw error;
    }
    connection = made;
    return made;
  };
  return {
    async open() {
      if (connection !== undefined && !connection.isLost) return connection;
      making ??= make().finally(() => (making = undefined));
      return making;
    },
    async close() {
      isClosed = true;
      await connection?.close();
    },
  };
}
