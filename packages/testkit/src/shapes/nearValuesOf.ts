import fc from 'fast-check';
import { type AnyShape, type Fields, INT_MAX } from '@astrarium/core';
import { boundValue, isShape, type ValueOptions, valuesOf } from './valuesOf.js';

/** A value that breaks one rule. */
export interface NearValue {
  readonly value: unknown;
  /** The place that breaks it, as `weights.iron` or `lines[3].to`; empty for the value itself. */
  readonly path: string;
  /** The broken rule, by the names that faults have. */
  readonly rule: string;
}

/** A change that breaks one rule. */
interface Mutation extends Omit<NearValue, 'value'> {
  readonly value: () => unknown;
}

/**
 * Random values of a shape, or of an object with some members, that are valid but for one place:
 * for the arguments of commands that must be refused.
 */
export function nearValuesOf(
  given: AnyShape | Fields,
  options: ValueOptions = {},
): fc.Arbitrary<NearValue> {
  const valid: fc.Arbitrary<unknown> = isShape(given)
    ? valuesOf(given, options)
    : valuesOf(given, options);
  return valid
    .map((value) =>
      isShape(given) ? mutationsOf(given, value, options) : objectMutations(given, value, options),
    )
    .filter((mutations) => mutations.length > 0)
    .chain((mutations) => fc.constantFrom(...mutations))
    .map(({ path, rule, value }) => ({ value: value(), path: path.replace(/^\./, ''), rule }));
}

type Json = Readonly<Record<string, unknown>>;

/** Values of all types, each wrong for most shapes. */
const STRANGE: readonly unknown[] = [null, true, 'strange', 0.5, -1, {}, [], { toString: 1 }];

/** The mutations of a valid value at all its places. */
function mutationsOf(shape: AnyShape, value: unknown, options: ValueOptions): Mutation[] {
  const { description } = shape;
  const bound = (given: number | string | undefined, otherwise: number): number =>
    boundValue(given, otherwise, options);
  const here = (rule: string, ...wrong: readonly unknown[]): Mutation[] =>
    wrong.map((one) => ({ path: '', rule, value: () => one }));
  /** Strange values, but those that the shape may have. */
  const strange = (isRight: (one: unknown) => boolean, rule = 'type'): Mutation[] =>
    here(rule, ...STRANGE.filter((one) => !isRight(one)));
  switch (description.type) {
    case 'integer':
    case 'number': {
      const isInteger = description.type === 'integer';
      const min = bound(description.min, -INT_MAX);
      const max = bound(description.max, INT_MAX);
      return [
        ...strange((one) => typeof one === 'number' && (!isInteger || Number.isInteger(one))),
        ...(description.min === undefined ? [] : here('min', min - 1)),
        ...(description.max === undefined ? [] : here('max', max + 1)),
        ...here('type', isInteger ? INT_MAX + 1 : Infinity, NaN),
      ].filter(
        (one) => one.rule === 'type' || Number.isSafeInteger(Math.trunc(one.value() as number)),
      );
    }
    case 'text': {
      const text = value as string;
      const min = bound(description.min, 0);
      const max = bound(description.max, INT_MAX);
      return [
        ...strange((one) => typeof one === 'string'),
        ...here('type', `${text}\ud83d`),
        ...(min > 0 ? here('length', [...text].slice(0, min - 1).join('')) : []),
        ...(max < 10_000 ? here('length', text + '👩'.repeat(max + 1 - [...text].length)) : []),
      ];
    }
    case 'flag':
      return strange((one) => typeof one === 'boolean');
    case 'account':
      return [...strange((one) => one === -1), ...here('min', -1)];
    case 'oneOf':
      return strange((one) => description.words.includes(one as string), 'words');
    case 'id': {
      const { hidden, table } = description;
      if (hidden === true && options.ids !== undefined) {
        return [...strange((one) => one === -1), ...here('min', -1, 0)];
      }
      const wrong = options.ids === undefined ? [] : [largest(options.ids(table)) + 1, 0];
      return [
        ...strange((one) => one === -1),
        ...(options.ids === undefined ? here('min', -1) : here('exists', -1, ...wrong)),
      ];
    }
    case 'many': {
      const list = value as readonly unknown[];
      const max = bound(description.max ?? description.last, INT_MAX);
      const [item = 0] = list;
      return [
        ...strange(Array.isArray),
        ...(max < 10_000
          ? here('length', [...list, ...Array(max + 1 - list.length).fill(item)])
          : []),
        ...list.flatMap((one, at) =>
          inside(mutationsOf(description.item, one, options), `[${at}]`, (wrong) =>
            list.with(at, wrong),
          ),
        ),
      ];
    }
    case 'record': {
      const record = value as Json;
      const max = bound(description.max, INT_MAX);
      const item = Object.values(record)[0] ?? 0;
      const more = Array.from({ length: Math.min(max, 1000) + 1 }, (_, at) => [`more${at}`, item]);
      return [
        ...strange(isObject),
        ...(max < 1000 ? here('length', Object.fromEntries(more)) : []),
        ...Object.keys(record).flatMap((name) =>
          inside(mutationsOf(description.item, record[name], options), placeOf(name), (wrong) =>
            withMember(record, name, wrong),
          ),
        ),
      ];
    }
    case 'perWord': {
      const { words, item } = description;
      return objectMutations(Object.fromEntries(words.map((word) => [word, item])), value, options);
    }
    case 'object':
      return objectMutations(description.members, value, options);
    case 'union': {
      const { by, cases } = description;
      const object = value as Json;
      const word = object[by] as string;
      const rest = without(object, by);
      const otherWords = ['strange', 0, null, ['strange']].filter(
        (one) => !Object.hasOwn(cases, String(one)),
      );
      return [
        ...strange(isObject),
        { path: placeOf(by), rule: 'missing', value: () => rest },
        ...inside(here('words', ...otherWords), placeOf(by), (one) => ({ ...object, [by]: one })),
        ...memberMutations(cases[word]!, rest, options).map((one) => ({
          ...one,
          value: () => ({ [by]: word, ...(one.value() as Json) }),
        })),
      ];
    }
    case 'optional':
      return value === undefined ? [] : mutationsOf(description.item, value, options);
    case 'orNull':
      if (value === null) return [];
      return mutationsOf(description.item, value, options).filter((one) => one.value() !== null);
    default:
      throw new Error(`${description.type} is a field of tables only: it has no values`);
  }
}

