import { TICK_MAX } from '@astrarium/core';
import type { Command } from 'commander';
import { type FileOption, fileOption } from '../service/shownGame.js';
import type { PlayOptions } from '../space/play.js';
import { intOption } from '../terminal/options.js';
import { endWithParent } from '../terminal/endWithParent.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
In the space game, bots open accounts, mine, print, search and travel, and
sometimes send commands that are refused. Other games are played with random
commands that the shapes of their arguments accept, and with those that their
\`suggest\` gives. Each command is shown with how often it was done, was refused,
by code, and threw; a rule that throws ends the game, is shown with its command
and its line, and the exit code is 1. The same seed and number of players give
the same game and the same hash on every machine.
  $ astrarium play --ticks 604800 --players 8 --log week.jsonl
  $ astrarium play --seed 42 --log game.jsonl --keyframes frames
  $ astrarium play lighthouse.ts --ticks 10000 --json | jq .final_hash`;

/** Declares `play`, which lets bots play, writes the log and prints a summary. */
export function playCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('play')
    .description('let bots play, write the log, print a summary and the hash')
    .argument('[game]', 'file with the game, TypeScript or not (default: the space game)');
  fileOption(command)
    .option('--ticks <n>', 'length in ticks', intOption(0, TICK_MAX), 86_400)
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
    .action(async (_game: string | undefined, options: PlayOptions & FileOption) => {
      const { file } = options;
      endWithParent();
      if (file === undefined) {
        const { playAndShow } = await import('../space/play.js');
        playAndShow(options, terminal);
      } else {
        const { playFile } = await import('../play/playFile.js');
        await playFile(file, options, terminal);
      }
    });
}
