import { type AnyShape, type Fields, integer, many, oneOf, orNull } from '@astrarium/core';
import { optional, perWord, type Shape, text } from '@astrarium/core';
import { CATEGORIES } from '../../ruleset/categories.js';
import { MAX_DEVICE_NAME_LENGTH } from '../../state/tagged.js';

/** The same shape, by the type of what is read: of a word its number from 1, and so on. */
export function readAs<T>(shape: AnyShape): Shape<'value', T, never, never> {
  return shape as Shape<'value', T, never, never>;
}

/** The code of a device. */
export const DEVICE_CODE = text().format('device_code').example('1f3a92c4');

/** The code of a replicant. */
export const REPLICANT_CODE = text().format('replicant_code').example('7be0410d');

/** The code of a place. */
export const LOCATION_CODE = text().format('location_code').example('SOL-4');

/** A resource category, as its number from 1. */
export const CATEGORY = readAs<number>(
  oneOf(...CATEGORIES)
    .format('category')
    .example('carbon'),
);

/** The number of a print job, of a batch or of an account. */
export const ID = integer({ min: 1 }).format('id');

/** The name of an account or of a replicant. */
export const PERSON_NAME = text({ min: 1, max: 'limits.nameLength' }).format('name').example('Ada');

/** The name of a device; null for none. */
export const DEVICE_NAME = orNull(text({ min: 1, max: MAX_DEVICE_NAME_LENGTH }))
  .format('device_name')
  .example('Argo');

/** Tags of a device. */
export const TAGS = many(text({ min: 1, max: 'limits.tagLength' }).format('tag').example('ore'), {
  max: 'limits.tagsPerDevice',
});

/** Whole units to move by category, of one category at least, as six numbers. */
export const UNITS = readAs<readonly number[]>(
  perWord(CATEGORIES, optional(integer({ min: 1, max: 'mining.stockCapUnits' })))
    .format('amounts')
    .example({ carbon: 1 } as never),
);

/** Whole units of each category. */
export const AMOUNTS = perWord(CATEGORIES, integer({ min: 0 })).format('amounts');

/** What everything that is derived from arguments and answers goes by. */
export interface ArgumentFacts {
  /** The format, else a word for the type; a list is named after its items. */
  readonly kind: string;
  /** A sentence for documentation. */
  readonly about: string;
  readonly optional: boolean;
  readonly deprecated: boolean;
  /** A well-formed value. */
  readonly example: unknown;
  /** The documented value of an omitted argument. */
  readonly default?: number | string | undefined;
  /**
   * The bounds of the value, or of its length for text and lists: numbers, or paths in the ruleset.
   */
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** The bound of each item of a list, where it has one of its own. */
  readonly maxItem?: number | string | undefined;
  /** The words of which it is one. */
  readonly words: readonly string[];
  /** The members of an object. */
  readonly members: Fields;
  /** The members of the objects of a union, by their case. */
  readonly cases: Readonly<Record<string, Fields>>;
}

/** Lists of which one item at least is given. */
const NEVER_EMPTY = ['device_codes', 'texts'];

/** The facts of an argument, or of a member of an answer. */
export function argumentFacts(shape: AnyShape): ArgumentFacts {
  const { deprecation, description, formatName, meaning = '', sample } = shape;
  const facts = (type: string, example?: unknown): ArgumentFacts => ({
    kind: formatName ?? type,
    about: meaning,
    optional: 'default' in description,
    deprecated: deprecation !== undefined,
    example: sample ?? example,
    words: [],
    members: {},
    cases: {},
  });
  switch (description.type) {
    case 'optional':
      return { ...argumentFacts(description.item), optional: true };
    case 'orNull': {
      const { max, min } = argumentFacts(description.item);
      return { ...facts('orNull'), min, max };
    }
    case 'integer':
    case 'number':
    case 'text': {
      const { type, ...bounds } = description;
      return { ...facts(type, 1), ...bounds };
    }
    case 'oneOf':
      return { ...facts('word', description.words[0]), words: description.words };
    case 'many': {
      const { example, kind, max: maxItem, words } = argumentFacts(description.item);
      const list = facts(`${kind}s`, [example]);
      const min = NEVER_EMPTY.includes(list.kind) ? 1 : undefined;
      return { ...list, min, max: description.max, maxItem, words };
    }
    case 'perWord': {
      const { max, min } = argumentFacts(description.item);
      return { ...facts('amounts'), min, max };
    }
    case 'object': {
      const object = facts('members', {});
      return object.kind === 'members' ? { ...object, members: description.members } : object;
    }
    case 'union':
      return { ...facts('union'), cases: description.cases };
    default:
      return facts(description.type, true);
  }
}

/**
 * Well-formed arguments of a command besides its device, for documentation and tests.
 *
 * @param known values by kind to use instead of the examples
 * @param isGiven whether to give an optional argument; by default none is given
 */
export function exampleArgs(
  command: { readonly args: Fields; readonly oneOf?: readonly string[] },
  known: Readonly<Record<string, unknown>> = {},
  isGiven: (facts: ArgumentFacts) => boolean = () => false,
): Readonly<Record<string, unknown>> {
  const args = Object.entries(command.args).flatMap(([name, shape]) => {
    const facts = argumentFacts(shape);
    const isMissing = facts.optional && name !== command.oneOf?.[0] && !isGiven(facts);
    return isMissing ? [] : [[name, known[facts.kind] ?? facts.example] as const];
  });
  return Object.fromEntries(args);
}
