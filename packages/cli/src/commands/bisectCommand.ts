import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { bisectLogs, type BisectReport } from '@astrarium/core/log';
import type { Command } from 'commander';
import { fileSize, readText } from '../files/readText.js';
import { showDivergence } from '../terminal/showDivergence.js';
import { type Terminal, withProgress } from '../terminal/terminal.js';

const HELP = `
Replays both logs in parallel and finds the first step at which their worlds
differ: the tick, the table, row and field with both values, and the last command
in each log that changed the row.
Exit code 0 when the worlds are equal to the end, 1 when they differ.
  $ astrarium play --log a.jsonl && astrarium play --seed 2 --log b.jsonl
  $ astrarium bisect a.jsonl b.jsonl
  $ astrarium bisect a.jsonl b.jsonl --json | jq .values`;

/** Declares `bisect`, which finds where two runs diverge. */
export function bisectCommand(program: Command, terminal: Terminal): void {
  program
    .command('bisect')
    .description('find the first difference of two logs: tick, row, field, command')
    .argument('<log1>', 'first log')
    .argument('<log2>', 'second log')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (a: string, b: string, options: { readonly json?: true }) => {
      const report = await bisect(a, b, terminal);
      if (options.json === true) terminal.out(JSON.stringify(report));
      else terminal.out(showDivergence([a, b], report));
      if (report.result !== 'equal') terminal.exitCode = 1;
    });
}

function bisect(a: string, b: string, terminal: Terminal): Promise<BisectReport> {
  const size = fileSize(a);
  fileSize(b);
  const upgrades = astrariumUpgrades;
  return withProgress(terminal, 'comparing', size, (update) =>
    bisectLogs(
      astrarium,
      () => readText(a, update),
      () => readText(b),
      { upgrades },
    ),
  );
}
