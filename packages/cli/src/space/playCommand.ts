import { TICK_MAX } from '@astrarium/core';
import type { Command } from 'commander';
import { intOption } from '../terminal/options.js';
import type { Terminal } from '../terminal/terminal.js';
import type { PlayOptions } from './play.js';

const HELP = `
Bots open accounts, mine, print, search and travel, and sometimes send commands
that are refused. The same seed and number of players give the same game and the
same hash on every machine.
  $ astrarium play --ticks 604800 --players 8 --log week.jsonl
  $ astrarium play --seed 42 --log game.jsonl --keyframes frames
  $ astrarium play --json | jq .final_hash`;

/** Declares `play`, which lets bots play, writes the log and prints a summary. */
export function playCommand(program: Command, terminal: Terminal): void {
  program
    .command('play')
    .description('let bots play, write the log, print a summary and the hash')
    .option('--ticks <n>', 'length in ticks (game seconds)', intOption(0, TICK_MAX), 86_400)
    .option('--seed <s>', 'seed of the game', intOption(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--players <p>', 'number of bots', intOption(0, 1000), 4)
    .option('--log <file>', 'log file to write')
    .option(
      '--hash-every <n>',
      'ticks between hash lines; 0: only at the end',
      intOption(0, TICK_MAX),
      3600,
    )
    .option('--keyframes <dir>', 'folder for a keyframe at each hash line')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(async (options: PlayOptions) => {
      const { playAndShow } = await import('./play.js');
      playAndShow(options, terminal);
    });
}
