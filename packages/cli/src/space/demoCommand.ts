import { TICK_MAX } from '@astrarium/core';
import type { Command } from 'commander';
import { intOption } from '../terminal/options.js';
import { endWithParent } from '../terminal/endWithParent.js';
import type { Terminal } from '../terminal/terminal.js';
import type { DemoOptions } from './demo.js';

const HELP = `
Four bots play a week of game time around the Sun in less than a minute. The demo
prints a summary and a star map, writes the log, and verifies it by a replay.
Exit code 0 when the replay is equal, 1 when it differs.
  $ astrarium demo
  $ astrarium demo --ticks 86400 --seed 7`;

const WEEK_TICKS = 604_800;

/** Declares `demo`, which plays a week with bots, shows the result and verifies the log. */
export function demoCommand(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('let bots play a week, show the result and verify the log')
    .option('--ticks <n>', 'length in ticks (game seconds)', intOption(0, TICK_MAX), WEEK_TICKS)
    .option('--seed <s>', 'seed of the game', intOption(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--log <file>', 'log file to write', './astrarium-demo.log.jsonl')
    .addHelpText('after', HELP)
    .action(async (options: DemoOptions) => {
      endWithParent();
      const { demo } = await import('./demo.js');
      await demo(options, terminal);
    });
}
