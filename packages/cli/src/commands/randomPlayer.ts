import type { ServedGame } from '@astrarium/contract';
import {
  type AnyShape,
  type Command,
  type Fields,
  INT_MAX,
  type Result,
  roll,
  type Snapshot,
} from '@astrarium/core';
import type { PlayedGame, Player, PlayLength } from '../service/shownGame.js';
import { UsageError } from '../terminal/usageError.js';

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
export interface Playable {
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
 * Plays a game with random commands that its shapes accept and with those that it suggests.
 *
 * @throws UsageError when the commands of the game say not what they take
 */
export function randomPlayer(game: ServedGame): Player {
  const playable = playableOf(game);
  return {
    start: (seed) => game.settings.start({}, { seed, nowMs: 0 }),
    play(played, lengths) {
      try {
        playAtRandom(game, playable, played, lengths);
      } catch (error) {
        if (error instanceof UsageError || error instanceof RuleFailure) throw error;
        // A view, a suggestion or a result of the game.
        throw new RuleFailure(played.snapshot.now, undefined, error);
      }
    },
  };
}

function playAtRandom(
  { seats, simulation }: ServedGame,
  playable: Playable,
  game: PlayedGame,
  { players, seed, ticks }: PlayLength,
): void {
  const { commands } = playable;
  const types = Object.keys(commands);
  let draws = 0;
  const below = (limit: number): number => roll(seed, 0, 0, draws++) % limit;
  const give = (account: number, type: string, args: Members): void => {
    game.execute({ id: `${game.snapshot.now}-${draws}`, account, type, args });
  };
  const randomArgs = (type: string): Members => {
    const { setting } = game.snapshot;
    const world = simulation.read(game.snapshot) as Readonly<Record<string, Iterable<Row>>>;
    const ids = (table: string): readonly number[] => firstIds(world[table]);
    return randomArguments(commands[type]?.args ?? {}, { below, ids, setting });
  };
  /** Gives every other command as the game suggests it, where it does; each type is as likely. */
  const giveAny = (account: number): void => {
    const all = below(2) === 0 ? playable.suggest(game.snapshot, account) : [];
    const suggested = [...new Set(all.map(({ type }) => type))];
    const from = suggested.length > 0 ? suggested : types;
    const type = from[below(from.length)] as string;
    const given = all.filter((one) => one.type === type);
    give(account, type, given[below(given.length)]?.args ?? randomArgs(type));
  };
  const { join } = seats ?? {};
  for (let account = 1; join !== undefined && account <= players; account += 1) {
    const isNamed = Object.hasOwn(commands[join]?.args ?? {}, 'name');
    give(account, join, { ...randomArgs(join), ...(isNamed && { name: `Player ${account}` }) });
  }
  while (game.snapshot.now < ticks && playable.result(game.snapshot) === undefined) {
    for (let account = 1; account <= players && types.length > 0; account += 1) {
      if (below(PAUSE) === 0) giveAny(account);
    }
    game.advance({ ticks: 1 });
  }
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

/** Where random values come from, and what they must know of a world. */
interface RandomWorld {
  /** A random integer from 0 to `limit - 1`. */
  below(limit: number): number;
  /** The setting, where bounds that are paths are found. */
  readonly setting: object;
  /** Ids of living rows of a table; few are enough. */
  ids(table: string): readonly number[];
}

/** Random members that the shapes of a command's arguments accept. */
function randomArguments(fields: Fields, world: RandomWorld): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const isLeftOut = 'default' in shape.description && world.below(2) === 0;
    const value = isLeftOut ? undefined : randomValue(shape, world);
    if (value !== undefined) members[name] = value;
  }
  return members;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Lists, records and texts have no more entries or characters than this, unless they must. */
const USUAL_LENGTH = 8;

/** A random value of a shape; bounds come often. Undefined where an optional value is left out. */
function randomValue({ description }: AnyShape, world: RandomWorld): unknown {
  const { below } = world;
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  const bound = (given: number | string | undefined, otherwise: number): number =>
    typeof given === 'string' ? numberAt(given, world.setting) : (given ?? otherwise);
  const repeated = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, index) => make(index));
  switch (description.type) {
    case 'integer':
    case 'number':
      return between(bound(description.min, -INT_MAX), bound(description.max, INT_MAX), below);
    case 'text': {
      const min = bound(description.min, 0);
      const max = Math.min(bound(description.max, USUAL_LENGTH), Math.max(min, USUAL_LENGTH));
      return repeated(min + below(max - min + 1), () => pick([...LETTERS])).join('');
    }
    case 'flag':
      return below(2) === 1;
    case 'account':
      return below(10);
    case 'oneOf':
      return pick(description.words);
    case 'id':
      // Now and then a row that there is not.
      return below(20) === 0 ? 1 + below(1000) : (pick(world.ids(description.table)) ?? 1);
    case 'many': {
      const most = bound(description.max ?? description.last, USUAL_LENGTH);
      const count = below(Math.min(most, USUAL_LENGTH) + 1);
      return repeated(count, () => randomValue(description.item, world));
    }
    case 'record': {
      const count = below(Math.min(bound(description.max, USUAL_LENGTH), USUAL_LENGTH) + 1);
      const entries = repeated(count, (at) => [LETTERS[at], randomValue(description.item, world)]);
      return Object.fromEntries(entries) as unknown;
    }
    case 'perWord': {
      const { item, words } = description;
      return randomArguments(Object.fromEntries(words.map((word) => [word, item])), world);
    }
    case 'object':
      return randomArguments(description.members, world);
    case 'union': {
      const word = pick(Object.keys(description.cases)) ?? '';
      const members = randomArguments(description.cases[word] ?? {}, world);
      return { [description.by]: word, ...members };
    }
    case 'optional':
      return below(2) === 0 ? undefined : randomValue(description.item, world);
    case 'orNull':
      return below(4) === 0 ? null : randomValue(description.item, world);
    default:
      throw new Error(`${description.type} is a field of tables only: no argument has its shape`);
  }
}

/** A random integer within bounds: often one of them or near 0. */
function between(min: number, max: number, below: RandomWorld['below']): number {
  const [low, high] = [Math.ceil(min), Math.floor(max)];
  const edges = [low, high, 0, 1].filter((edge) => edge >= low && edge <= high);
  if (below(4) === 0) return edges[below(edges.length)] as number;
  const [from, to] = [Math.max(low, -1000), Math.min(high, 1000)];
  if (from <= to && below(3) > 0) return from + below(to - from + 1);
  return low + Math.floor((below(2 ** 30) / 2 ** 30) * (high - low));
}

/** The number at a path in the setting, as the kernel has checked. */
function numberAt(path: string, setting: object): number {
  return path
    .split('.')
    .reduce<unknown>((owner, name) => (owner as Record<string, unknown>)[name], setting) as number;
}
