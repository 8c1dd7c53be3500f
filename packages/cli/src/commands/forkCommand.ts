import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { jsonFault } from '@astrarium/contract';
import { isInt, isPlain, TICK_MAX } from '@astrarium/core';
import {
  forkLog,
  type LineConsumer,
  parseLine,
  readLog,
  type TimedCommand,
} from '@astrarium/core/log';
import { Option } from 'commander';
import { fileSize, readText } from '../files/readText.js';
import { grouped } from '../terminal/grouped.js';
import { tickOption } from '../terminal/options.js';
import { showProblem, valueText } from '../terminal/showProblem.js';
import { withProgress } from '../terminal/terminal.js';
import { textTable } from '../terminal/textTable.js';
import { fileFailure, UsageError } from '../terminal/usageError.js';
import { logCommand } from './logCommand.js';

const HELP = `
Replays the log up to a tick and continues with other commands, or with none.
Prints how that world differs from the log's, or from one without commands, and
names rows as players do. The commands file has JSON lines; a log is accepted too:
  {"tick": 9, "command": {"account": 1, "type": "update_account",
    "args": {"name": "Ada"}}}   (all on one line)
Exit code 0 when the fork ran, 1 when the log cannot be replayed to the tick.
  $ astrarium fork game.jsonl --at 43200 --ticks 3600
  $ astrarium fork game.jsonl --at 43200 --commands plan.jsonl --versus nothing`;

interface ForkOptions {
  readonly at: number;
  readonly commands?: string;
  readonly ticks?: number;
  readonly versus: 'log' | 'nothing';
}

/** Declares `fork`, which continues a game from a tick with other commands. */
export const forkCommand = logCommand<ForkOptions>({
  declare: (program) =>
    program
      .command('fork')
      .description('continue from a tick with other commands and compare')
      .argument('<log>', 'log file')
      .addOption(
        tickOption('--at <tick>', 'tick to fork at, after all its commands').makeOptionMandatory(),
      )
      .option('--commands <file>', 'file of commands for the fork, as JSON lines')
      .addOption(tickOption('--ticks <n>', 'ticks to continue (default: to the end of the log)'))
      .addOption(
        new Option('--versus <what>', 'compare with the log or with a world without commands')
          .choices(['log', 'nothing'])
          .default('log'),
      ),
  help: HELP,
  async run([log = ''], options, { shown: { game, rowName }, terminal }) {
    const { at, versus, commands: path } = options;
    const commands = path === undefined ? [] : await readGameCommands(path);
    const ticks = options.ticks ?? Math.max(0, lastTick(log) - at);
    if (at + ticks > TICK_MAX) {
      throw new UsageError(`--at plus --ticks is ${at + ticks}; the last tick is ${TICK_MAX}`);
    }
    const { simulation, upgrades } = game;
    const plan = { at, ticks, commands, versus, upgrades, nameOf: rowName };
    const report = await withProgress(terminal, 'forking  ', fileSize(log), (update) =>
      forkLog(simulation, readText(log, update), plan),
    );
    const { ok, other_rules, problem } = report;
    return {
      isOk: ok,
      otherRules: [other_rules],
      data: report,
      text: () => (problem === null ? forkText(report, versus) : showProblem(log, problem)),
    };
  },
});

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

/** The id of commands that have none. No rule of the game depends on an id. */
const DEFAULT_ID = 'fork';

/**
 * Reads commands of a game from JSON lines `{"tick", "command": {"account", "type", "args"}}`;
 * `id` and `args` are optional. A log is accepted too; its other lines are skipped.
 *
 * @throws UsageError with the number of the first invalid line
 */
async function readGameCommands(path: string): Promise<TimedCommand[]> {
  const commands: TimedCommand[] = [];
  let line = 0;
  const take = (text: string): void => {
    line += 1;
    if (text.trim() === '') return;
    const command = parse(text);
    if (typeof command === 'string') throw new UsageError(`${path}, line ${line}: ${command}`);
    if (command !== undefined) commands.push(command);
  };
  const consumer: LineConsumer<void> = {
    push: (text) => {
      take(text);
      return true; // the next line, too
    },
    end: (rest = '') => {
      if (rest !== '') take(rest);
    },
  };
  await readLog(readText(path), consumer);
  return commands;
}

function parse(text: string): TimedCommand | string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'it is not JSON';
  }
  if (!isPlain(value)) return 'it is not an object';
  if ('kind' in value && value['kind'] !== 'command') return undefined;
  const fault = jsonFault(text, 'it');
  if (fault !== undefined) return fault;
  const { tick, command } = value;
  if (!isInt(tick) || tick < 0) return 'its tick is not a non-negative integer';
  if (!isPlain(command)) return 'it has no command';
  const { id = DEFAULT_ID, account, type, args = {} } = command;
  if (!isInt(account)) return 'its command has no account';
  if (typeof type !== 'string') return 'its command has no type';
  if (typeof id !== 'string') return 'the id of its command is not a string';
  if (!isPlain(args)) return 'the args of its command are not an object';
  return { tick, command: { id, account, type, args } };
}

/** The maximum number of differences that are listed. */
const MAX_DIFFERENCES = 15;

/** Compares the two runs of a fork and lists their differences. */
function forkText(report: Awaited<ReturnType<typeof forkLog>>, versus: 'log' | 'nothing'): string {
  const { at, ticks, runs, tables, differences, differences_count } = report;
  const [first, second] = runs;
  if (first === undefined || second === undefined) return '';
  const names = [...new Set([...Object.keys(first.events), ...Object.keys(second.events)])].sort();
  const rows = [
    ['commands', first.commands, second.commands],
    ['refused', first.refused, second.refused],
    ...names.map((name) => [name, first.events[name] ?? 0, second.events[name] ?? 0]),
    ['hash', first.final_hash, second.final_hash],
  ];
  const runsTable = textTable(
    `From tick ${grouped(at)} to tick ${grouped(ticks)}`,
    ['', versus === 'log' ? 'the log' : 'no commands', 'the fork'],
    rows,
  );
  if (differences_count === 0) return `${runsTable}\n\nThe two worlds are equal.`;
  const inTables = Object.entries(tables).map(([name, count]) => `${grouped(count)} ${name}`);
  const shown = differences.slice(0, MAX_DIFFERENCES).map((difference) => {
    const { after, before, field, id, name, table } = difference;
    return `  ${name ?? `${table} ${id}`}, ${field}: ${valueText(before)} and ${valueText(after)}`;
  });
  const more = differences_count - shown.length;
  const skipped = second.skipped;
  return [
    runsTable,
    '',
    `The two worlds differ in ${grouped(differences_count)} fields, of ${inTables.join(', ')}:`,
    ...shown,
    ...(more > 0 ? [`  and ${grouped(more)} more`] : []),
    ...(skipped > 0
      ? [`${grouped(skipped)} commands were skipped: their ticks are outside the fork.`]
      : []),
  ].join('\n');
}
