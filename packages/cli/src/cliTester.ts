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

/** A temporary folder and functions to run the command line in tests. */
export function cliTester() {
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-cli-'));
  const pathOf = (name: string): string => join(folder, name);
  const run = async (...args: string[]): Promise<CliResult> => {
    const out: string[] = [];
    const error: string[] = [];
    const terminal: Terminal = {
      out: (text) => void out.push(text),
      error: (text) => void error.push(text),
      progress: () => ({ update: () => undefined, stop: () => undefined }),
      exitCode: 0,
    };
    const code = await runCli(args, terminal);
    return { code, out: out.join('\n'), error: error.join('\n') };
  };
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
