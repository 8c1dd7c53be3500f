import type { ServedGame } from '@astrarium/contract';
import { type Command, type Fields, type Outcome, type Result, roll } from '@astrarium/core';
import type { Snapshot } from '@astrarium/core';
import { recordLog } from '@astrarium/core/log';
import { UsageError } from '../terminal/usageError.js';
import { randomArguments } from './randomArguments.js';

/** The options of a game that is played at random. */
export interface RandomGameOptions {
  readonly seed: number;
  /** The accounts, from 1. */
  readonly players: number;
  /** The most ticks; a game that ends sooner has fewer. */
  readonly ticks: number;
  /** Ticks between two lines of the log that contain a hash; 0 for one hash, at the end. */
  readonly hashEvery: number;
  /** Called with each piece of the log. */
  readonly write: (text: string) => void;
  /** Called with the snapshot of each line with a hash. */
  readonly hashed?: ((snapshot: Snapshot) => void) | undefined;
  readonly progress?: ((tick: number) => void) | undefined;
}

/** How often a command was done, and how often it was refused, by code. */
export interface CommandTally {
  done: number;
  readonly refused: Record<string, number>;
}

/** The result of a game that was played at random. */
export interface RandomGame {
  readonly snapshot: Snapshot;
  readonly commands: Readonly<Record<string, CommandTally>>;
  readonly events: Readonly<Record<string, number>>;
  /** How the game ended; undefined if it goes on. */
  readonly result: Result | undefined;
}

/** A rule of the game threw. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
  readonly tick: number;
  /** The command; undefined when time passed. */
  readonly command: Command | undefined;

  constructor(tick: number, command: Command | undefined, cause: unknown) {
    super(String(cause), { cause });
    this.tick = tick;
    this.command = command;
  }
}

/** A simulation of rules that are bound to a schema: its commands say what they take. */
interface Playable {
  readonly commands: Readonly<Record<string, { readonly args: Fields }>>;
  result(snapshot: Snapshot): Result | undefined;
}

/** In one of so many ticks, a player gives a command. */
const PAUSE = 4;

/** The most rows of a table of which arguments name one. */
const MAX_IDS = 64;

/**
 * Plays a game from its first tick with random commands that its shapes accept. The same options
 * give the same game.
 *
 * @throws UsageError when the commands of the game say not what they take
 * @throws RuleFailure when a rule throws
 */
export function playAtRandom(game: ServedGame, options: RandomGameOptions): RandomGame {
  const { hashed, hashEvery, players, progress, seed, ticks, write } = options;
  const playable = playableOf(game);
  const { commands } = playable;
  const { simulation } = game;
  const start = game.settings.start({}, { seed, nowMs: 0 });
  const recorder = recordLog(simulation, start, { write, hashEvery, hashed });
  const tally: Record<string, CommandTally> = {};
  const events: Record<string, number> = {};
  let draws = 0;
  const below = (limit: number): number => roll(seed, 0, 0, draws++) % limit;
  const count = (list: Iterable<{ readonly name: string }>): void => {
    for (const { name } of list) events[name] = (events[name] ?? 0) + 1;
  };
  const give = (account: number, type: string, more: Readonly<Record<string, unknown>> = {}) => {
    const { now, setting } = recorder.snapshot;
    const world = simulation.read(recorder.snapshot) as Readonly<Record<string, Iterable<Row>>>;
    const ids = (table: string): readonly number[] => firstIds(world[table]);
    const args = {
      ...randomArguments(commands[type]?.args ?? {}, { below, ids, setting }),
      ...more,
    };
    const command = { id: `${now}-${draws}`, account, type, args } as Command;
    let done: { readonly outcome: Outcome; readonly events: Iterable<{ readonly name: string }> };
    try {
      done = recorder.execute(command);
    } catch (error) {
      throw new RuleFailure(now, command, error);
    }
    count(done.events);
    const counted = (tally[type] ??= { done: 0, refused: {} });
    if (done.outcome.done) counted.done += 1;
    else {
      const { code } = done.outcome.refusal;
      counted.refused[code] = (counted.refused[code] ?? 0) + 1;
    }
  };
  const types = Object.keys(commands);
  const { join } = game.seats ?? {};
  for (let account = 1; join !== undefined && account <= players; account += 1) {
    const isNamed = Object.hasOwn(commands[join]?.args ?? {}, 'name');
    give(account, join, isNamed ? { name: `Player ${account}` } : {});
  }
  let ended = playable.result(recorder.snapshot);
  while (recorder.snapshot.now < ticks && ended === undefined) {
    for (let account = 1; account <= players && types.length > 0; account += 1) {
      if (below(PAUSE) === 0) give(account, types[below(types.length)] as string);
    }
    try {
      count(recorder.advance({ ticks: 1 }).events);
      ended = playable.result(recorder.snapshot);
    } catch (error) {
      throw new RuleFailure(recorder.snapshot.now, undefined, error);
    }
    progress?.(recorder.snapshot.now);
  }
  recorder.end();
  hashed?.(recorder.snapshot);
  return { snapshot: recorder.snapshot, commands: tally, events, result: ended };
}

interface Row {
  readonly id: number;
}

function firstIds(rows: Iterable<Row> | undefined): readonly number[] {
  const ids: number[] = [];
  for (const { id } of rows ?? []) if (ids.push(id) === MAX_IDS) break;
  return ids;
}

function playableOf({ simulation }: ServedGame): Playable {
  const { commands, result } = simulation as unknown as Partial<Playable>;
  const isPlayable = commands !== undefined && Object.values(commands).every(({ args }) => args);
  if (isPlayable && result !== undefined) return simulation as unknown as Playable;
  const { name } = simulation.definition;
  throw new UsageError(`${name} cannot be played: its commands do not say what they take.`);
}
