import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../tools/sources/sources.js';

/** A process that runs `writer.ts`. */
export interface Writer {
  readonly process: ChildProcess;
  /** The lines that it has printed so far. */
  readonly lines: readonly string[];
  /** Waits until it has printed a line that matches, or has ended. */
  until(text: RegExp): Promise<void>;
  /** Waits until it has ended; returns its exit code or the signal that ended it. */
  end(): Promise<number | string | null>;
  /** The number of the last batch that it reported as durable; -1 before the first. */
  acknowledged(): number;
}

/** Makes a temporary folder with the bundled writer program. */
export async function makeWriterFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-writer-'));
  const sqlite = createRequire(`${ROOT}package.json`).resolve('@photostructure/sqlite');
  await build({
    logLevel: 'error',
    entryPoints: [`${ROOT}test/store/writer.ts`],
    bundle: true,
    outfile: join(folder, 'writer.mjs'),
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    plugins: [
      {
        name: 'keep the SQLite binding in its package, which has its binaries',
        setup: (all) =>
          all.onResolve({ filter: /^@photostructure\/sqlite$/ }, () => ({
            path: pathToFileURL(sqlite).href,
            external: true,
          })),
      },
    ],
  });
  return folder;
}

/** Starts a writer; `through` is a program (such as strace) and its arguments that run it. */
export function startWriter(
  folder: string,
  path: string,
  count: number | 'on-request',
  through: readonly string[] = [],
): Writer {
  const [program = '', ...rest] = [...through, process.execPath];
  const child = spawn(program, [...rest, join(folder, 'writer.mjs'), path, `${count}`]);
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  child.stderr.resume();
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  return {
    process: child,
    lines,
    async until(text) {
      while (!lines.some((line) => text.test(line)) && child.exitCode === null) {
        await Promise.race([once(output, 'line'), ended]);
        if (child.exitCode !== null || child.signalCode !== null) return;
      }
    },
    async end() {
      const [code, signal] = await ended;
      return signal ?? code;
    },
    acknowledged: () => Number(lines.filter((line) => /^\d+$/.test(line)).at(-1) ?? -1),
  };
}

/** Removes the folder of a writer. */
export function removeWriterFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
