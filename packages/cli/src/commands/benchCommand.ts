import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Runs the benchmark of a checkout that is built; all options go to it.
  $ git clone … && cd astrarium && npm ci && npm run build
  $ npx astrarium bench --scenario quiet-1e6
  $ npx astrarium bench --json > results.json`;

/** Declares `bench`: runs the tick benchmark of a checkout. */
export function benchCommand(program: Command, terminal: Terminal): void {
  program
    .command('bench')
    .description('runs the tick benchmark of a built checkout')
    .argument('[options...]', '--json, --scenario <name>, --devices <n>, and what else it takes')
    .allowUnknownOption()
    .addHelpText('after', HELP)
    .action(async (options: string[]) => {
      const runner = builtRunner();
      if (runner === undefined) {
        throw new UsageError(
          'the benchmark is not here: it is part of a checkout, after npm ci && npm run build',
        );
      }
      terminal.exitCode = await run(runner, options);
    });
}

/** The benchmark of the checkout that this file is in, if it is in one and that is built. */
function builtRunner(): string | undefined {
  for (const up of ['../../../', '../../../../']) {
    const path = fileURLToPath(new URL(`${up}bench/dist/main.js`, import.meta.url));
    if (existsSync(path)) return path;
  }
  return undefined;
}

function run(runner: string, options: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, ...options], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 2));
  });
}
