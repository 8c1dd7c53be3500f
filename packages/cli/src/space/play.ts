import { astrarium, summary } from '@astrarium/space';
import { recordingFiles } from '../files/recordingFiles.js';
import { grouped, groupedTime } from '../terminal/grouped.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';
import { type BotGameResult, playGame } from './playGame.js';
import { showCommandCounts, showWorldSummary } from './showWorldSummary.js';

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

/** A played game, and the seconds that it took on this machine. */
export interface Played extends BotGameResult {
  readonly seconds: number;
}

/** Plays a game and writes its files. @throws UsageError when a file cannot be written */
export function play(options: PlayOptions, terminal: Terminal): Played {
  const { ticks, seed, players, hashEvery } = options;
  const files = recordingFiles(options, astrarium);
  const bar = terminal.progress('playing  ', ticks);
  const watch = stopwatch();
  try {
    const progress = (tick: number): void => bar.update(tick);
    const played = playGame({ seed, players, ticks, hashEvery, ...files, progress });
    return { ...played, seconds: watch.seconds() };
  } finally {
    bar.stop();
    files.close();
  }
}

/** Plays a game, and prints what became of it. */
export function playAndShow(options: PlayOptions, terminal: Terminal): void {
  const played = play(options, terminal);
  if (options.json === true) terminal.out(JSON.stringify(playedAsJson(played, options)));
  else terminal.out(playedAsText(played, options));
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
