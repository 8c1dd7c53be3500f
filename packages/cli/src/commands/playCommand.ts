import { astrarium, summary } from '@astrarium/core';
import { TICK_MAX } from '@astrarium/core/kernel';
import type { Command } from 'commander';
import { type GamePlayed, playGame } from '../bots/playGame.js';
import { keyframes } from '../files/keyframes.js';
import { logFile } from '../files/logFile.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { intOption } from '../terminal/intOption.js';
import { showAsked } from '../terminal/showAsked.js';
import { showSummary } from '../terminal/showSummary.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';

const HELP = `
Bots open accounts, mine, print, search and travel; now and then they ask for
what cannot be. The same seed and players give the same game, with the same
hash, on every machine.
  $ astrarium play --ticks 604800 --players 8 --log week.jsonl
  $ astrarium play --seed 42 --log game.jsonl --keyframes frames
  $ astrarium play --json | jq .final_hash`;

/** What `play` may be told. */
export interface PlayOptions {
  readonly ticks: number;
  readonly seed: number;
  readonly players: number;
  readonly log?: string;
  readonly hashEvery: number;
  readonly keyframes?: string;
  readonly json?: true;
}

/** Declares `play`: bots play the game; writes the log, prints a summary and the final hash. */
export function playCommand(program: Command, terminal: Terminal): void {
  program
    .command('play')
    .description('bots play the game; writes its log, prints a summary and the final hash')
    .option(
      '--ticks <n>',
      'how long, in ticks (seconds of the game)',
      intOption(0, TICK_MAX),
      86_400,
    )
    .option('--seed <s>', 'the seed of all chance', intOption(0, Number.MAX_SAFE_INTEGER), 1)
    .option('--players <p>', 'how many bots', intOption(0, 1000), 4)
    .option('--log <file>', 'where to write the log')
    .option(
      '--hash-every <n>',
      'ticks between two hash lines; 0: at the end',
      intOption(0, TICK_MAX),
      3600,
    )
    .option('--keyframes <dir>', 'a folder for a keyframe beside each hash line')
    .option('--json', 'one JSON object instead of prose')
    .addHelpText('after', HELP)
    .action((options: PlayOptions) => {
      const played = play(options, terminal);
      if (options.json === true) terminal.out(JSON.stringify(playedAsJson(played, options)));
      else terminal.out(playedAsText(played, options));
    });
}

/** A game that was played, and how long it took on this machine. */
export interface Played extends GamePlayed {
  readonly seconds: number;
}

/** Plays a game and writes what is asked for. @throws UsageError when a file cannot be written */
export function play(options: PlayOptions, terminal: Terminal): Played {
  const { ticks, seed, players, hashEvery } = options;
  const file = options.log === undefined ? undefined : logFile(options.log);
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
  { snapshot, commands, events, asked, happened, seconds }: Played,
  of: PlayOptions,
) {
  return {
    ticks: snapshot.now,
    commands,
    events,
    final_hash: astrarium.hash(snapshot),
    ticks_per_second: stopwatchRate(snapshot.now, seconds),
    seed: of.seed,
    players: of.players,
    log: of.log ?? null,
    keyframes: of.keyframes ?? null,
    commands_by_type: asked,
    events_by_name: happened,
    summary: summary(astrarium.read(snapshot)),
  };
}

function playedAsText(
  { snapshot, commands, events, asked, seconds }: Played,
  of: PlayOptions,
): string {
  const speed = grouped(stopwatchRate(snapshot.now, seconds));
  return [
    showSummary(astrarium.read(snapshot)),
    '',
    showAsked(asked),
    '',
    `ticks       ${grouped(snapshot.now)} (${groupedTime(snapshot.now)}), seed ${of.seed}`,
    `commands    ${grouped(commands)}, events ${grouped(events)}`,
    `speed       ${speed} ticks a second, bots included`,
    ...(of.log === undefined ? [] : [`log         ${of.log}`]),
    ...(of.keyframes === undefined ? [] : [`keyframes   ${of.keyframes}`]),
    `final hash  ${astrarium.hash(snapshot)}`,
  ].join('\n');
}
