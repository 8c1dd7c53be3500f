import type { RecordForm } from './codec/copyJson.js';
import { checkCatalogue, type EventCatalogue, type EventWords } from './eventCatalogue.js';
import { isInt } from './int.js';
import { checkName, invariant, mustBe } from './invariant.js';
import type { SecretKey } from './roll.js';

/** What a field of a table can be. */
export type FieldKind = 'word' | 'gauge' | 'timer' | 'crossing' | 'link' | 'list';

/** Whether fields of a kind are due at a tick and have a system, as timers and crossings do. */
export function isTimed(kind: FieldKind | undefined): boolean {
  return kind === 'timer' || kind === 'crossing';
}

/**
 * Where a crossing is: at a number, at what a word of the row says, or at what follows from the
 * setting. Of several bounds the nearest that lies strictly ahead counts, else the last; without
 * any, the crossing is never due.
 */
export type CrossingBound<Setting = never> =
  | number
  | string
  | ((setting: Setting) => number | readonly number[]);

/** A declared field: its kind and, for a link or a list, the table at the other end. */
export interface FieldSpec<Kind extends FieldKind = FieldKind, Other extends string = string> {
  readonly kind: Kind;
  /** For a link: the table of the parent row, and the list of that row which this row joins. */
  readonly to?: { readonly table: Other; readonly list: string };
  /** For a list: the table of its members. */
  readonly of?: Other;
  /** For a crossing: its gauge, which falls (-1) or rises (1) to the bound. */
  readonly at?: {
    readonly gauge: string;
    readonly direction: -1 | 1;
    readonly bound: CrossingBound;
  };
}

/** A declared link, with the name of the list that it joins. */
export interface LinkSpec<Other extends string, List extends string> extends FieldSpec<
  'link',
  Other
> {
  readonly to: { readonly table: Other; readonly list: List };
}

/** One integer. */
export const word: FieldSpec<'word'> = Object.freeze({ kind: 'word' });

declare const ROW: unique symbol;

/**
 * The id of a row: an integer from 1, bound to its table by type. 0 means no row. A plain
 * number is accepted as an id; the id of a row of another table is not.
 */
export type RowId<Table extends string = string> = number & { readonly [ROW]?: Table };

declare const FIELD: unique symbol;

/**
 * The offset of a field in a row: a number at run time, bound by type to its table, its kind and,
 * for a link or a list, the table at the other end.
 */
export type Field<
  Table extends string,
  Kind extends FieldKind,
  Other extends string = string,
> = number & {
  readonly [FIELD]: [Table, Kind, Other];
};

/** The declared fields of a table, by name. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/** The table at the other end of a link or a list. */
type OtherOf<Spec> = Spec extends FieldSpec<FieldKind, infer Other> ? Other : string;

declare const KEY: unique symbol;

/** A table's schema: the order of its fields is the order of its words, part of the format. */
export interface TableDefinition<
  Name extends string = string,
  Specs extends FieldSpecs = FieldSpecs,
  Key extends string = string,
> {
  readonly [KEY]?: Key;
  readonly name: Name;
  readonly specs: Specs;
  readonly fields: {
    readonly [K in keyof Specs]: Field<Name, Specs[K]['kind'], OtherOf<Specs[K]>>;
  };
  /** Words of a row. */
  readonly stride: number;
  /** Offset of the unique key, or 0. Rows of a keyed table are never removed. */
  readonly key: number;
  /**
   * The keys by which `findBy` finds a row: each is a list of words and links that no two living
   * rows have in common. They are set once, by `insert`. Not part of the format.
   */
  readonly unique: readonly (readonly string[])[];
}

/**
 * How many words each kind takes: a gauge is (value, rate, since), a timer or a crossing (due,
 * filed), a link (parent, next, previous), a list its first member.
 */
export const WORDS_OF: Readonly<Record<FieldKind, number>> = {
  word: 1,
  gauge: 3,
  timer: 2,
  crossing: 2,
  link: 3,
  list: 1,
};

/** Offset of 1 for a living row, 0 otherwise; in row 0, of the number of rows ever inserted. */
export const PRESENT = 0;

/** Keys of several fields, whose rows may be removed. */
export interface UniqueKeys<FieldName extends string = string> {
  readonly unique?: readonly (readonly FieldName[])[];
}

/**
 * Declares a table of flat integer rows. Ids run from 1 and are never reused; 0 means none.
 *
 * @throws Error naming a field that is of no kind, or that cannot be part of a key
 * @param keys the word by which `find` finds a row, whose rows are never removed; or `unique`, the
 * lists of words and links by which `findBy` finds one. Both are set once, by `insert`
 * @example
 * const towers = defineTable(
 *   'towers',
 *   { keeper: word, site: link('sites', 'towers'), kind: word },
 *   { unique: [['keeper'], ['site', 'kind']] },
 * );
 */
