import { RuleError } from '@astrarium/core';
import { recordingFiles } from '../files/recordingFiles.js';
import { shownGame } from '../service/shownGame.js';
import type { PlayOptions } from '../space/play.js';
import { grouped } from '../terminal/grouped.js';
import { stopwatch, stopwatchRate } from '../terminal/stopwatch.js';
import type { Terminal } from '../terminal/terminal.js';
import { textTable } from '../terminal/textTable.js';
import { playAtRandom, type RandomGame, type RuleFailure } from './playAtRandom.js';

/**
 * Plays the game of a file at random, writes its files, and prints what became of it.
 *
 * @throws UsageError when the file has no such game, or another file cannot be written
 */
export async function playFile(
  file: string,
  options: PlayOptions,
  terminal: Terminal,
): Promise<void> {
  const { game } = await shownGame(file);
  const files = recordingFiles(options, game.simulation);
  const bar = terminal.progress('playing  ', options.ticks);
  const watch = stopwatch();
  try {
    const played = playAtRandom(game, {
      ...options,
      ...files,
      progress: (tick) => bar.update(tick),
    });
    bar.stop();
    const hash = game.simulation.hash(played.snapshot);
    const rate = stopwatchRate(played.snapshot.now, watch.seconds());
    const shown = options.json === true ? asJson : asText;
    terminal.out(shown(played, hash, rate, options));
    if (played.failure === undefined) return;
    terminal.error(failureText(played.failure));
    terminal.exitCode = 1;
  } finally {
    bar.stop();
    files.close();
  }
}

function asJson(
  { commands, events, result, snapshot }: RandomGame,
  final_hash: string,
  ticks_per_second: number,
  { keyframes, log, players, seed }: PlayOptions,
): string {
  const options = { seed, players, log: log ?? null, keyframes: keyframes ?? null };
  const counts = { commands_by_type: commands, events_by_name: events };
  const { now: ticks } = snapshot;
  const ends = { ticks, result: result ?? null, final_hash, ticks_per_second };
  return JSON.stringify({ ...ends, ...options, ...counts });
}

function asText(
  { commands, events, result, snapshot }: RandomGame,
  hash: string,
  rate: number,
  { log, players }: PlayOptions,
): string {
  const rows = Object.entries(commands).map(([type, { done, refused, thrown }]) => [
    type,
    grouped(done),
    grouped(Object.values(refused).reduce((sum, each) => sum + each, 0)),
    grouped(thrown),
  ]);
  const codes = Object.entries(commands).flatMap(([type, { refused }]) =>
    Object.entries(refused).map(([code, times]) => [`${type}: ${code}`, grouped(times)]),
  );
  const told = Object.entries(events).map(([name, times]) => [name, grouped(times)]);
  const table = (title: string, heading: string[], body: string[][]): string[] =>
    body.length === 0 ? [] : [textTable(title, heading, body), ''];
  return [
    ...table('Commands', ['command', 'done', 'refused', 'thrown'], rows),
    ...table('Refusals', ['code', 'times'], codes),
    ...table('Events', ['event', 'times'], told),
    `${grouped(snapshot.now)} ticks with ${players} players, ${grouped(rate)} ticks per second`,
    ...(result === undefined ? [] : [`The game is over: ${JSON.stringify(result)}`]),
    ...(log === undefined ? [] : [`log         ${log}`]),
    `final hash  ${hash}`,
  ].join('\n');
}

function failureText({ cause, command, tick }: RuleFailure): string {
  const stack = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  if (command === undefined) {
    const rule = cause instanceof RuleError ? cause.rule : 'as time passed';
    return `A rule failed at tick ${tick}: ${rule}.\n${stack}`;
  }
  const { account, args, type } = command;
  const given = `${type} ${JSON.stringify(args)}`;
  return `A rule failed at tick ${tick}, for the command ${given} of account ${account}.\n${stack}`;
}
