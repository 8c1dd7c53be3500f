import { type Command, RuleError, type Snapshot } from '@astrarium/core';
import { type LogRecorder, recordLog } from '@astrarium/core/log';
import type { Command as Subcommands } from 'commander';
import { createLogFile } from '../files/createLogFile.js';
import { keyframes } from '../files/keyframes.js';
import {
  type FileOption,
  fileOption,
  type PlayedGame,
  type PlayLength,
  type ShownGame,
  shownGame,
} from '../service/shownGame.js';
import { endWithParent } from '../terminal/endWithParent.js';
import { intOption, JSON_OPTION, seedOption, tickOption } from '../terminal/options.js';
import {
  printReport,
  type ReportOptions,
  type Terminal,
  withProgress,
} from '../terminal/terminal.js';
import { textTable } from '../terminal/textTable.js';
import { UsageError } from '../terminal/usageError.js';
import { figuresText, speedometer, worldText } from './logCommand.js';
import { type Playable, randomPlayer, RuleFailure } from './randomPlayer.js';

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

interface PlayOptions extends PlayLength, FileOption, ReportOptions {
  readonly log?: string;
  readonly keyframes?: string;
}

/** Declares `play`, which lets bots play, writes the log and prints a summary. */
export function playCommand(program: Subcommands, terminal: Terminal): void {
  const command = program
    .command('play')
    .description('let bots play, write the log, print a summary and the hash')
    .argument('[game]', 'file with the game, TypeScript or not (default: the space game)');
  fileOption(command)
    .addOption(tickOption('--ticks <n>', 'length in ticks').default(86_400))
    .addOption(seedOption().default(1))
    .option('--players <p>', 'number of bots', intOption(0, 1000), 4)
    .option('--log <file>', 'log file to write')
    .addOption(
      tickOption('--hash-every <n>', 'ticks between hash lines; 0: only at the end').default(3600),
    )
    .option('--keyframes <dir>', 'folder for a keyframe at each hash line')
    .option(...JSON_OPTION)
    .addHelpText('after', HELP)
    .action(async (_game: string | undefined, options: PlayOptions) => {
      endWithParent();
      const shown = await shownGame(options.file);
      const played = await play(shown, options, terminal);
      const { data, failure, snapshot } = played;
      const text = (): string =>
        [
          worldText(shown, shown.game.simulation, snapshot),
          ...countTables(data.commands_by_type, data.events_by_name),
          playedText(data),
        ].join('\n\n');
      printReport(terminal, options, { data, text });
      if (failure === undefined) return;
      terminal.error(failureText(failure));
      terminal.exitCode = 1;
    });
}

/** How often a command was done, was refused, by code, and threw. */
interface CommandTally {
  done: number;
  readonly refused: Record<string, number>;
  thrown: number;
}

/** Plays a game and writes its files. @throws UsageError when a file cannot be written */
async function play(shown: ShownGame, options: PlayOptions, terminal: Terminal) {
  const { game, bots = randomPlayer(game) } = shown;
  const { hashEvery, keyframes: folder = null, log = null, players, seed, ticks } = options;
  const { simulation } = game;
  const { commands: known = {}, result } = simulation as Partial<Playable>;
  // Every command of a game that is played at random is listed.
  const types = shown.bots === undefined ? Object.keys(known) : [];
  const frames = folder === null ? undefined : keyframes(folder);
  const start = bots.start(seed);
  const file = log === null ? undefined : createLogFile(log, true);
  const hashed = (snapshot: Snapshot): void => {
    file?.flush();
    frames?.write(snapshot.now, simulation.encode(snapshot));
  };
  const ticksPerSecond = speedometer();
  let failure: RuleFailure | undefined;
  try {
    const write = (text: string): void => file?.write(text);
    const recorder = recordLog(simulation, start, { write, hashEvery, hashed });
    const { counts, counted } = countedGame(recorder, types);
    await withProgress(terminal, 'playing  ', ticks, (update) => {
      try {
        bots.play(counted(update), options);
      } catch (error) {
        if (!(error instanceof RuleFailure)) throw error;
        failure = error;
      }
    });
    recorder.end();
    // The end of the log contains a hash, too.
    hashed(recorder.snapshot);
    const { snapshot } = recorder;
    const { now } = snapshot;
    const ended = failure === undefined ? result?.(snapshot) : undefined;
    const data = {
      ticks: now,
      ...counts(),
      result: ended ?? null,
      final_hash: simulation.hash(snapshot),
      ticks_per_second: ticksPerSecond(now),
      seed,
      players,
      log,
      keyframes: folder,
      summary: game.measure(snapshot),
    };
    return { data, failure, snapshot };
  } finally {
    file?.close();
  }
}

