import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCli } from '../../../packages/cli/src/cliTester.js';

/** The time limit for the start of a server, in milliseconds. */
const START_MS = 120_000;

/** A running `astrarium serve`. */
export interface Server {
  readonly url: string;
  /** The output of its start. */
  readonly greeting: string;
  /** The address of its metrics, if it was started with `--metrics-port`. */
  readonly metrics: string;
  readonly pid: number;
  /** The lines of its log, if they are read. */
  readonly stderr: Readable | null;
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number | null>;
  /** Kills its process with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM; returns its exit code. */
  stop(): Promise<number | null>;
}

/** An account that a test opened. */
export interface Player {
  readonly token: string;
  readonly account: number;
}

/** A command line that was started. */
type Running = Pick<Server, 'ended' | 'kill' | 'pid' | 'stderr'> & { stop(): void };

/** Starts a command line; without `error`, its standard error is a log. */
type Program = (
  args: readonly string[],
  out: (text: string) => void,
  error?: (text: string) => void,
) => Promise<Running>;

/** Starts command lines within this process, where a start takes a third of the time. */
const here: Program = async (args, out, error) => {
  // Nobody may read it.
  const stderr = new PassThrough().resume();
  const { ended, stop } = startCli(args, {
    out: (text) => out(`${text}\n`),
    log: (bytes) => void stderr.write(bytes),
  });
  return {
    pid: process.pid,
    stderr,
    ended: ended.then((result) => {
      (error ?? out)(result.error);
      return result.code;
    }),
    stop,
    kill: () => Promise.reject(new Error('Only a process of its own can be killed')),
  };
};

/** Starts command lines in processes of a program. */
const processesOf =
  (cli: () => string | Promise<string>, log: 'ignore' | 'pipe' | number): Program =>
  async (args, out, error) => {
    const child = spawn(process.execPath, [await cli(), ...args], {
      stdio: ['ignore', 'pipe', error === undefined ? log : 'pipe'],
    });
    child.stdout?.setEncoding('utf8').on('data', out);
    if (error !== undefined) child.stderr?.setEncoding('utf8').on('data', error);
    const ended = new Promise<number | null>((end) => child.on('exit', end));
    return {
      pid: child.pid ?? 0,
      stderr: child.stderr,
      ended,
      stop: () => void child.kill('SIGTERM'),
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  };

/**
 * A temporary data folder, in which servers can be started one after the other: within this
 * process, or in processes of a program, which can be killed. `log` is where these write their log.
 */
export function serverFolder(
  cli?: () => string | Promise<string>,
  log: 'ignore' | 'pipe' | number = 'ignore',
) {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-service-'));
  const data = join(folder, 'data');
  const program = cli === undefined ? here : processesOf(cli, log);
  const started: Running[] = [];
  async function call(...args: string[]) {
    let [out, error] = ['', ''];
    const running = await program(
      args,
      (text) => (out += text),
      (text) => (error += text),
    );
    return { code: await running.ended, out, error };
  }
  return {
    folder,
    data,
    async start(...options: string[]): Promise<Server> {
      let text = '';
      let greeted = (): void => undefined;
      const greeting = new Promise<void>((resolve) => (greeted = resolve));
      const server = await program(
        ['serve', '--port', '0', '--data', data, ...options],
        (piece) => {
          text += piece;
          if (ADDRESS.test(text)) greeted();
        },
      );
      started.push(server);
      await Promise.race([greeting, server.ended, sleep(START_MS, undefined, { ref: false })]);
      const [, url] = ADDRESS.exec(text) ?? [];
      if (url === undefined) {
        stopped(server);
        const code = await server.ended;
        const log = String(server.stderr?.read() ?? '');
        throw new Error(`the server ended with ${code}: ${text}${log}`);
      }
      const [, metrics = ''] = /^metrics +(\S+)$/m.exec(text) ?? [];
      return { ...server, greeting: text, metrics, url, stop: () => stopped(server) };
    },
    /** Runs another command of the command line. */
    call,
    /** Runs another command, which must succeed; returns its standard output. */
    async run(...args: string[]): Promise<string> {
      const { code, error, out } = await call(...args);
      if (code === 0) return out;
      throw new Error(`${args.join(' ')} ended with ${code}: ${error}${out}`);
    },
    /** Opens an account over the control socket. */
    open: (name: string): Promise<Player> => openOver(join(data, 'control.sock'), name),
    /** Ends what still runs, and removes the folder. */
    async close(): Promise<void> {
      await Promise.all(started.map((each) => (cli === undefined ? stopped(each) : each.kill())));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a server, in its greeting. */
const ADDRESS = /^Astrarium at (\S+)$/m;

function stopped({ ended, stop }: Running): Server['ended'] {
  stop();
  return ended;
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
