import { isInt } from '../int.js';
import { checkName, shown } from '../invariant.js';
import type { CrossingBound, RowId } from '../schema.js';

declare const TYPE: unique symbol;

/**
 * How a row keeps a value. A `word` is one integer of the row, `words` are several; a `value` is
 * kept beside the row, since it does not fit a number. The other kinds have members of their own.
 */
export type Kind =
  | 'word'
  | 'words'
  | 'value'
  | 'gauge'
  | 'timer'
  | 'crossing'
  | 'link'
  | 'list'
  | 'owner';

/** A bound is a number, or a path into the setting of the world such as `'orchard.maxApples'`. */
export type Bound = number | string;

/** What a shape says of its values, by the name of its type. */
export type Description =
  | {
      readonly type: 'integer';
      readonly min?: Bound;
      readonly max?: Bound;
      readonly default?: number;
    }
  | { readonly type: 'number'; readonly min?: Bound; readonly max?: Bound }
  | {
      readonly type: 'text';
      readonly min?: Bound;
      readonly max?: Bound;
      readonly default?: string;
    }
  | { readonly type: 'flag' }
  | { readonly type: 'account' }
  | { readonly type: 'oneOf'; readonly words: readonly string[] }
  | { readonly type: 'id'; readonly table: string; readonly hidden?: true }
  | { readonly type: 'many'; readonly item: AnyShape; readonly max?: Bound; readonly last?: number }
  | { readonly type: 'record'; readonly item: AnyShape; readonly max?: Bound }
  | { readonly type: 'perWord'; readonly words: readonly string[]; readonly item: AnyShape }
  | { readonly type: 'object'; readonly members: Fields }
  | {
      readonly type: 'union';
      readonly by: string;
      readonly cases: Readonly<Record<string, Fields>>;
    }
  | { readonly type: 'optional'; readonly item: AnyShape }
  | { readonly type: 'orNull'; readonly item: AnyShape }
  | { readonly type: 'gauge' }
  | { readonly type: 'timer' }
  | { readonly type: 'crossing'; readonly gauge: string; readonly when: CrossingAt }
  | { readonly type: 'list'; readonly table: string }
  | {
      readonly type: 'link';
      readonly table: string;
      readonly list: string;
      readonly always?: true;
    }
  | { readonly type: 'owner'; readonly table: string; readonly list: string };

/** The bound of a crossing, and the direction in which the level of the gauge reaches it. */
export type CrossingAt<Setting = never> =
  | { readonly falls: CrossingBound<Setting> }
  | { readonly rises: CrossingBound<Setting> };

/** What else is known of a value: for docs, forms and refusals. */
interface Notes {
  readonly meaning?: string;
  readonly sample?: unknown;
  readonly deprecation?: string;
  readonly formatName?: string;
}

/**
 * The description of a value, once: the shape of a field, an argument, an answer, a member of an
 * event or of the setting. An immutable value. `Type` is its type in TypeScript, `Other` the table
 * that it refers to, `Via` the list or the gauge that it names.
 */
export class Shape<
  out K extends Kind = Kind,
  out Type = unknown,
  out Other extends string = string,
  out Via extends string = string,
> {
  declare readonly [TYPE]?: readonly [K, Type, Other, Via];
  readonly kind: K;
  readonly description: Description;
  /** A sentence of meaning; undefined when there is none. */
  readonly meaning: string | undefined;
  /** A value to show in docs; undefined when docs make one of the bounds. */
  readonly sample: unknown;
  /** Since when not to use it, and what to use instead; undefined when it is in use. */
  readonly deprecation: string | undefined;
  /** The name of what a text or a number means; undefined when that is nothing special. */
  readonly formatName: string | undefined;

  constructor(kind: K, description: Description, notes: Notes = {}) {
    const { deprecation, formatName, meaning, sample } = notes;
    this.kind = kind;
    this.description = Object.freeze(description);
    this.meaning = meaning;
    this.sample = sample;
    this.deprecation = deprecation;
    this.formatName = formatName;
    // Some shapes are fields by number too, which have members of their own.
    Object.assign(this, specOf(description));
    Object.freeze(this);
  }

  /** The same shape with a sentence of meaning: for docs, forms and refusals. */
  about(meaning: string): this {
    return this.#with({ meaning });
  }

  /** The same shape with a value that docs show. */
  example(sample: Type): this {
    return this.#with({ sample });
  }

  /** The same shape, that is no longer to be used: since when, and what to use instead. */
  deprecated(deprecation: string): this {
    return this.#with({ deprecation });
  }

  /**
   * The same shape for values that mean more than their type says, such as `email`: the `format` of
   * JSON Schema, for programs that know it. Readers do not look at it.
   */
  format(formatName: string): this {
    return this.#with({ formatName });
  }

  #with(notes: Notes): this {
    return new Shape(this.kind, this.description, { ...this, ...notes } as Notes) as this;
  }
}

