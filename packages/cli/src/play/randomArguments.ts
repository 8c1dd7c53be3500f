import { type AnyShape, type Fields, INT_MAX } from '@astrarium/core';

/** Where random values come from, and what they must know of a world. */
export interface RandomWorld {
  /** A random integer from 0 to `limit - 1`. */
  below(limit: number): number;
  /** The setting, where bounds that are paths are found. */
  readonly setting: object;
  /** Ids of living rows of a table; few are enough. */
  ids(table: string): readonly number[];
}

/** Random members that the shapes of a command's arguments accept. */
export function randomArguments(fields: Fields, world: RandomWorld): Record<string, unknown> {
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
