import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../tools/sources.js';
import { bundledHostThreads } from '../tools/hostThreads.js';

/** The bundled command lines by their version of the game, made at the first use. */
const bundled = new Map<string, Promise<string>>();

/** The time limit for the start of a server, in milliseconds. */
const START_MS = 30_000;

/** A process that runs `astrarium serve`. */
export interface Server {
  readonly url: string;
  /** The output of its start. */
  readonly greeting: string;
  readonly pid: number;
  /** Its standard error, if the folder's servers have a pipe there. */
  readonly stderr: Readable | null;
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM; returns its exit code. */
  stop(): Promise<number | null>;
}

/** An account that a test opened. */
export interface Player {
  readonly token: string;
  readonly account: number;
}

/**
 * A temporary data folder, in which servers can be started one after the other. `stderr` is where
 * they write their log.
 */
export function serverFolder(
  cli: () => string | Promise<string> = cliBundle,
  stderr: 'ignore' | 'pipe' | number = 'ignore',
) {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-service-'));
  const data = join(folder, 'data');
  const started: ChildProcess[] = [];
  return {
    folder,
    data,
    async start(...options: string[]): Promise<Server> {
      const child = spawn(
        process.execPath,
        [await cli(), 'serve', '--port', '0', '--data', data, ...options],
        { stdio: ['ignore', 'pipe', stderr] },
      );
      started.push(child);
      const greeting = await greetingOf(child);
      return { ...greeting, pid: child.pid ?? 0, stderr: child.stderr, ...endOf(child) };
    },
    /** Runs another command of the command line; returns its standard output. */
    run: async (...args: string[]): Promise<string> => runOf(await cli(), args),
    /** Opens an account over the control socket. */
    open: (name: string): Promise<Player> => openOver(join(data, 'control.sock'), name),
    close(): void {
      for (const child of started) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Bundles the command line from its sources; returns the path of the bundle. */
export function cliBundle(): Promise<string> {
  return bundleOf('present');
}

/** The command line of a release with the next version of the game: see `nextGame.ts`. */
export function nextCliBundle(): Promise<string> {
  return bundleOf('next');
}

/** A command line that writes a hash line every minute of the game. */
export function hashingCliBundle(): Promise<string> {
  return bundleOf('hashing');
}

type Version = 'hashing' | 'next' | 'present';

function bundleOf(version: Version): Promise<string> {
  // In the folder of the build, so that Node finds the packages that are not bundled.
  const dist = join(ROOT, 'packages/cli/dist');
  const outfile = join(dist, `under-test-${process.pid}-${version}.js`);
  removeOldBundles(dist);
  // Resolve pino from packages/http: an older version may be nearer to this folder.
  const pino = createRequire(join(ROOT, 'packages/http/package.json')).resolve('pino');
  const made =
    bundled.get(version) ??
    build({
      entryPoints: [join(ROOT, 'packages/cli/src/main.ts')],
      outfile,
      bundle: true,
      conditions: ['source'],
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      plugins: [bundledHostThreads, ...PLUGINS[version]],
      alias: { pino },
      external: [
        '@photostructure/sqlite',
        'cli-progress',
        'commander',
        'nodemailer',
        'pg',
        pino,
        'prom-client',
        'swagger-ui-dist',
      ],
    }).then(() => outfile);
  bundled.set(version, made);
  return made;
}

/** Puts the next version of the game in place of the present one. */
const nextGamePlugin: Plugin = {
  name: 'the next version of the game',
  setup: (all) =>
    all.onLoad({ filter: /packages\/core\/src\/game\/game\.ts$/ }, () => ({
      contents: `export * from ${JSON.stringify(join(ROOT, 'test/tools/nextGame.ts'))};`,
    })),
};

/** Writes hash lines often. */
const hashingPlugin: Plugin = {
  name: 'a hash line every minute of the game',
  setup: (all) =>
    all.onLoad({ filter: /host\/src\/turns\/hashSchedule\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace('const HASH_TICKS = 3600;', 'const HASH_TICKS = 60;')
        .replace('const HASH_MS = 60_000;', 'const HASH_MS = 0;'),
      loader: 'ts',
    })),
};

const PLUGINS: Readonly<Record<Version, readonly Plugin[]>> = {
  present: [],
  next: [nextGamePlugin],
  hashing: [hashingPlugin],
};

/** Removes bundles of test processes that have ended; a killed process leaves its bundle. */
function removeOldBundles(dist: string): void {
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const pid = Number(/^under-test-(\d+)(?:-\w+)?\.js$/.exec(name)?.[1] ?? process.pid);
    try {
      process.kill(pid, 0);
    } catch {
      rmSync(join(dist, name), { force: true });
    }
  }
}

function greetingOf(child: ChildProcess): Promise<Pick<Server, 'greeting' | 'url'>> {
  return new Promise((found, failed) => {
    let text = '';
    const timeout = setTimeout(() => failed(new Error(`no server: ${text}`)), START_MS);
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      const url = /^Astrarium at (\S+)$/m.exec(text)?.[1];
      if (url === undefined) return;
      clearTimeout(timeout);
      found({ greeting: text, url });
    });
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
}

function endOf(child: ChildProcess): Pick<Server, 'ended' | 'kill' | 'stop'> {
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  return {
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function runOf(cli: string, args: readonly string[]): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (out += piece));
    child.stderr.setEncoding('utf8').on('data', (piece: string) => (error += piece));
    child.on('exit', (code) => {
      if (code === 0) done(out);
      else failed(new Error(`${args.join(' ')} ended with ${code}: ${error}${out}`));
    });
  });
}

function openOver(path: string, name: string): Promise<Player> {
  return new Promise((opened, failed) => {
    const socket = createConnection(path);
    let text = '';
    const email = `${name.toLowerCase()}@example.org`;
    socket.setEncoding('utf8').on('error', failed);
    socket.on('connect', () => {
      socket.write(`${JSON.stringify({ email, name, timezone: 'UTC' })}\n`);
    });
    socket.on('data', (piece: string) => (text += piece));
    socket.on('end', () => opened((JSON.parse(text) as { readonly body: Player }).body));
  });
}
