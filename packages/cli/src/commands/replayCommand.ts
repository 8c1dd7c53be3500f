import type { ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { type LineConsumer, parseLine, replayLog, type ReplayReport } from '@astrarium/core/log';
import { Option } from 'commander';
import { keyframes } from '../files/keyframes.js';
import type { ShownGame } from '../service/shownGame.js';
import {
  accountsOfRows,
  shownRules,
  shownTables,
  type ShownViews,
  shownViews,
  viewsText,
} from '../service/shownRules.js';
import { theatreServer } from '../service/theatreServer.js';
import { readRules, versionFiles } from '../service/withFormerVersions.js';
import { grouped } from '../terminal/grouped.js';
import { accountNumber, intOption, tickOption } from '../terminal/options.js';
import { showProblem } from '../terminal/showProblem.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../terminal/usageError.js';
import { figuresText, logCommand, readWithProgress, worldText } from './logCommand.js';

const HELP = `
Replays a log up to a tick, after all commands of that tick, or to its end, and
prints the world and its hash: the summary of the space game, or the tables of the
game of a file, of which long ones show their first rows; --json has all rows.
--account adds what that account reads in the views that need no arguments.
With keyframes, the replay starts at the last one before the tick, whose hash must
be the recorded one.
Exit code 0 when the replay agrees with the log, 1 when it does not.
--open serves a page that replays and verifies the log, to this machine only,
until Ctrl-C.
  $ astrarium replay game.jsonl
  $ astrarium replay --open game.jsonl
  $ astrarium replay --open match.jsonl --file cards.ts
  $ astrarium replay --open match.jsonl --rules match.jsonl.rules
  $ astrarium replay match.jsonl --file cards.ts --at 90 --account 1
  $ astrarium replay match.jsonl --file cards.ts --json | jq .tables.cards
  $ astrarium replay game.jsonl --at 43200 --keyframes frames
  $ astrarium replay game.jsonl --at 43200 --json | jq .summary`;

interface ReplayOptions {
  readonly account?: number;
  readonly at?: number;
  readonly keyframes?: string;
  readonly open?: true;
  readonly port: number;
}

interface Replayed {
  readonly report: ReplayReport<Snapshot>;
  /** The tick of the keyframe at which the replay started; 0 without one. */
  readonly from: number;
  /** The accounts whose commands were read. */
  readonly accounts: ReadonlySet<number>;
}

/** The views of the account that was asked for. */
interface AccountViews extends ShownViews {
  readonly account: number;
}

/** Accounts that a refusal names. */
const MAX_ACCOUNTS = 20;

/** Declares `replay`, which replays a game and shows the world at a tick. */
export const replayCommand = logCommand<ReplayOptions>({
  declare: (program) =>
    program
      .command('replay')
      .description('replay a log and show the world at a tick')
      .argument('<log>', 'log file')
      .addOption(tickOption('--at <tick>', 'tick to stop at (default: the end)'))
      .addOption(
        new Option('--account <n>', 'account whose views are shown, for the game of a file')
          .argParser(accountNumber)
          .conflicts('open'),
      )
      .option('--keyframes <dir>', 'folder of keyframes that play wrote')
      .option('--open', 'show the log in the browser')
      .option('--port <n>', 'port of --open; 0: any free port', intOption(0, 65_535), 0),
  help: HELP,
  async run([log = ''], options, { shown, terminal, ticksPerSecond }) {
    const { account, file, open, port, rules } = options;
    if (open === true) {
      const own = file === undefined ? [] : [file];
      const files = rules === undefined ? own : versionFiles(readRules(rules));
      await theatreServer(log, files, port, terminal);
      return undefined;
    }
    if (account !== undefined) checkHasViews(shown.game);
    const replayed = await replay(shown, log, options, terminal);
    const { from, report } = replayed;
    const { snapshot, simulation, position: _, ...plain } = report;
    const figures = { ...plain, ticks_per_second: ticksPerSecond(report.ticks - from) };
    const views = account === undefined ? undefined : viewsOf(replayed, account);
    const known = shownRules(simulation);
    const tables = known && snapshot && shownTables(known, snapshot);
    // The game measures no world of a former version.
    const isPresent = simulation === shown.game.simulation;
    const measured = isPresent ? shown.game.measure : () => report.final_hash;
    const summary = snapshot === undefined ? null : measured(snapshot);
    return {
      isOk: report.ok,
      otherRules: [report.other_rules],
      data: { ...figures, from_keyframe: from, summary, tables: tables ?? null, ...views },
      text() {
        const world = snapshot && worldText(shown, simulation, snapshot);
        const since = from === 0 ? '' : ` since the keyframe of tick ${grouped(from)}`;
        const { first_difference, problem } = report;
        return [
          ...(world === undefined ? [] : [world]),
          ...(views === undefined ? [] : [viewsText(views.account, views)]),
          ...(snapshot === undefined ? [] : [figuresText(figures, since)]),
          ...(problem === null ? [] : [showProblem(log, problem, first_difference)]),
        ].join('\n\n');
      },
    };
  },
});

/** Tries the keyframes from the latest; skips those of another log. */
async function replay(
  { game: { simulation, upgrades } }: ShownGame,
  log: string,
  options: ReplayOptions,
  terminal: Terminal,
): Promise<Replayed> {
  const { at: until = Infinity } = options;
  const frames = options.keyframes === undefined ? undefined : keyframes(options.keyframes);
  const accounts = new Set<number>();
  for (const from of [...(frames?.ticks() ?? []).filter((tick) => tick <= until), 0]) {
    const bytes = from === 0 ? undefined : frames?.read(from);
    const consumer = replayLog<Snapshot>(simulation, {
      until: options.at,
      keyframe: bytes === undefined ? undefined : { tick: from, bytes },
      upgrades,
    });
    const reader =
      options.account === undefined ? consumer : notingAccounts(consumer, until, accounts);
    const report = await readWithProgress(terminal, 'replaying', log, reader);
    if (report.problem?.reason === 'keyframe' && from !== 0) continue;
    return { report, from, accounts };
  }
  throw new Error('the replay without a keyframe did not run');
}

/** Also notes the accounts of the commands up to a tick, of lines before a keyframe too. */
function notingAccounts<Report>(
  consumer: LineConsumer<Report>,
  until: number,
  accounts: Set<number>,
): LineConsumer<Report> {
  return {
    push(line) {
      const record = parseLine(line);
      if ('kind' in record && record.kind === 'command' && record.tick <= until) {
        accounts.add(record.command.account);
      }
      return consumer.push(line);
    },
    end: (rest) => consumer.end(rest),
  };
}

/** @throws UsageError for a game by field number, which has no views */
function checkHasViews({ simulation }: ServedGame): void {
  if (shownRules(simulation) !== undefined) return;
  throw new UsageError(
    `--account shows the views of the game of a file, and ${simulation.definition.name} has none.`,
  );
}

/** The views of an account in a world that was reached. @throws UsageError for no such account */
function viewsOf(
  { accounts, report: { ok, simulation, snapshot } }: Replayed,
  account: number,
): AccountViews | undefined {
  const rules = shownRules(simulation);
  if (snapshot === undefined || rules === undefined) return undefined;
  const known = new Set([...accounts, ...accountsOfRows(rules, snapshot)]);
  known.delete(0);
  if (!known.has(account)) {
    // What is wrong with the log is more important.
    if (!ok) return undefined;
    const all = [...known].sort((a, b) => a - b);
    const first = all.slice(0, MAX_ACCOUNTS).join(', ');
    const some = all.length > MAX_ACCOUNTS ? `${first} and others` : first;
    throw new UsageError(
      `There is no account ${account} at tick ${grouped(snapshot.now)}: no command came from it, ` +
        `and no row names it. ${some === '' ? 'There are no accounts.' : `There are ${some}.`}`,
    );
  }
  return { account, ...shownViews(rules, snapshot, account) };
}
