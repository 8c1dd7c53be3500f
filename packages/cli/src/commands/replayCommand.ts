import { astrarium, astrariumUpgrades, type GameSnapshot, summary } from '@astrarium/core';
import { readLog, replayLog, type ReplayReport, TICK_MAX } from '@astrarium/core/kernel';
import type { Command } from 'commander';
import { fileSize } from '../files/fileSize.js';
import { keyframes } from '../files/keyframes.js';
import { readText } from '../files/readText.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { intOption } from '../terminal/intOption.js';
import { showDifference } from '../terminal/showDifference.js';
import { showProblem } from '../terminal/showProblem.js';
import { showSummary } from '../terminal/showSummary.js';
import { starMap } from '../terminal/starMap.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Lives the game again from its log, up to a tick (after all commands of that tick)
or to its end. With keyframes it begins at the last one before that tick instead
of at the beginning; its hash must be the recorded one.
  $ astrarium replay game.jsonl
  $ astrarium replay game.jsonl --at 43200 --keyframes frames
  $ astrarium replay game.jsonl --at 43200 --json | jq .summary`;

interface ReplayOptions {
  readonly at?: number;
  readonly keyframes?: string;
  readonly json?: true;
}

interface Replayed {
  readonly report: ReplayReport<GameSnapshot>;
  /** The tick of the keyframe that it began from. */
  readonly from: number;
  readonly seconds: number;
}

/** Declares `replay`: lives a game again and tells what the world is at a tick. */
export function replayCommand(program: Command, terminal: Terminal): void {
  program
    .command('replay')
    .description('lives a game again from its log; tells what the world is at a tick')
    .argument('<log>', 'the log')
    .option('--at <tick>', 'the tick to stop at; the end when missing', intOption(0, TICK_MAX))
    .option('--keyframes <dir>', 'where play put them: begins at the last one before the tick')
    .option('--json', 'one JSON object instead of prose')
    .addHelpText('after', HELP)
    .action(async (log: string, options: ReplayOptions) => {
      const replayed = await replay(log, options, terminal);
      if (options.json === true) terminal.out(JSON.stringify(replayedAsJson(replayed)));
      else terminal.out(replayedAsText(log, replayed));
      if (!replayed.report.ok) terminal.exitCode = 1;
    });
}

/** Tries the keyframes from the latest; one that is not of this log is passed over. */
async function replay(log: string, options: ReplayOptions, terminal: Terminal): Promise<Replayed> {
  const { at: until = Infinity } = options;
  const frames = options.keyframes === undefined ? undefined : keyframes(options.keyframes);
  const size = fileSize(log);
  const watch = stopwatch();
  for (const from of [...(frames?.ticks() ?? []).filter((tick) => tick <= until), 0]) {
    const bytes = from === 0 ? undefined : frames?.read(from);
    const bar = terminal.progress('replaying', size);
    try {
      const machine = replayLog<GameSnapshot>(astrarium, {
        until: options.at,
        keyframe: bytes === undefined ? undefined : { tick: from, bytes },
        upgrades: astrariumUpgrades,
      });
      const report = await readLog(
        readText(log, (read) => bar.update(read)),
        machine,
      );
      if (report.problem?.reason === 'keyframe' && from !== 0) continue;
      return { report, from, seconds: watch.seconds() };
    } finally {
      bar.stop();
    }
  }
  throw new Error('a replay without a keyframe was not tried');
}

function replayedAsJson({ report, from, seconds }: Replayed) {
  const { snapshot, simulation: _, position: __, ...data } = report;
  return {
    ...data,
    from_keyframe: from,
    ticks_per_second: stopwatchRate(report.ticks - from, seconds),
    summary: snapshot === undefined ? null : summary(astrarium.read(snapshot)),
  };
}

function replayedAsText(log: string, { report, from, seconds }: Replayed): string {
  const { snapshot, problem, first_difference, ticks, commands, events, final_hash } = report;
  const since = from === 0 ? '' : ` since the keyframe of tick ${grouped(from)}`;
  const speed = grouped(stopwatchRate(ticks - from, seconds));
  const told =
    snapshot === undefined
      ? []
      : [
          showSummary(astrarium.read(snapshot)),
          '',
          starMap(astrarium.read(snapshot)),
          '',
          `tick        ${grouped(ticks)} (${groupedTime(ticks)})`,
          `commands    ${grouped(commands)}, events ${grouped(events)}${since}`,
          `speed       ${speed} ticks a second`,
          `hash        ${final_hash}`,
        ];
  if (problem !== null) told.push('', showProblem(log, problem));
  if (first_difference !== null) told.push(showDifference(first_difference));
  return told.join('\n');
}
