import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from '../house/sources.js';

/** A writer that runs as a process of its own. */
export interface Writer {
  readonly process: ChildProcess;
  /** What it has said so far. */
  readonly said: readonly string[];
  /** Waits until it has said something that matches, or is gone. */
  until(text: RegExp): Promise<void>;
  /** Waits until it is gone; gives its exit code, or the signal. */
  end(): Promise<number | string | null>;
  /** The number of the last batch it called durable; -1 before the first. */
  acknowledged(): number;
}

/** A folder with the program of the writer in it, made from the sources. */
export async function makeWriterFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-writer-'));
  const sqlite = createRequire(`${ROOT}package.json`).resolve('@photostructure/sqlite');
  await build({
    entryPoints: [`${ROOT}test/store/writer.ts`],
    bundle: true,
    outfile: join(folder, 'writer.mjs'),
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
    plugins: [
      {
        name: 'the binding stays where it is, beside its binaries',
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

/** Starts a writer, by way of `through` (a program and its arguments) when given. */
export function startWriter(
  folder: string,
  path: string,
  count: number | 'asked',
  through: readonly string[] = [],
): Writer {
  const [program = '', ...rest] = [...through, process.execPath];
  const child = spawn(program, [...rest, join(folder, 'writer.mjs'), path, `${count}`]);
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  child.stderr.resume();
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  return {
    process: child,
    said,
    async until(text) {
      while (!said.some((line) => text.test(line)) && child.exitCode === null) {
        await Promise.race([once(lines, 'line'), ended]);
        if (child.exitCode !== null || child.signalCode !== null) return;
      }
    },
    async end() {
      const [code, signal] = await ended;
      return signal ?? code;
    },
    acknowledged: () => Number(said.filter((line) => /^\d+$/.test(line)).at(-1) ?? -1),
  };
}

/** Removes the folder of a writer. */
export function removeWriterFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