/** Any shape. */
export type AnyShape = Shape;

/** Shapes by name: the fields of a table, the arguments of a command, the members of an object. */
export type Fields = Readonly<Record<string, AnyShape>>;

/** What a link, a list or a crossing is as a field by number. */
function specOf(description: Description): object {
  if (description.type === 'list') return { of: description.table };
  if (description.type === 'link' || description.type === 'owner') {
    return { to: Object.freeze({ table: description.table, list: description.list }) };
  }
  if (description.type !== 'crossing') return {};
  const { gauge: gaugeName, when } = description;
  const { falls, rises } = when as Partial<Record<'falls' | 'rises', CrossingBound>>;
  const bound = falls ?? rises;
  if (bound === undefined || (falls !== undefined && rises !== undefined)) {
    throw new Error(`a crossing of ${gaugeName} needs one of falls and rises`);
  }
  const direction = falls === undefined ? 1 : -1;
  return { at: Object.freeze({ gauge: gaugeName, direction, bound }) };
}

/** How a shape's values are kept. */
export type KindOf<S> = S extends Shape<infer K> ? K : never;
/** The type of a shape's values. */
export type ValueOf<S> = S extends Shape<Kind, infer Type> ? Type : never;
/** The table that a shape refers to. */
export type OtherOf<S> = S extends Shape<Kind, unknown, infer Other> ? Other : never;
/** The list or the gauge that a shape names. */
export type ViaOf<S> = S extends Shape<Kind, unknown, string, infer Via> ? Via : never;

type Left<S> = {
  [M in keyof S]: undefined extends ValueOf<S[M]> ? M : never;
}[keyof S];

/** An object with a value for each shape; what is optional may be left out. */
export type Values<S> = {
  readonly [M in Exclude<keyof S, Left<S>>]: ValueOf<S[M]>;
} & { readonly [M in Left<S>]?: ValueOf<S[M]> };

declare const DEFAULT: unique symbol;

/** By type: a shape whose value may be left out of a setting. */
export interface Defaulted {
  readonly [DEFAULT]?: true;
}

type WithDefault<S> = {
  [M in keyof S]: S[M] extends { readonly [DEFAULT]?: true } ? M : never;
}[keyof S];

/** What is given for these shapes: what has a default may be left out. */
export type GivenValues<S> = Values<Omit<S, WithDefault<S> & keyof S>> &
  Partial<Values<Pick<S, WithDefault<S> & keyof S>>>;

/** An account: an integer from 0, which the engine does not interpret; 0 is none. */
export type Account = number;

function shape<K extends Kind, Type, Other extends string = never, Via extends string = never>(
  kind: K,
  description: Description,
): Shape<K, Type, Other, Via> {
  return new Shape(kind, description) as Shape<K, Type, Other, Via>;
}

/** Bounds without those that are not given, after a check of each. */
function bounds<B extends Readonly<Record<string, unknown>>>(
  type: string,
  given: B | undefined,
): B {
  const kept: Record<string, unknown> = {};
  for (const [name, bound] of Object.entries(given ?? {})) {
    if (bound === undefined) continue;
    const isBound =
      name === 'default' && type === 'text'
        ? typeof bound === 'string'
        : isInt(bound) || (typeof bound === 'string' && name !== 'default' && name !== 'last');
    if (!isBound && !(type === 'number' && Number.isFinite(bound))) {
      const wanted = name === 'default' && type === 'text' ? 'a text' : 'a number or a path';
      throw new Error(`${name} of ${type} must be ${wanted}, not ${shown(bound)}`);
    }
    kept[name] = bound;
  }
  return kept as B;
}

/** Words without repeats. */
function checkedWords(type: string, words: readonly string[]): readonly string[] {
  const isGood = words.length > 0 && words.every((word) => typeof word === 'string');
  if (!isGood || new Set(words).size < words.length) {
    throw new Error(`${type} needs different words, not ${words.map(shown).join(', ')}`);
  }
  return Object.freeze([...words]);
}

/** The same shapes in a frozen object; each must be one. */
function checkedFields<F extends Fields>(type: string, fields: F): F {
  for (const [name, field] of Object.entries(fields)) {
    if (!(field instanceof Shape)) throw new Error(`${name} of ${type} must be a shape`);
    checkName(`a member of ${type}`, name);
  }
  return Object.freeze({ ...fields });
}

function checkedItem<S extends AnyShape>(type: string, item: S): S {
  if (!(item instanceof Shape)) throw new Error(`${type} needs a shape, not ${shown(item)}`);
  return item;
}

/**
 * An integer within ±(2^53 − 1) and its bounds. `default` is for settings and arguments: the value
 * of what is left out.
 */
