import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from './runCli.js';
import type { Terminal } from './terminal/terminal.js';

/** The result of a command line. */
export interface CliResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A command line that runs within this process. */
export interface RunningCli {
  readonly ended: Promise<CliResult>;
  /** Ends it as a signal does. */
  stop(): void;
}

/** Starts a command line within this process; `told` gets what it writes at once. */
export function startCli(
  args: readonly string[],
  told: { readonly out?: (text: string) => void; readonly log?: (bytes: Uint8Array) => void } = {},
): RunningCli {
  const [out, error] = [[] as string[], [] as string[]];
  const stops = new Set<() => void>();
  const terminal: Terminal = {
    out(text) {
      out.push(text);
      told.out?.(text);
    },
    error: (text) => void error.push(text),
    logBytes: () => (bytes, done) => {
      told.log?.(bytes);
      done(null, bytes.length);
    },
    onStop(stop) {
      stops.add(stop);
      return () => void stops.delete(stop);
    },
    progress: () => ({ update: () => undefined, stop: () => undefined }),
    exitCode: 0,
  };
  const ended = runCli(args, terminal).then((code) => ({
    code,
    out: out.join('\n'),
    error: error.join('\n'),
  }));
  return { ended, stop: () => [...stops].forEach((stop) => stop()) };
}

/** A temporary folder and functions to run the command line in tests. */
export function cliTester() {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-cli-'));
  const pathOf = (name: string): string => join(folder, name);
  const run = (...args: string[]): Promise<CliResult> => startCli(args).ended;
  return {
    pathOf,
    run,
    /** Runs with `--json`; returns the exit code and the printed object. */
    async json(...args: string[]) {
      const { code, out } = await run(...args, '--json');
      return { code, data: JSON.parse(out) as Record<string, never> };
    },
    read: (name: string): string => readFileSync(pathOf(name), 'utf8'),
    write(name: string, content: string | Uint8Array): string {
      writeFileSync(pathOf(name), content);
      return pathOf(name);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
