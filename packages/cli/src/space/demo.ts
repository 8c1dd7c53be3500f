import { astrarium } from '@astrarium/space';
import { verify } from '../commands/verifyCommand.js';
import { fileSize } from '../files/readText.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { showProblem } from '../terminal/showProblem.js';
import { stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';
import { play } from './play.js';
import { showCommandCounts, showWorldSummary } from './showWorldSummary.js';
import { starMap } from './starMap.js';

/** The options of `demo`. */
export interface DemoOptions {
  readonly ticks: number;
  readonly seed: number;
  readonly log: string;
}

/** Plays a week with bots, shows the result and verifies the log. */
export async function demo({ ticks, seed, log }: DemoOptions, terminal: Terminal): Promise<void> {
  terminal.out(`Astrarium: ${groupedTime(ticks)} of game time, played by four bots (seed ${seed})`);
  const options = { ticks, seed, players: 4, log, hashEvery: 3600 };
  const { snapshot, commands, events, commandCounts, seconds } = play(options, terminal);
  const world = astrarium.read(snapshot);
  terminal.out(
    `\n${showWorldSummary(world)}\n\n${showCommandCounts(commandCounts)}\n\n${starMap(world)}\n`,
  );
  const { report, seconds: replaySeconds } = await verify(log, {}, terminal);
  const hash = astrarium.hash(snapshot);
  const isEqual = report.ok && report.final_hash === hash;
  if (report.problem !== null) terminal.out(showProblem(log, report.problem));
  const verdict = isEqual ? 'all outcomes and hashes are equal' : 'THE REPLAY DIFFERS';
  terminal.out(
    [
      `played      ${grouped(ticks)} ticks`,
      `            ${grouped(commands)} commands, ${grouped(events)} events`,
      `speed       ${grouped(stopwatchRate(ticks, seconds))} ticks per second, with bots and log`,
      `log         ${log} (${grouped(Math.ceil(fileSize(log) / 1024))} KiB)`,
      `verified    by replay: ${verdict}`,
      `            ${grouped(stopwatchRate(ticks, replaySeconds))} ticks per second`,
      `final hash  ${hash}, the same on every machine`,
      '',
      `See any tick: npx astrarium replay ${log} --at ${Math.floor(ticks / 2)}`,
    ].join('\n'),
  );
  if (!isEqual) terminal.exitCode = 1;
}