export function integer(given: {
  readonly min?: Bound;
  readonly max?: Bound;
  readonly default: number;
}): Shape<'word', number, never, never> & Defaulted;
export function integer(given?: {
  readonly min?: Bound;
  readonly max?: Bound;
}): Shape<'word', number, never, never>;
export function integer(given?: {
  readonly min?: Bound;
  readonly max?: Bound;
  readonly default?: number;
}): Shape<'word', number, never, never> {
  return shape('word', { type: 'integer', ...bounds('integer', given) });
}

/** Any finite number, with fractions: for arguments and answers, never for what a world keeps. */
export function number(given?: {
  readonly min?: Bound;
  readonly max?: Bound;
}): Shape<'value', number, never, never> {
  return shape('value', { type: 'number', ...bounds('number', given) });
}

/**
 * A text of `min` to `max` characters (Unicode code points), without half of a surrogate pair, and
 * its default, as that of `integer`.
 */
export function text(given: {
  readonly min?: Bound;
  readonly max?: Bound;
  readonly default: string;
}): Shape<'value', string, never, never> & Defaulted;
export function text(given?: {
  readonly min?: Bound;
  readonly max?: Bound;
}): Shape<'value', string, never, never>;
export function text(given?: {
  readonly min?: Bound;
  readonly max?: Bound;
  readonly default?: string;
}): Shape<'value', string, never, never> {
  return shape('value', { type: 'text', ...bounds('text', given) });
}

/** True or false. */
export const flag: Shape<'word', boolean, never, never> = /* @__PURE__ */ shape('word', {
  type: 'flag',
});

/** An account. */
export const account: Shape<'word', Account, never, never> = /* @__PURE__ */ shape('word', {
  type: 'account',
});

/** One of some words. A row that is not told which begins with the first. */
export function oneOf<const W extends string>(
  ...words: readonly W[]
): Shape<'word', W, never, never> {
  return shape('word', { type: 'oneOf', words: checkedWords('oneOf', words) });
}

/**
 * The id of a row of a table, or 0 for none; as an argument it must be that of a living row.
 *
 * @param given `hidden`: whether there is such a row is a secret, so an argument may be any id, and
 *   the rule answers alike for a row that is not there and for one that the caller may not see
 */
export function id<const Table extends string>(
  table: Table,
  given: { readonly hidden?: true } = {},
): Shape<'word', RowId<Table>, Table, never> {
  return shape('word', { type: 'id', table, ...(given.hidden === true && { hidden: true }) });
}

/** A list of values. `last`: a push beyond so many drops the oldest. */
export function many<Type, Other extends string>(
  item: Shape<Kind, Type, Other, never>,
  given?: { readonly max?: Bound; readonly last?: number },
): Shape<'value', readonly Type[], Other, never> {
  if (given?.max !== undefined && given.last !== undefined) {
    throw new Error('many has max or last: it refuses what is too much, or drops it');
  }
  return shape('value', {
    type: 'many',
    item: checkedItem('many', item),
    ...bounds('many', given),
  });
}

/** Values by names that the game does not know beforehand. */
export function record<Type, Other extends string>(
  item: Shape<Kind, Type, Other, never>,
  given?: { readonly max?: Bound },
): Shape<'value', Readonly<Record<string, Type>>, Other, never> {
  return shape('value', {
    type: 'record',
    item: checkedItem('record', item),
    ...bounds('record', given),
  });
}

/** A value for each of some words: in the row when it is a number, a flag or a word. */
export function perWord<const W extends string, Type, Other extends string>(
  words: readonly W[],
  item: Shape<Kind, Type, Other, never>,
): Shape<'words', { readonly [Word in W]: Type }, Other, never> {
  for (const word of words) checkName('a word of perWord', word);
  return shape('words', {
    type: 'perWord',
    words: checkedWords('perWord', words),
    item: checkedItem('perWord', item),
  });
}

/** An object with these members. */
export function object<const F extends Fields>(
  members: F,
): Shape<'value', Values<F>, never, never> {
  return shape('value', { type: 'object', members: checkedFields('object', members) });
}

/** The objects of a union: each has the word of its case in the member `By`. */
type CasesOf<By extends string, C> = {
  [Case in keyof C]: { readonly [M in By]: Case } & Values<C[Case]>;
}[keyof C];

/** An object whose member `by` says which other members it has. */
export function union<const By extends string, const C extends Readonly<Record<string, Fields>>>(
  by: By,
  cases: C,
): Shape<'value', CasesOf<By, C>, never, never> {
  const checked: Record<string, Fields> = {};
  checkName('the member of union', by);
  for (const [name, members] of Object.entries(cases)) {
    if (Object.hasOwn(members, by)) throw new Error(`${name} of union has a member ${by} already`);
    checkName('a case of union', name);
    checked[name] = checkedFields(`union ${name}`, members);
  }
  checkedWords('union', Object.keys(cases));
  return shape('value', { type: 'union', by, cases: Object.freeze(checked) });
}

