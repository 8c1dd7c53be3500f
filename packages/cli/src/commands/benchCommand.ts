import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Runs the tick benchmark of a built checkout and passes all options to it. With
--compare it measures two git revisions or working trees, and prints which is
slower. Exit code 0 when all is well, 1 when a scenario fails, reaches another
hash or is slower, 2 for wrong options.
  $ git clone … && cd astrarium && npm ci && npm run build
  $ npx astrarium bench --scenario quiet-1e6
  $ npx astrarium bench --json > report.json
  $ npx astrarium bench --compare HEAD .`;

/** Declares `bench`, which runs the tick benchmark of a checkout. */
export function benchCommand(program: Command, terminal: Terminal): void {
  program
    .command('bench')
    .description('run the tick benchmark of a built checkout')
    .argument(
      '[options...]',
      'options of the benchmark: --json, --scenario <name>, --compare <a> <b>, …',
    )
    .allowUnknownOption()
    .addHelpText('after', HELP)
    .action(async (options: string[]) => {
      const runner = builtRunner();
      if (runner === undefined) {
        throw new UsageError(
          'There is no built benchmark. In a checkout, run: npm ci && npm run build',
        );
      }
      terminal.exitCode = await run(runner, options);
    });
}

/** The path of the built benchmark of this checkout; undefined when there is none. */
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
