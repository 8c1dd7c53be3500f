import { astrarium } from '@astrarium/core';
import { TICK_MAX } from '@astrarium/core/kernel';
import type { Command } from 'commander';
import { fileSize } from '../files/fileSize.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { intOption } from '../terminal/intOption.js';
import { showAsked } from '../terminal/showAsked.js';
import { showProblem } from '../terminal/showProblem.js';
import { showSummary } from '../terminal/showSummary.js';
import { starMap } from '../terminal/starMap.js';
import { stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';
import { play } from './playCommand.js';
import { verify } from './verifyCommand.js';

const HELP = `
A week of game time around the Sun, played by four bots in less than a minute. It
shows what they made of it, keeps the log, and verifies it by living the whole
week again.
  $ astrarium demo
  $ astrarium demo --ticks 86400 --seed 7`;

const WEEK_TICKS = 604_800;

interface DemoOptions {
  readonly ticks: number;
  readonly seed: number;
  readonly log: string;
}

/** Declares `demo`: a week with bots, what came of it, and its verification. */
export function demoCommand(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('bots play a week around the Sun; shows what came of it, and verifies it')
    .option(
      '--ticks <n>',
      'how long, in ticks (seconds of the game)',
      intOption(0, TICK_MAX),
      WEEK_TICKS,
    )
    .option('--seed <s>', 'the seed of all chance', intOption(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--log <file>', 'where to write the log', './astrarium-demo.log.jsonl')
    .addHelpText('after', HELP)
    .action((options: DemoOptions) => demo(options, terminal));
}

async function demo({ ticks, seed, log }: DemoOptions, terminal: Terminal): Promise<void> {
  terminal.out(`Astrarium: ${groupedTime(ticks)} of game time, played by four bots (seed ${seed})`);
  const options = { ticks, seed, players: 4, log, hashEvery: 3600 };
  const { snapshot, commands, events, asked, seconds } = play(options, terminal);
  const world = astrarium.read(snapshot);
  terminal.out(`\n${showSummary(world)}\n\n${showAsked(asked)}\n\n${starMap(world)}\n`);
  const { report, seconds: again } = await verify(log, undefined, terminal);
  const hash = astrarium.hash(snapshot);
  const same = report.ok && report.final_hash === hash;
  if (report.problem !== null) terminal.out(showProblem(log, report.problem));
  const verdict = same ? 'every outcome and every hash is the same' : 'THE REPLAY DIFFERS';
  terminal.out(
    [
      `played      ${grouped(ticks)} ticks`,
      `            ${grouped(commands)} commands, ${grouped(events)} events`,
      `speed       ${grouped(stopwatchRate(ticks, seconds))} ticks a second, bots and log included`,
      `log         ${log} (${grouped(Math.ceil(fileSize(log) / 1024))} KiB)`,
      `verified    by replay: ${verdict}`,
      `            ${grouped(stopwatchRate(ticks, again))} ticks a second`,
      `final hash  ${hash}, on every machine`,
      '',
      `Look around in it: npx astrarium replay ${log} --at ${Math.floor(ticks / 2)}`,
    ].join('\n'),
  );
  if (!same) terminal.exitCode = 1;
}