export function defineTable<
  const Name extends string,
  const Specs extends FieldSpecs,
  const Key extends keyof Specs & string = never,
>(
  name: Name,
  specs: Specs,
  keys: Key | UniqueKeys<keyof Specs & string> = {},
): TableDefinition<Name, Specs, Key> {
  const key = typeof keys === 'string' ? keys : undefined;
  const { unique = [] } = typeof keys === 'string' ? {} : keys;
  const fields: Record<string, number> = {};
  let stride = PRESENT + 1;
  for (const [field, spec] of Object.entries(specs)) {
    checkName(`a field of ${name}`, field);
    if (!Object.hasOwn(WORDS_OF, Object(spec).kind)) {
      const kinds = "word, gauge, timer, crossing, link('table', 'list') or list('table')";
      throw new Error(`field ${name}.${field} must be ${kinds}`);
    }
    fields[field] = stride;
    stride += WORDS_OF[spec.kind];
  }
  for (const [field, { at }] of Object.entries(specs)) {
    if (at !== undefined) checkCrossing(specs, `${name}.${field}`, at);
  }
  if (key !== undefined) {
    invariant(specs[key]?.kind === 'word', `the key of ${name} must be a word: ${key}`);
  }
  for (const members of unique) {
    const isKey = members.length > 0 && new Set(members).size === members.length;
    invariant(isKey, `a key of ${name} must name some fields, each once: ${members.join(', ')}`);
    for (const member of members) {
      const kind = Object.hasOwn(specs, member) ? specs[member]?.kind : undefined;
      const isWord = kind === 'word' || kind === 'link';
      invariant(isWord, `${member} of a key of ${name} must be a word or a link`);
    }
  }
  return Object.freeze({
    name,
    specs: Object.freeze({ ...specs }),
    fields: Object.freeze(fields) as TableDefinition<Name, Specs, Key>['fields'],
    stride,
    key: key === undefined ? 0 : (fields[key] as number),
    unique: Object.freeze(unique.map((members) => Object.freeze([...members]))),
  });
}

/** Checks that the gauge of a crossing exists in its table, and that its bound can be one. */
function checkCrossing(
  specs: FieldSpecs,
  place: string,
  { bound, gauge: gaugeName }: NonNullable<FieldSpec['at']>,
): void {
  const kindOf = (name: string): FieldKind | undefined =>
    Object.hasOwn(specs, name) ? specs[name]?.kind : undefined;
  if (kindOf(gaugeName) !== 'gauge') {
    throw new Error(`crossing ${place} names ${gaugeName}, which is no gauge of its table`);
  }
  if (typeof bound === 'string') {
    if (kindOf(bound) === 'word') return;
    throw new Error(`crossing ${place} has the bound ${bound}, which is no word of its table`);
  }
  if (typeof bound === 'function' || isInt(bound)) return;
  throw mustBe(`the bound of crossing ${place}`, 'an integer, a field or a function', bound);
}

declare const JSON_TYPE: unique symbol;

/** A type carried beside the schema for values which are plain JSON. */
export interface Json<T> {
  readonly [JSON_TYPE]?: T;
  /** Where the values have records: a schema of shapes says so. */
  readonly form?: RecordForm | undefined;
}

/** What every setting must hold. */
export interface Seeded {
  /** An integer. The world's rolls are drawn under it when there is no key. */
  readonly seed: number;
  /** What the world's rolls are drawn under: secret, so that nobody can compute a roll. */
  readonly key?: SecretKey;
}

/** Declares a value of plain JSON with integers only: a document or the setting of a world. */
export function json<T>(): Json<T> {
  return {};
}

/** All that a simulation keeps and tells. Order of tables and events is part of the format. */
export interface Schema<
  Tables extends Readonly<Record<string, TableDefinition>> = Readonly<
    Record<string, TableDefinition>
  >,
  Documents extends Readonly<Record<string, Json<unknown>>> = Readonly<
    Record<string, Json<unknown>>
  >,
  Events extends EventCatalogue = EventCatalogue,
  Setting extends Seeded = Seeded,