/** Counts the commands and events of a game, and says at which command or tick a rule threw. */
function countedGame(recorder: LogRecorder<Snapshot>, types: readonly string[]) {
  // A code may be called like what every object has: these have nothing.
  const tally = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;
  const none = (): CommandTally => ({ done: 0, refused: tally(), thrown: 0 });
  const commands_by_type = tally<CommandTally>();
  for (const type of types) commands_by_type[type] = none();
  const events_by_name = tally<number>();
  let [commands, events] = [0, 0];
  const count = (names: Iterable<{ readonly name: string }>): void => {
    for (const { name } of names) {
      events += 1;
      events_by_name[name] = (events_by_name[name] ?? 0) + 1;
    }
  };
  const failing = <T>(command: Command | undefined, act: () => T): T => {
    try {
      return act();
    } catch (error) {
      // The log cannot be written.
      if (error instanceof UsageError) throw error;
      throw new RuleFailure(recorder.snapshot.now, command, error);
    }
  };
  const counted = (onTick: (tick: number) => void): PlayedGame => ({
    get snapshot() {
      return recorder.snapshot;
    },
    execute(command) {
      const of = (commands_by_type[command.type] ??= none());
      commands += 1;
      of.thrown += 1;
      const executed = failing(command, () => recorder.execute(command));
      of.thrown -= 1;
      const { outcome } = executed;
      if (outcome.done) of.done += 1;
      else of.refused[outcome.refusal.code] = (of.refused[outcome.refusal.code] ?? 0) + 1;
      count(executed.events);
      return executed;
    },
    advance(bounds) {
      const advanced = failing(undefined, () => recorder.advance(bounds));
      count(advanced.events);
      onTick(recorder.snapshot.now);
      return advanced;
    },
  });
  return { counted, counts: () => ({ commands, events, commands_by_type, events_by_name }) };
}

/** Tables of commands, refusals and events; one without rows is left out. */
function countTables(
  commands: Readonly<Record<string, CommandTally>>,
  events: Readonly<Record<string, number>>,
): string[] {
  const types = Object.entries(commands).map(([type, { done, refused, thrown }]) => {
    const refusals = Object.values(refused).reduce((sum, times) => sum + times, 0);
    return [type, done, refusals, thrown] as const;
  });
  const codes = Object.entries(commands).flatMap(([type, { refused }]) =>
    Object.entries(refused).map(([code, times]) => [`${type}: ${code}`, times] as const),
  );
  const table = (
    title: string,
    heading: readonly string[],
    rows: readonly (readonly (number | string)[])[],
  ): string[] => (rows.length === 0 ? [] : [textTable(title, heading, rows)]);
  return [
    ...table('Commands', ['command', 'done', 'refused', 'thrown'], types),
    ...table('Refusals', ['code', 'times'], codes),
    ...table('Events', ['event', 'times'], Object.entries(events)),
  ];
}

function playedText(played: Awaited<ReturnType<typeof play>>['data']): string {
  const { keyframes: folder, log, players, result, seed } = played;
  return [
    ...(result === null ? [] : [`The game is over: ${JSON.stringify(result)}`]),
    `seed        ${seed}, ${players} players`,
    ...(log === null ? [] : [`log         ${log}`]),
    ...(folder === null ? [] : [`keyframes   ${folder}`]),
    figuresText(played),
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
