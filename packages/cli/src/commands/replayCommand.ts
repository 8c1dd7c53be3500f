import { readLog, replayLog, type ReplayReport } from '@astrarium/core/log';
import type { ServedGame } from '@astrarium/contract';
import { type Snapshot, TICK_MAX } from '@astrarium/core';
import type { Command } from 'commander';
import { fileSize, readText } from '../files/readText.js';
import { type LogOptions, logOptions, type ShownGame, shownGame } from '../service/shownGame.js';
import { theatreServer } from '../service/theatreServer.js';
import { keyframes } from '../files/keyframes.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { intOption } from '../terminal/options.js';
import { showProblem, showReplayDifference, warnOfRules } from '../terminal/showProblem.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import { type Terminal, withProgress } from '../terminal/terminal.js';

const HELP = `
Replays a log up to a tick, after all commands of that tick, or to its end, and
prints what the game shows of the world, and the hash. With keyframes, the replay
starts at the last one before the tick, whose hash must be the recorded one.
Exit code 0 when the replay agrees with the log, 1 when it does not.
--open serves a page that replays and verifies the log, to this machine only,
until Ctrl-C.
  $ astrarium replay game.jsonl
  $ astrarium replay --open game.jsonl
  $ astrarium replay --open match.jsonl --file cards.ts
  $ astrarium replay game.jsonl --at 43200 --keyframes frames
  $ astrarium replay game.jsonl --at 43200 --json | jq .summary`;

interface ReplayOptions extends LogOptions {
  readonly at?: number;
  readonly keyframes?: string;
  readonly json?: true;
  readonly open?: true;
  readonly port: number;
}

interface Replayed {
  readonly report: ReplayReport<Snapshot>;
  /** The tick of the keyframe at which the replay started; 0 without one. */
  readonly from: number;
  readonly seconds: number;
}

/** Declares `replay`, which replays a game and shows the world at a tick. */
export function replayCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('replay')
    .description('replay a log and show the world at a tick')
    .argument('<log>', 'log file')
    .option('--at <tick>', 'tick to stop at (default: the end)', intOption(0, TICK_MAX))
    .option('--keyframes <dir>', 'folder of keyframes that play wrote')
    .option('--json', 'print one JSON object')
    .option('--open', 'show the log in the browser')
    .option('--port <n>', 'port of --open; 0: any free port', intOption(0, 65_535), 0);
  logOptions(command)
    .addHelpText('after', HELP)
    .action(async (log: string, options: ReplayOptions) => {
      if (options.open === true) {
        const { file, port } = options;
        // A file that exports no game is refused here, and not by the page.
        if (file !== undefined) await shownGame(file);
        return theatreServer(log, file, port, terminal);
      }
      const shown = await shownGame(options.file, options.rules);
      const replayed = await replay(shown, log, options, terminal);
      warnOfRules(terminal, log, replayed.report.other_rules);
      if (options.json === true) terminal.out(JSON.stringify(replayedAsJson(shown, replayed)));
      else terminal.out(replayedAsText(shown, log, replayed));
      if (!replayed.report.ok) terminal.exitCode = 1;
    });
}

/** Tries the keyframes from the latest; skips those of another log. */
async function replay(
  { game: { simulation, upgrades } }: ShownGame,
  log: string,
  options: ReplayOptions,
  terminal: Terminal,
): Promise<Replayed> {
  const { at: until = Infinity } = options;
  const frames = options.keyframes === undefined ? undefined : keyframes(options.keyframes);
  const size = fileSize(log);
  const watch = stopwatch();
  for (const from of [...(frames?.ticks() ?? []).filter((tick) => tick <= until), 0]) {
    const bytes = from === 0 ? undefined : frames?.read(from);
    const consumer = replayLog<Snapshot>(simulation, {
      until: options.at,
      keyframe: bytes === undefined ? undefined : { tick: from, bytes },
      upgrades,
    });
    const report = await withProgress(terminal, 'replaying', size, (update) =>
      readLog(readText(log, update), consumer),
    );
    if (report.problem?.reason === 'keyframe' && from !== 0) continue;
    return { report, from, seconds: watch.seconds() };
  }
  throw new Error('the replay without a keyframe did not run');
}

function replayedAsJson({ game }: ShownGame, { report, from, seconds }: Replayed) {
  const { snapshot, simulation: _, position: __, ...data } = report;
  const measure = isPresent(game, report) ? game.measure : () => report.final_hash;
  return {
    ...data,
    from_keyframe: from,
    ticks_per_second: stopwatchRate(report.ticks - from, seconds),
    summary: snapshot === undefined ? null : measure(snapshot),
  };
}

/** Whether a world has the version of the game: that shows no world of a former one. */
function isPresent({ simulation }: ServedGame, report: ReplayReport<Snapshot>): boolean {
  return report.simulation === simulation;
}

function replayedAsText(
  { game, show }: ShownGame,
  log: string,
  { report, from, seconds }: Replayed,
): string {
  const { snapshot, problem, first_difference, ticks, commands, events, final_hash } = report;
  const since = from === 0 ? '' : ` since the keyframe of tick ${grouped(from)}`;
  const speed = grouped(stopwatchRate(ticks - from, seconds));
  const lines =
    snapshot === undefined
      ? []
      : [
          ...(isPresent(game, report) ? [show(snapshot), ''] : []),
          `tick        ${grouped(ticks)} (${groupedTime(ticks)})`,
          `commands    ${grouped(commands)}, events ${grouped(events)}${since}`,
          `speed       ${speed} ticks per second`,
          `hash        ${final_hash}`,
        ];
  if (problem !== null) lines.push('', showProblem(log, problem));
  if (first_difference !== null) lines.push(showReplayDifference(first_difference));
  return lines.join('\n');
}
