import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { forkLog, type ForkReport, TICK_MAX } from '@astrarium/core/kernel';
import { type Command, Option } from 'commander';
import { fileSize } from '../files/fileSize.js';
import { lastTick } from '../files/lastTick.js';
import { readCommands } from '../files/readCommands.js';
import { readText } from '../files/readText.js';
import { intOption } from '../terminal/intOption.js';
import { showFork } from '../terminal/showFork.js';
import { showProblem } from '../terminal/showProblem.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';

const HELP = `
Replays the log up to a tick and goes on from there with other commands, or with
none; then shows in what that world differs from the log's, or from one in which
nobody does anything. The commands are JSON lines; those of a log are taken too:
  {"tick": 9, "command": {"account": 1, "type": "recall",
    "args": {"device": "1a2b3c4d"}}}   (all on one line)
  $ astrarium fork game.jsonl --at 43200 --ticks 3600
  $ astrarium fork game.jsonl --at 43200 --commands plan.jsonl --versus nothing`;

interface ForkOptions {
  readonly at: number;
  readonly commands?: string;
  readonly ticks?: number;
  readonly versus: 'log' | 'nothing';
  readonly json?: true;
}

/** Declares `fork`: what would have happened. */
export function forkCommand(program: Command, terminal: Terminal): void {
  program
    .command('fork')
    .description('what would have happened: goes on from a tick with other commands')
    .argument('<log>', 'the log')
    .requiredOption(
      '--at <tick>',
      'the tick to part at, after all its commands',
      intOption(0, TICK_MAX),
    )
    .option('--commands <file>', 'the commands to give instead, as JSON lines')
    .option(
      '--ticks <n>',
      'how long to go on; to the end of the log when missing',
      intOption(0, TICK_MAX),
    )
    .addOption(
      new Option('--versus <what>', 'what to compare with')
        .choices(['log', 'nothing'])
        .default('log'),
    )
    .option('--json', 'one JSON object instead of prose')
    .addHelpText('after', HELP)
    .action(async (log: string, options: ForkOptions) => {
      const report = await fork(log, options, terminal);
      if (options.json === true) terminal.out(JSON.stringify(report));
      else if (report.problem !== null) terminal.out(showProblem(log, report.problem));
      else terminal.out(showFork(report, options.versus));
      if (!report.ok) terminal.exitCode = 1;
    });
}

async function fork(log: string, options: ForkOptions, terminal: Terminal): Promise<ForkReport> {
  const { at, versus, commands: path } = options;
  const commands = path === undefined ? [] : await readCommands(path);
  const ticks = options.ticks ?? Math.max(0, lastTick(log) - at);
  if (at + ticks > TICK_MAX) {
    throw new UsageError(`--at and --ticks lead to tick ${at + ticks}; time ends at ${TICK_MAX}`);
  }
  const bar = terminal.progress('forking  ', fileSize(log));
  try {
    const source = readText(log, (bytes) => bar.update(bytes));
    return await forkLog(astrarium, source, {
      at,
      ticks,
      commands,
      versus,
      upgrades: astrariumUpgrades,
    });
  } finally {
    bar.stop();
  }
}
