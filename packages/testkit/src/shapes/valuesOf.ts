import fc from 'fast-check';
import { type AnyShape, type Fields, INT_MAX, type ValueOf, type Values } from '@astrarium/core';

/** What random values must know of a world. */
export interface ValueOptions {
  /** The setting, where bounds that are paths are found. */
  readonly setting?: object;
  /**
   * The ids of the living rows of a table; by default 1 to 8. Where a table has none, its ids are 0
   * and optional ids are left out.
   */
  readonly ids?: (table: string) => readonly number[];
}

/**
 * Random valid values of a shape, or of an object with some members. Bounds and words at the edges
 * come often; what is optional is often left out, and so is what has a default.
 *
 * @throws Error when a path leads to no number of the setting, and when a shape is a field of
 * tables only.
 */
export function valuesOf<S extends AnyShape>(
  shape: S,
  options?: ValueOptions,
): fc.Arbitrary<ValueOf<S>>;
export function valuesOf<F extends Fields>(
  members: F,
  options?: ValueOptions,
): fc.Arbitrary<Values<F>>;
export function valuesOf(
  given: AnyShape | Fields,
  options: ValueOptions = {},
): fc.Arbitrary<unknown> {
  return isShape(given) ? values(given, options) : objects(given, options);
}

/** Whether this is a shape, not an object of shapes. */
export function isShape(given: AnyShape | Fields): given is AnyShape {
  return typeof given['kind'] === 'string';
}

/** A bound as a number. */
export function boundValue(
  bound: number | string | undefined,
  otherwise: number,
  { setting }: ValueOptions,
): number {
  if (typeof bound !== 'string') return bound ?? otherwise;
  let found: unknown = setting;
  for (const name of bound.split('.')) found = Object(found)[name];
  if (typeof found === 'number') return found;
  throw new Error(`the setting has no number at ${bound}`);
}

/** The ids that rows of a table may have. */
export function idsOf(table: string, { ids }: ValueOptions): readonly number[] {
  return ids?.(table) ?? [1, 2, 3, 4, 5, 6, 7, 8];
}

function values(shape: AnyShape, options: ValueOptions): fc.Arbitrary<unknown> {
  const { description } = shape;
  const bound = (given: number | string | undefined, otherwise: number): number =>
    boundValue(given, otherwise, options);
  switch (description.type) {
    case 'integer':
      return integers(bound(description.min, -INT_MAX), bound(description.max, INT_MAX));
    case 'number':
      return numbers(bound(description.min, -1e9), bound(description.max, 1e9));
    case 'text':
      return texts(bound(description.min, 0), bound(description.max, 40));
    case 'flag':
      return fc.boolean();
    case 'account':
      return fc.oneof({ weight: 9, arbitrary: fc.nat(9) }, integers(0, INT_MAX));
    case 'oneOf':
      return fc.constantFrom(...description.words);
    case 'id': {
      const ids = idsOf(description.table, options);
      // Of a hidden row an argument may be any id, but not 0.
      if (description.hidden === true) return fc.constantFrom(...ids, (ids.at(-1) ?? 0) + 1);
      return ids.length > 0 ? fc.constantFrom(...ids) : fc.constant(0);
    }
    case 'many': {
      const most = bound(description.max ?? description.last, 4);
      return sized(most, (size) => fc.array(values(description.item, options), size));
    }
    case 'record': {
      const most = bound(description.max, 4);
      const item = values(description.item, options);
      return sized(most, ({ minLength, maxLength }) =>
        fc.dictionary(NAMES, item, {
          minKeys: minLength,
          maxKeys: maxLength,
          noNullPrototype: true,
        }),
      );
    }
    case 'perWord': {
      const { words, item } = description;
      return objects(Object.fromEntries(words.map((word) => [word, item])), options);
    }
    case 'object':
      return objects(description.members, options);
    case 'union': {
      const { by, cases } = description;
      return fc.oneof(
        ...Object.entries(cases).map(([word, members]) =>
          objects(members, options).map((object) => ({ [by]: word, ...object })),
        ),
      );
    }
    case 'optional':
      if (isNone(description.item, options)) return fc.constant(undefined);
      return fc.option(values(description.item, options), { nil: undefined, freq: 2 });
    case 'orNull':
      return fc.option(values(description.item, options), { nil: null, freq: 4 });
    default:
      throw new Error(`${description.type} is a field of tables only: it has no values`);
  }
}

/** Whether this is the id of a table without rows. */
function isNone({ description }: AnyShape, options: ValueOptions): boolean {
  if (description.type !== 'id' || description.hidden === true) return false;
  return idsOf(description.table, options).length === 0;
}

/** Integers within bounds, often at them, at 0, or small. */
function integers(min: number, max: number): fc.Arbitrary<number> {
  const edges = [min, max, min + 1, max - 1, 0, 1, -1].filter((edge) => edge >= min && edge <= max);
  const inner = fc.integer({ min: Math.max(min, -1000), max: Math.min(max, 1000) });
  return fc.oneof(
    fc.constantFrom(...edges),
    fc.integer({ min, max }),
    ...(min <= 1000 && max >= -1000 ? [inner] : []),
  );
}

function numbers(min: number, max: number): fc.Arbitrary<number> {
  const inner = fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
  return fc.oneof(
    fc.constantFrom(min, max),
    inner.map((number) => number + 0),
  );
}

/** Names that objects have before anybody gives them a member. */
const HOSTILE_NAMES = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'toJSON',
);

/** Names of the members of records, with such as objects treat in their own way. */
const NAMES = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: 1, maxLength: 3 }),
  fc.constantFrom('10', '9', 'a b', '', 'é'),
  HOSTILE_NAMES,
);

/** Characters that writers of texts treat in their own way, among letters. */
const CHARACTERS = [...'abcXYZ019 _-"\\/<&\n\t\u0000\u2028é中👩🏽'];

/** Texts of `min` to `max` characters, some of any. */
function texts(min: number, max: number): fc.Arbitrary<string> {
  const of = (unit: fc.Arbitrary<string> | 'binary') =>
    sized(max, (size) => fc.string({ unit, ...size }), min);
  const usual = of(fc.constantFrom(...CHARACTERS));
  // A rule may keep something under a text.
  const names = min > 8 || max < 14 ? [] : [HOSTILE_NAMES.filter(({ length }) => length >= min)];
  return fc.oneof({ weight: 4, arbitrary: usual }, of('binary'), ...names);
}

/** What has a length: mostly short, sometimes as long as it may be, if that is not too long. */
function sized<T>(
  max: number,
  make: (size: { readonly minLength: number; readonly maxLength: number }) => fc.Arbitrary<T>,
  min = 0,
): fc.Arbitrary<T> {
  const short = make({ minLength: min, maxLength: Math.min(max, min + 4) });
  if (max > min + 100) return short;
  return fc.oneof({ weight: 4, arbitrary: short }, make({ minLength: max, maxLength: max }));
}

function objects(members: Fields, options: ValueOptions): fc.Arbitrary<object> {
  const names = Object.keys(members);
  const arbitraries = names.map((name) => [name, values(members[name]!, options)] as const);
  const hasDefault = ({ description }: AnyShape): boolean => 'default' in description;
  return fc
    .record(Object.fromEntries(arbitraries) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys: names.filter((name) => !hasDefault(members[name]!)),
      noNullPrototype: true,
    })
    .map((object) => {
      const given = Object.entries(object).filter(([, member]) => member !== undefined);
      return Object.fromEntries(given);
    });
}
