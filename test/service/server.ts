import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../house/sources.js';

/** The command line, bundled from the sources as they are. */
let bundled: Promise<string> | undefined;

/** How long a server may take to start, in milliseconds. */
const START_MS = 30_000;

/** A server of the command line in a process of its own. */
export interface Server {
  readonly url: string;
  /** What it said when it began to serve. */
  readonly greeting: string;
  readonly pid: number;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Asks it to stop; gives its exit code. */
  stop(): Promise<number | null>;
}

/** An account that a test opened. */
export interface Player {
  readonly token: string;
  readonly account: number;
}

/** A data folder in which servers of a command line can be started, one after the other. */
export function serverFolder(cli: () => string | Promise<string> = cliBundle) {
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
        { stdio: ['ignore', 'pipe', 'ignore'] },
      );
      started.push(child);
      return { ...(await greetingOf(child)), pid: child.pid ?? 0, ...endOf(child) };
    },
    /** Runs another command of the command line; gives what it printed. */
    run: async (...args: string[]): Promise<string> => runOf(await cli(), args),
    /** Opens an account over the control socket. */
    open: (name: string): Promise<Player> => openOver(join(data, 'control.sock'), name),
    close(): void {
      for (const child of started) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The path of the command line as one file. */
export function cliBundle(): Promise<string> {
  // Beside the build, from where the packages that it needs are found.
  const dist = join(ROOT, 'packages/cli/dist');
  const outfile = join(dist, `under-test-${process.pid}.js`);
  clearAway(dist);
  // Another package's pino, which is older, may stand nearer to where this is written.
  const pino = createRequire(join(ROOT, 'packages/http/package.json')).resolve('pino');
  bundled ??= build({
    entryPoints: [join(ROOT, 'packages/cli/src/main.ts')],
    outfile,
    bundle: true,
    conditions: ['source'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    alias: { pino },
    external: [
      '@photostructure/sqlite',
      'cli-progress',
      'commander',
      'nodemailer',
      pino,
      'prom-client',
      'swagger-ui-dist',
    ],
  }).then(() => outfile);
  return bundled;
}

/** Takes away the bundles of test processes that are gone: those are killed in the end. */
function clearAway(dist: string): void {
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    const pid = Number(/^under-test-(\d+)\.js$/.exec(name)?.[1] ?? process.pid);
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
    const late = setTimeout(() => failed(new Error(`no server: ${text}`)), START_MS);
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      const url = /^Astrarium at (\S+)$/m.exec(text)?.[1];
      if (url === undefined) return;
      clearTimeout(late);
      found({ greeting: text, url });
    });
    child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
}

function endOf(child: ChildProcess): Pick<Server, 'kill' | 'stop'> {
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  return {
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
