import { createHash } from 'node:crypto';
import type { Client, QueryResultRow } from 'pg';
import { StoreFailure } from '../store.js';

/** A statement may or may not have been carried out: the connection to PostgreSQL was lost. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A connection to PostgreSQL. */
export interface PostgresConnection {
  /**
   * Sends a statement and returns its rows. Statements are carried out in their order; the next may
   * be sent before the first is answered.
   *
   * @throws ConnectionLost; Errors of PostgreSQL, with their SQLSTATE in `code`
   */
  send<R extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<R[]>;
  /** Like `send`, without prepared statements: several statements without values, or one. */
  run(text: string): Promise<string>;
  readonly isLost: boolean;
  /** Resolves when the connection has ended. */
  close(): Promise<void>;
}

/** Milliseconds to wait for a connection. */
const CONNECT_MS = 5_000;

/** Milliseconds after which a statement without an answer counts as a lost connection. */
const ANSWER_MS = 30_000;

/** The type of 64-bit integers. All of ours are below 2^53. */
const INT8 = 20;

/** What every connection sets: limits in milliseconds, and durable commits. */
const SETTINGS = `
SET search_path = astrarium;
SET lock_timeout = 5000;
SET idle_in_transaction_session_timeout = 5000;
SELECT set_config('synchronous_commit', 'on', false)
  WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')`;

/**
 * Connects to a database. `onNotice` gets the payloads of the channels that it listens to.
 *
 * @throws ConnectionLost when the server cannot be reached or is busy; Errors of PostgreSQL when it
 * refuses the connection
 */
export async function connectPostgres(
  address: string,
  onNotice?: (payload: string) => void,
): Promise<PostgresConnection> {
  // Programs without PostgreSQL do not load it.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: address,
    application_name: 'astrarium',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    pipeline: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  });
  let isLost = false;
  client.on('error', () => (isLost = true));
  client.on('end', () => (isLost = true));
  client.on('notification', ({ payload }) => onNotice?.(payload ?? ''));
  const connection = connectionOf(client, {
    isLost: () => isLost,
    lose() {
      isLost = true;
    },
  });
  try {
    await client.connect();
    await connection.run(SETTINGS);
  } catch (error) {
    await connection.close();
    if (isRefusal(error)) throw error;
    throw new ConnectionLost(`PostgreSQL cannot be reached: ${String(error)}`);
  }
  return connection;
}

function connectionOf(
  client: Client,
  state: { readonly isLost: () => boolean; readonly lose: () => void },
): PostgresConnection {
  const lost = (error: unknown): Error => {
    if (hasAnswered(error)) return error as Error;
    state.lose();
    return new ConnectionLost(`The connection to PostgreSQL was lost: ${String(error)}`);
  };
  return {
    async send<R extends object>(text: string, values: readonly unknown[] = []) {
      try {
        const { rows } = await client.query<R & QueryResultRow>({
          name: nameOf(text),
          text,
          values: [...values],
        });
        return rows;
      } catch (error) {
        throw lost(error);
      }
    },
    async run(text) {
      try {
        return (await client.query(text)).command;
      } catch (error) {
        throw lost(error);
      }
    },
    get isLost() {
      return state.isLost();
    },
    async close() {
      state.lose();
      await client.end().catch(() => undefined);
    },
  };
}

/** Whether an error is the server's answer to a statement, after which the connection goes on. */
function hasAnswered(error: unknown): boolean {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && severity === 'ERROR';
}

/** Whether the server will refuse later connections too: a wrong password, no such database. */
function isRefusal(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(28|3D|42)/.test(code);
}

const names = new Map<string, string>();

/** The name of a prepared statement. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}

/** SQLSTATEs after which nothing was written, and a later attempt may succeed. */
const BUSY = ['40001', '40P01', '53300', '55P03', '57P03', '57014'];

/** Disk full, too many open files or connections, out of memory. */
const DISK_FULL = '53100';

/**
 * Converts an error of PostgreSQL to a store failure. Returns the error itself when it concerns the
 * values that were to be written.
 */
export function postgresFailure(error: unknown, place: string): Error {
  if (error instanceof StoreFailure || error instanceof ConnectionLost) return error;
  const { code, message } = error as { code?: unknown; message?: string };
  const cause = `${message ?? String(error)} (PostgreSQL code ${String(code ?? 'unknown')})`;
  if (code === DISK_FULL) {
    return new StoreFailure(
      'full',
      `The disk of PostgreSQL is full, ${place} was not written: ${cause}`,
    );
  }
  if (BUSY.includes(String(code))) {
    return new StoreFailure('locked', `${place} is locked: ${cause}`);
  }
  if (/^2[23]/.test(String(code))) return error as Error;
  return new StoreFailure('failed', `${place} could not be read or written: ${cause}`);
}

/** Like `postgresFailure`, of a statement that has written nothing when the connection was lost. */
export function readFailure(error: unknown, place: string): Error {
  if (error instanceof ConnectionLost) return new StoreFailure('locked', error.message);
  return postgresFailure(error, place);
}

/**
 * A connection that `connect` makes when it is needed, and again when it is lost. Each new one is
 * passed to `prepare` before it is used.
 */
export function replacedConnection(
  connect: () => Promise<PostgresConnection>,
  prepare: (made: PostgresConnection) => Promise<unknown> = () => Promise.resolve(),
) {
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
    /** The open connection, or a new one. @throws ConnectionLost, also when this was closed */
    async open(): Promise<PostgresConnection> {
      if (connection !== undefined && !connection.isLost) return connection;
      making ??= make().finally(() => (making = undefined));
      return making;
    },
    /** Closes the connection, also one that is being made. */
    async close(): Promise<void> {
      isClosed = true;
      await connection?.close();
    },
  };
}
