import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { type BisectReport, bisectLogs } from '@astrarium/core/kernel';
import type { Command } from 'commander';
import { fileSize } from '../files/fileSize.js';
import { readText } from '../files/readText.js';
import { showParting } from '../terminal/showParting.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Replays both logs side by side and finds the first step at which their worlds
part: the tick, the table, row and field with both values, and the last command
in each log that touched the row.
Exit code 0 when the worlds are equal to the end, 1 when not.
  $ astrarium play --log a.jsonl && astrarium play --seed 2 --log b.jsonl
  $ astrarium bisect a.jsonl b.jsonl
  $ astrarium bisect a.jsonl b.jsonl --json | jq .values`;

/** Declares `bisect`: where two runs part. */
export function bisectCommand(program: Command, terminal: Terminal): void {
  program
    .command('bisect')
    .description('finds where the worlds of two logs part: tick, row, field and command')
    .argument('<log1>', 'the one log')
    .argument('<log2>', 'the other')
    .option('--json', 'one JSON object instead of prose')
    .addHelpText('after', HELP)
    .action(async (a: string, b: string, options: { readonly json?: true }) => {
      const report = await bisect(a, b, terminal);
      if (options.json === true) terminal.out(JSON.stringify(report));
      else terminal.out(showParting([a, b], report));
      if (report.result !== 'equal') terminal.exitCode = 1;
    });
}

async function bisect(a: string, b: string, terminal: Terminal): Promise<BisectReport> {
  const size = fileSize(a);
  fileSize(b);
  const bar = terminal.progress('comparing', size);
  try {
    return await bisectLogs(
      astrarium,
      () => readText(a, (bytes) => bar.update(bytes)),
      () => readText(b),
      { upgrades: astrariumUpgrades },
    );
  } finally {
    bar.stop();
  }
}
