import { astrarium } from '@astrarium/space';
import { TICK_MAX } from '@astrarium/core';
import type { Command } from 'commander';
import { fileSize } from '../files/readText.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { intOption } from '../terminal/options.js';
import { showProblem } from '../terminal/showProblem.js';
import { showCommandCounts, showWorldSummary } from '../terminal/showWorldSummary.js';
import { starMap } from '../terminal/starMap.js';
import { stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';
import { play } from './playCommand.js';
import { verify } from './verifyCommand.js';

const HELP = `
Four bots play a week of game time around the Sun in less than a minute. The demo
prints a summary and a star map, writes the log, and verifies it by a replay.
Exit code 0 when the replay is equal, 1 when it differs.
  $ astrarium demo
  $ astrarium demo --ticks 86400 --seed 7`;

const WEEK_TICKS = 604_800;

interface DemoOptions {
  readonly ticks: number;
  readonly seed: number;
  readonly log: string;
}

/** Declares `demo`, which plays a week with bots, shows the result and verifies the log. */
export function demoCommand(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('let bots play a week, show the result and verify the log')
    .option('--ticks <n>', 'length in ticks (game seconds)', intOption(0, TICK_MAX), WEEK_TICKS)
    .option('--seed <s>', 'seed of the game', intOption(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--log <file>', 'log file to write', './astrarium-demo.log.jsonl')
    .addHelpText('after', HELP)
    .action((options: DemoOptions) => demo(options, terminal));
}

async function demo({ ticks, seed, log }: DemoOptions, terminal: Terminal): Promise<void> {
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