function objectMutations(members: Fields, value: unknown, options: ValueOptions): Mutation[] {
  const wrong = STRANGE.filter((one) => !isObject(one));
  return [
    ...wrong.map((one) => ({ path: '', rule: 'type', value: () => one })),
    ...memberMutations(members, value as Json, options),
  ];
}

/** The mutations of the members of an object, of which each gives an object. */
function memberMutations(members: Fields, object: Json, options: ValueOptions): Mutation[] {
  return [
    ...Object.keys(members).flatMap((name) => {
      if (!Object.hasOwn(object, name)) return [];
      const mutations = inside(
        mutationsOf(members[name]!, object[name], options),
        placeOf(name),
        (wrong) => withMember(object, name, wrong),
      );
      if (mayBeMissing(members[name]!)) return mutations;
      const missing = { path: placeOf(name), rule: 'missing', value: () => without(object, name) };
      return [...mutations, missing];
    }),
    ...['strange', '__proto__', 'constructor', 'a b']
      .filter((name) => !Object.hasOwn(members, name))
      .map((name) => ({
        path: placeOf(name),
        rule: 'unknown',
        value: () => withMember(object, name, 1),
      })),
  ];
}

/** The mutations of a part as those of the whole. */
function inside(
  mutations: readonly Mutation[],
  place: string,
  wholeOf: (part: unknown) => unknown,
): Mutation[] {
  return mutations.map(({ path, rule, value }) => ({
    path: place + path,
    rule,
    value: () => wholeOf(value()),
  }));
}

function mayBeMissing({ description }: AnyShape): boolean {
  if (description.type === 'orNull') return mayBeMissing(description.item);
  return description.type === 'optional' || 'default' in description;
}

/** How a path goes on to a member. */
function placeOf(name: string): string {
  return /^[A-Za-z_$][\w$-]{0,99}$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object with a member, that may be called `__proto__`. */
function withMember(object: Json, name: string, member: unknown): Json {
  return Object.fromEntries([...Object.entries(object), [name, member]]);
}

function without(object: Json, name: string): Json {
  return Object.fromEntries(Object.entries(object).filter(([one]) => one !== name));
}

/** The largest of some ids; 0 of none. */
function largest(ids: readonly number[]): number {
  return ids.reduce((a, b) => Math.max(a, b), 0);
}
