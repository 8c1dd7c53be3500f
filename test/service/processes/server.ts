import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cliBundle } from '../../tools/cliBundle.js';

/** The time limit for the start of a server, in milliseconds. */
const START_MS = 120_000;

/** A process that runs `astrarium serve`. */
export interface Server {
  readonly url: string;
  /** The output of its start. */
  readonly greeting: string;
  /** The address of its metrics, if it was started with `--metrics-port`. */
  readonly metrics: string;
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

function greetingOf(child: ChildProcess): Promise<Pick<Server, 'greeting' | 'metrics' | 'url'>> {
  return new Promise((found, failed) => {
    let text = '';
    const timeout = setTimeout(() => failed(new Error(`no server: ${text}`)), START_MS);
    child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      const url = /^Astrarium at (\S+)$/m.exec(text)?.[1];
      if (url === undefined) return;
      clearTimeout(timeout);
      const metrics = /^metrics +(\S+)$/m.exec(text)?.[1] ?? '';
      found({ greeting: text, metrics, url });
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
      socket.write(`${JSON.stringify({ email, name })}\n`);
    });
    socket.on('data', (piece: string) => (text += piece));
    socket.on('end', () => opened((JSON.parse(text) as { readonly body: Player }).body));
  });
}
