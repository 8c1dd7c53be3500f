import { astrarium, summary } from '@astrarium/space';
import { TICK_MAX } from '@astrarium/core';
import type { Command } from 'commander';
import { type BotGameResult, playGame } from '../bots/playGame.js';
import { keyframes } from '../files/keyframes.js';
import { createLogFile } from '../files/createLogFile.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { intOption } from '../terminal/options.js';

import { showCommandCounts, showWorldSummary } from '../terminal/showWorldSummary.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Bots open accounts, mine, print, search and travel, and sometimes send commands
that are refused. The same seed and number of players give the same game and the
same hash on every machine.
  $ astrarium play --ticks 604800 --players 8 --log week.jsonl
  $ astrarium play --seed 42 --log game.jsonl --keyframes frames
  $ astrarium play --json | jq .final_hash`;

/** The options of `play`. */
export interface PlayOptions {
  readonly ticks: number;
  readonly seed: number;
  readonly players: number;
  readonly log?: string;
  readonly hashEvery: number;
  readonly keyframes?: string;
  readonly json?: true;
}

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
    .action((options: PlayOptions) => {
      const played = play(options, terminal);
      if (options.json === true) terminal.out(JSON.stringify(playedAsJson(played, options)));
      else terminal.out(playedAsText(played, options));
    });
}

/** A played game, and the seconds that it took on this machine. */
export interface Played extends BotGameResult {
  readonly seconds: number;
}

/** Plays a game and writes its files. @throws UsageError when a file cannot be written */
export function play(options: PlayOptions, terminal: Terminal): Played {
  const { ticks, seed, players, hashEvery } = options;
  const file = options.log === undefined ? undefined : createLogFile(options.log, true);
  const frames = options.keyframes === undefined ? undefined : keyframes(options.keyframes);
  const bar = terminal.progress('playing  ', ticks);
  const watch = stopwatch();
  try {
    const played = playGame({
      seed,
      players,
      ticks,
      hashEvery,
      write: (text) => file?.write(text),
      hashed: (snapshot) => {
        file?.flush();
        frames?.write(snapshot.now, astrarium.encode(snapshot));
      },
      progress: (tick) => bar.update(tick),
    });
    return { ...played, seconds: watch.seconds() };
  } finally {
    bar.stop();
    file?.close();
  }
}

function playedAsJson(
  { snapshot, commands, events, commandCounts, eventCounts, seconds }: Played,
  options: PlayOptions,
) {
  return {
    ticks: snapshot.now,
    commands,
    events,
    final_hash: astrarium.hash(snapshot),
    ticks_per_second: stopwatchRate(snapshot.now, seconds),
    seed: options.seed,
    players: options.players,
    log: options.log ?? null,
    keyframes: options.keyframes ?? null,
    commands_by_type: commandCounts,
    events_by_name: eventCounts,
    summary: summary(astrarium.read(snapshot)),
  };
}

function playedAsText(
  { snapshot, commands, events, commandCounts, seconds }: Played,
  options: PlayOptions,
): string {
  const speed = grouped(stopwatchRate(snapshot.now, seconds));
  return [
    showWorldSummary(astrarium.read(snapshot)),
    '',
    showCommandCounts(commandCounts),
    '',
    `ticks       ${grouped(snapshot.now)} (${groupedTime(snapshot.now)}), seed ${options.seed}`,
    `commands    ${grouped(commands)}, events ${grouped(events)}`,
    `speed       ${speed} ticks per second, with bots`,
    ...(options.log === undefined ? [] : [`log         ${options.log}`]),
    ...(options.keyframes === undefined ? [] : [`keyframes   ${options.keyframes}`]),
    `final hash  ${astrarium.hash(snapshot)}`,
  ].join('\n');
}