> {
  readonly tables: Tables;
  readonly documents: Documents;
  readonly events: Events;
  /**
   * By event and position of a member: what its numbers stand for, if not for themselves. Readers
   * of the event get that instead.
   */
  readonly eventWords?: EventWords;
  readonly setting: Json<Setting>;
  /** What is stored beyond this of a schema that is made of shapes; part of the schema's hash. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** The name under which drafts and worlds show the values of a table of words. */
export function valuesName(table: string): string {
  return `${table}.values`;
}

/**
 * The name under which drafts and worlds show a collection of documents. A table may have values: a
 * collection of the table's name, in which each document has the id of its row. The table keeps the
 * name, and its values stand beside it.
 */
export function collectionName(
  { tables }: { readonly tables: Readonly<Record<string, unknown>> },
  name: string,
): string {
  return Object.hasOwn(tables, name) ? valuesName(name) : name;
}

/** `collectionName` of a collection, by type. */
export type CollectionName<Tables, Name> = Name extends keyof Tables & string
  ? `${Name}.values`
  : Name;

/** The names that the draft has for itself. */
export const RESERVED: readonly string[] = [
  'now',
  'setting',
  'emit',
  'roll',
  'chance',
  'require',
  'accept',
  'perform',
];

/** The same tables, if each link names a list of its table; else a message instead of the link. */
export type WithLinks<Tables extends Readonly<Record<string, TableDefinition>>> = {
  readonly [T in keyof Tables]: {
    readonly specs: {
      readonly [F in keyof Tables[T]['specs']]: LinkChecked<Tables, T, Tables[T]['specs'][F]>;
    };
  };
};

type LinkChecked<Tables extends Readonly<Record<string, TableDefinition>>, Own, Spec> =
  Spec extends LinkSpec<infer Other, infer List>
    ? Tables[Other]['specs'][List] extends FieldSpec<'list', Own & string>
      ? Spec
      : `${Other}.${List} must be a list of ${Own & string}`
    : Spec;

/**
 * Checks a schema as a whole: each link names a list of its own table, each list has exactly one
 * link, each name is free. A name of a table may be that of a collection too: of its values.
 *
 * @throws Error naming the table and the field that break a rule.
 */
export function defineFieldSchema<
  const Tables extends Readonly<Record<string, TableDefinition>>,
  const Documents extends Readonly<Record<string, Json<unknown>>>,
  const Events extends EventCatalogue,
  Setting extends Seeded,
>(
  schema: Schema<Tables, Documents, Events, Setting> & { readonly tables: WithLinks<Tables> },
): Schema<Tables, Documents, Events, Setting> {
  for (const [name, table] of Object.entries(schema.tables)) {
    invariant(table.name === name, `table ${table.name} stands under the name ${name}`);
  }
  checkLinks(schema.tables);
  const collections = Object.keys(schema.documents).map((name) => collectionName(schema, name));
  const members = [...Object.keys(schema.tables), ...collections];
  for (const name of members) {
    checkName('a table or a collection', name);
    invariant(!RESERVED.includes(name), `the name ${name} is taken by the draft itself`);
    const count = members.filter((other) => other === name).length;
    invariant(count === 1, `${name} is the name of ${count} tables or collections`);
  }
  checkCatalogue(schema.events);
  const events = Object.entries(schema.events).map(([name, members]) => {
    return [name, Object.freeze([...members])] as const;
  });
  return Object.freeze({
    tables: Object.freeze({ ...schema.tables }),
    documents: Object.freeze({ ...schema.documents }),
    events: Object.freeze(Object.fromEntries(events)) as Events,
    ...(schema.stored && { stored: schema.stored }),
    ...(schema.eventWords && { eventWords: Object.freeze({ ...schema.eventWords }) }),
    setting: schema.setting,
  });
}

/** Checks that links and lists belong together, one to one. */
function checkLinks(tables: Readonly<Record<string, TableDefinition>>): void {
  const linksOf = new Map<string, string[]>();
  for (const [name, { specs }] of Object.entries(tables)) {
    for (const [field, { to }] of Object.entries(specs)) {
      if (to === undefined) continue;
      const target = `${to.table}.${to.list}`;
      const isOwn = tables[to.table]?.specs[to.list]?.of === name;
      invariant(isOwn, `link ${name}.${field} names ${target}, which is no list of ${name}`);
      linksOf.set(target, [...(linksOf.get(target) ?? []), `${name}.${field}`]);
    }
  }
  for (const [name, { specs }] of Object.entries(tables)) {
    for (const [field, { kind }] of Object.entries(specs)) {
      if (kind !== 'list') continue;
      const links = linksOf.get(`${name}.${field}`) ?? [];
      const found = `${links.length}: ${links.join(', ')}`;
      invariant(links.length === 1, `list ${name}.${field} needs exactly one link, has ${found}`);
    }
  }
}