/** A value or none: undefined in rows, a member that is left out in arguments. */
export function optional<K extends Kind, Type, Other extends string>(
  item: Shape<K, Type, Other, never>,
): Shape<K, Type | undefined, Other, never> {
  return shape(item.kind, { type: 'optional', item: checkedItem('optional', item) });
}

/** A value or null: for answers. */
export function orNull<Type, Other extends string>(
  item: Shape<Kind, Type, Other, never>,
): Shape<'value', Type | null, Other, never> {
  return shape('value', { type: 'orNull', item: checkedItem('orNull', item) });
}

/** A quantity that changes linearly: exact at any tick without being visited. */
export interface Gauge {
  /** The value now. */
  level: number;
  /** What the level gains each tick. */
  rate: number;
}

/** When something is due in a row. */
export interface Timer {
  /** The tick at which the system is called; 0 when none is set. */
  readonly due: number;
  /** Ticks until then; 0 when none is set. */
  readonly left: number;
  /** Calls the system at a tick, instead of any earlier one. */
  at(tick: number): void;
  /** Calls the system after so many ticks, instead of at any earlier tick. */
  in(ticks: number): void;
  /** Calls the system no more. */
  clear(): void;
}

/** A quantity that changes linearly: exact at any tick without being visited. */
export const gauge: Shape<'gauge', Gauge, never, never> = /* @__PURE__ */ shape('gauge', {
  type: 'gauge',
});

/** An entry of the agenda that belongs to this row: the tick at which its system is called. */
export const timer: Shape<'timer', Timer, never, never> = /* @__PURE__ */ shape('timer', {
  type: 'timer',
});

/**
 * A timer that the engine sets: for the tick at which a gauge of the same row, falling or rising,
 * is at the bound or past it. The bound is a number, the name of a number of the row, or what a
 * function gives for the setting: a number, or several of which the nearest ahead counts. It is
 * set by each write of the gauge and of the bound's field. After its system has run it is set again
 * only if a bound lies strictly ahead.
 *
 * @param gaugeName the gauge, a field of the same table
 * @throws Error when it is not given one of `falls` and `rises`
 * @example
 * table({ oil: gauge, empty: crossing('oil', { falls: 0 }) });
 */
export function crossing<const G extends string, Setting = never>(
  gaugeName: G,
  when: CrossingAt<Setting>,
): Shape<'crossing', Pick<Timer, 'due' | 'left'>, never, G> {
  return shape('crossing', {
    type: 'crossing',
    gauge: gaugeName,
    when: Object.freeze({ ...when }) as CrossingAt,
  });
}

/** The rows of `table` that are linked to this row: `table` has exactly one link to this list. */
export function list<const Table extends string>(
  table: Table,
): Shape<'list', unknown, Table, never> & { readonly of: Table } {
  return shape<'list', unknown, Table>('list', { type: 'list', table }) as never;
}

/** By type: a link that is always set. */
export type Always = 'always';

/**
 * A reference to a row of `table` which keeps this row in that row's `list`. With `always` it is
 * given at insert, and written to move to another row, never to none.
 */
export function link<const Table extends string, const List extends string>(
  table: Table,
  listName: List,
  options: { readonly always: true },
): Shape<'link', Always, Table, List> & {
  readonly to: { readonly table: Table; readonly list: List };
};
export function link<const Table extends string, const List extends string>(
  table: Table,
  listName: List,
): Shape<'link', unknown, Table, List> & {
  readonly to: { readonly table: Table; readonly list: List };
};
export function link<const Table extends string, const List extends string>(
  table: Table,
  listName: List,
  options?: { readonly always: true },
): Shape<'link', unknown, Table, List> & {
  readonly to: { readonly table: Table; readonly list: List };
} {
  return shape<'link', unknown, Table, List>('link', {
    type: 'link',
    table,
    list: listName,
    ...options,
  }) as never;
}

/** A link that is always set: given at insert; the row goes with its owner. */
export function owner<const Table extends string, const List extends string>(
  table: Table,
  listName: List,
): Shape<'owner', unknown, Table, List> {
  return shape('owner', { type: 'owner', table, list: listName });
}

/** Fields as one shape: that of an object with these members. */
export function shapeOf(given: AnyShape | Fields): AnyShape {
  return given instanceof Shape ? given : object(given);
}

/** Whether undefined is a value of the shape: as a member it may be left out. */
export function isOptional({ description }: AnyShape): boolean {
  if (description.type === 'orNull') return isOptional(description.item);
  return description.type === 'optional';
}
