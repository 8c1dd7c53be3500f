import { createHash } from 'node:crypto';
import type { Client, QueryResultRow } from 'pg';

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
  send<R extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<R[]>;
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
    async send<R extends QueryResultRow>(text: string, values: readonly unknown[] = []) {
      try {
        const { rows } = await client.query<R>({ name: nameOf(text), text, values: [...values] });
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
