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

/** How often a command was done, was refused, by code, and threw. */
export interface CommandTally {
  done: number;
  readonly refused: Record<string, number>;
  thrown: number;
}

/** The result of a game that was played at random. */
export interface RandomGame {
  readonly snapshot: Snapshot;
  readonly commands: Readonly<Record<string, CommandTally>>;
  readonly events: Readonly<Record<string, number>>;
  /** How the game ended; undefined if it goes on. */
  readonly result: Result | undefined;
  /** The rule that threw, which ended the game. */
  readonly failure: RuleFailure | undefined;
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
  suggest(
    snapshot: Snapshot,
    account: number,
  ): readonly { readonly type: string; readonly args: Members }[];
}

type Members = Readonly<Record<string, unknown>>;

/** In one of so many ticks, a player gives a command. */
const PAUSE = 4;

/** The most rows of a table of which arguments name one. */
const MAX_IDS = 64;

/**
 * Plays a game from its first tick, with random commands that its shapes accept and with those that
 * it suggests, until a rule throws. The same options give the same game.
 *
 * @throws UsageError when the commands of the game say not what they take
 */
export function playAtRandom(game: ServedGame, options: RandomGameOptions): RandomGame {
  const { hashed, hashEvery, players, progress, seed, ticks, write } = options;
  const playable = playableOf(game);
  const { commands } = playable;
  const { simulation } = game;
  const start = game.settings.start({}, { seed, nowMs: 0 });
  const recorder = recordLog(simulation, start, { write, hashEvery, hashed });
  const none = (): CommandTally => ({ done: 0, refused: {}, thrown: 0 });
  const tally = Object.fromEntries(Object.keys(commands).map((type) => [type, none()]));
  const events: Record<string, number> = {};
  let draws = 0;
  const below = (limit: number): number => roll(seed, 0, 0, draws++) % limit;
  const count = (list: Iterable<{ readonly name: string }>): void => {
    for (const { name } of list) events[name] = (events[name] ?? 0) + 1;
  };
  const give = (account: number, type: string, args: Members): void => {
    const { now } = recorder.snapshot;
    const command = { id: `${now}-${draws}`, account, type, args } as Command;
    const counted = (tally[type] ??= none());
    let done: { readonly outcome: Outcome; readonly events: Iterable<{ readonly name: string }> };
    try {
      done = recorder.execute(command);
    } catch (error) {
      counted.thrown += 1;
      throw new RuleFailure(now, command, error);
    }
    count(done.events);
    if (done.outcome.done) counted.done += 1;
    else {
      const { code } = done.outcome.refusal;
      counted.refused[code] = (counted.refused[code] ?? 0) + 1;
    }
  };
  const randomArgs = (type: string): Members => {
    const { setting } = recorder.snapshot;
    const world = simulation.read(recorder.snapshot) as Readonly<Record<string, Iterable<Row>>>;
    const ids = (table: string): readonly number[] => firstIds(world[table]);
    return randomArguments(commands[type]?.args ?? {}, { below, ids, setting });
  };
  /** Gives every other command as the game suggests it, where it does; each type is as likely. */
  const giveAny = (account: number): void => {
    const all = below(2) === 0 ? playable.suggest(recorder.snapshot, account) : [];
    const suggested = [...new Set(all.map(({ type }) => type))];
    const from = suggested.length > 0 ? suggested : types;
    const type = from[below(from.length)] as string;
    const given = all.filter((one) => one.type === type);
    give(account, type, given[below(given.length)]?.args ?? randomArgs(type));
  };
  const types = Object.keys(commands);
  const { join } = game.seats ?? {};
  let ended: Result | undefined;
  let failure: RuleFailure | undefined;
  try {
    for (let account = 1; join !== undefined && account <= players; account += 1) {
      const isNamed = Object.hasOwn(commands[join]?.args ?? {}, 'name');
      give(account, join, { ...randomArgs(join), ...(isNamed && { name: `Player ${account}` }) });
    }
    ended = playable.result(recorder.snapshot);
    while (recorder.snapshot.now < ticks && ended === undefined) {
      for (let account = 1; account <= players && types.length > 0; account += 1) {
        if (below(PAUSE) === 0) giveAny(account);
      }
      count(recorder.advance({ ticks: 1 }).events);
      ended = playable.result(recorder.snapshot);
      progress?.(recorder.snapshot.now);
    }
  } catch (error) {
    const { now } = recorder.snapshot;
    failure = error instanceof RuleFailure ? error : new RuleFailure(now, undefined, error);
  }
  recorder.end();
  hashed?.(recorder.snapshot);
  return { snapshot: recorder.snapshot, commands: tally, events, result: ended, failure };
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
