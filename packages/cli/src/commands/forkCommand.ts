import { astrarium, astrariumUpgrades } from '@astrarium/core';
import { forkLog, parseLine } from '@astrarium/core/log';
import { TICK_MAX } from '@astrarium/core/kernel';
import { type Command, Option } from 'commander';
import { fileSize, readText } from '../files/readText.js';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readGameCommands } from '../files/readGameCommands.js';
import { intOption } from '../terminal/options.js';
import { rowName } from '../terminal/rowName.js';
import { showFork } from '../terminal/showFork.js';
import { showProblem } from '../terminal/showProblem.js';
import { type Terminal, withProgress } from '../terminal/terminal.js';
import { fileFailure, UsageError } from '../terminal/usageError.js';

const HELP = `
Replays the log up to a tick and continues with other commands, or with none.
Prints how that world differs from the log's, or from one without commands, and
names devices and replicants by their codes. The commands file has JSON lines; a
log is accepted too:
  {"tick": 9, "command": {"account": 1, "type": "recall",
    "args": {"device": "1a2b3c4d"}}}   (all on one line)
Exit code 0 when the fork ran, 1 when the log cannot be replayed to the tick.
  $ astrarium fork game.jsonl --at 43200 --ticks 3600
  $ astrarium fork game.jsonl --at 43200 --commands plan.jsonl --versus nothing`;

interface ForkOptions {
  readonly at: number;
  readonly commands?: string;
  readonly ticks?: number;
  readonly versus: 'log' | 'nothing';
  readonly json?: true;
}

/** Declares `fork`, which continues a game from a tick with other commands. */
export function forkCommand(program: Command, terminal: Terminal): void {
  program
    .command('fork')
    .description('continue from a tick with other commands and compare')
    .argument('<log>', 'log file')
    .requiredOption(
      '--at <tick>',
      'tick to fork at, after all its commands',
      intOption(0, TICK_MAX),
    )
    .option('--commands <file>', 'file of commands for the fork, as JSON lines')
    .option(
      '--ticks <n>',
      'ticks to continue (default: to the end of the log)',
      intOption(0, TICK_MAX),
    )
    .addOption(
      new Option('--versus <what>', 'compare with the log or with a world without commands')
        .choices(['log', 'nothing'])
        .default('log'),
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (log: string, options: ForkOptions) => {
      const report = await fork(log, options, terminal);
      if (options.json === true) terminal.out(JSON.stringify(report));
      else if (report.problem !== null) terminal.out(showProblem(log, report.problem));
      else terminal.out(showFork(report, options.versus));
      if (!report.ok) terminal.exitCode = 1;
    });
}

async function fork(log: string, options: ForkOptions, terminal: Terminal) {
  const { at, versus, commands: path } = options;
  const commands = path === undefined ? [] : await readGameCommands(path);
  const ticks = options.ticks ?? Math.max(0, lastTick(log) - at);
  if (at + ticks > TICK_MAX) {
    throw new UsageError(`--at plus --ticks is ${at + ticks}; the last tick is ${TICK_MAX}`);
  }
  const plan = { at, ticks, commands, versus, upgrades: astrariumUpgrades, nameOf: rowName };
  return withProgress(terminal, 'forking  ', fileSize(log), (update) =>
    forkLog(astrarium, readText(log, update), plan),
  );
}

/** The bytes at the end of a log that are read: more than its last two lines. */
const END_BYTES = 65_536;

/** The tick in the last complete line of a log, unverified; 0 when there is none. */
function lastTick(log: string): number {
  try {
    const file = openSync(log, 'r');
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, END_BYTES));
    readSync(file, bytes, 0, bytes.length, size - bytes.length);
    closeSync(file);
    const lines = bytes.toString('utf8').split('\n');
    for (const line of lines.reverse()) {
      const record = parseLine(line);
      if ('tick' in record) return record.tick;
    }
    return 0;
  } catch (error) {
    throw fileFailure(log, error);
  }
}
