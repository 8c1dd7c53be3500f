import { checkCatalogue, type EventCatalogue } from './eventCatalogue.js';
import { invariant } from './invariant.js';
import type { SecretKey } from './roll.js';

/** What a field of a table can be. */
export type FieldKind = 'word' | 'gauge' | 'timer' | 'link' | 'list';

/** A declared field: its kind and, for a link or a list, the table at the other end. */
export interface FieldSpec<Kind extends FieldKind = FieldKind, Other extends string = string> {
  readonly kind: Kind;
  /** For a link: the table of the parent row, and the list of that row which this row joins. */
  readonly to?: { readonly table: Other; readonly list: string };
  /** For a list: the table of its members. */
  readonly of?: Other;
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

/** A quantity that changes linearly: exact at any tick without being visited. */
export const gauge: FieldSpec<'gauge'> = Object.freeze({ kind: 'gauge' });

/** An entry of the agenda that belongs to this row: the tick at which its system is called. */
export const timer: FieldSpec<'timer'> = Object.freeze({ kind: 'timer' });

/** The rows of `table` that are linked to this row: `table` has exactly one link to this list. */
export function list<const Table extends string>(table: Table): FieldSpec<'list', Table> {
  return Object.freeze({ kind: 'list', of: table });
}

/** A reference to a row of `table` which keeps this row in that row's `list`. */
export function link<const Table extends string, const List extends string>(
  table: Table,
  listName: List,
): LinkSpec<Table, List> {
  return Object.freeze({ kind: 'link', to: Object.freeze({ table, list: listName }) });
}

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

/** A table's schema: the order of its fields is the order of its words, part of the format. */
export interface TableDefinition<
  Name extends string = string,
  Specs extends FieldSpecs = FieldSpecs,
> {
  readonly name: Name;
  readonly specs: Specs;
  readonly fields: {
    readonly [K in keyof Specs]: Field<Name, Specs[K]['kind'], OtherOf<Specs[K]>>;
  };
  /** Words of a row. */
  readonly stride: number;
  /** Offset of the unique key, or 0. Rows of a keyed table are never removed. */
  readonly key: number;
}

/**
 * How many words each kind takes: a gauge is (value, rate, since), a timer (due, filed), a link
 * (parent, next, previous), a list its first member.
 */
export const WORDS_OF: Readonly<Record<FieldKind, number>> = {
  word: 1,
  gauge: 3,
  timer: 2,
  link: 3,
  list: 1,
};

/** Offset of 1 for a living row, 0 otherwise; in row 0, of the number of rows ever inserted. */
export const PRESENT = 0;

/**
 * Declares a table of flat integer rows. Ids run from 1 and are never reused; 0 means none.
 *
 * @throws Error naming a field that is of no kind
 * @param key the word by which `find` finds a row; set once by `insert`, unique
 */
export function defineTable<const Name extends string, const Specs extends FieldSpecs>(
  name: Name,
  specs: Specs,
  key?: keyof Specs & string,
): TableDefinition<Name, Specs> {
  const fields: Record<string, number> = {};
  let stride = PRESENT + 1;
  for (const [field, spec] of Object.entries(specs)) {
    if (!Object.hasOwn(WORDS_OF, Object(spec).kind)) {
      const kinds = "word, gauge, timer, link('table', 'list') or list('table')";
      throw new Error(`field ${name}.${field} must be ${kinds}`);
    }
    fields[field] = stride;
    stride += WORDS_OF[spec.kind];
  }
  if (key !== undefined) {
    invariant(specs[key]?.kind === 'word', `the key of ${name} must be a word: ${key}`);
  }
  return Object.freeze({
    name,
    specs: Object.freeze({ ...specs }),
    fields: Object.freeze(fields) as TableDefinition<Name, Specs>['fields'],
    stride,
    key: key === undefined ? 0 : (fields[key] as number),
  });
}

declare const SHAPE: unique symbol;

/** A type carried beside the schema for values which are plain JSON. */
export interface Shape<T> {
  readonly [SHAPE]?: T;
}

/** What every setting must hold. */
export interface Seeded {
  /** An integer. The world's rolls are drawn under it when there is no key. */
  readonly seed: number;
  /** What the world's rolls are drawn under: secret, so that nobody can compute a roll. */
  readonly key?: SecretKey;
}

/** Declares a value of plain JSON with integers only: a document or the setting of a world. */
export function json<T>(): Shape<T> {
  return {};
}

/** All that a simulation keeps and tells. Order of tables and events is part of the format. */
export interface Schema<
  Tables extends Readonly<Record<string, TableDefinition>> = Readonly<
    Record<string, TableDefinition>
  >,
  Documents extends Readonly<Record<string, Shape<unknown>>> = Readonly<
    Record<string, Shape<unknown>>
  >,
  Events extends EventCatalogue = EventCatalogue,
  Setting extends Seeded = Seeded,
> {
  readonly tables: Tables;
  readonly documents: Documents;
  readonly events: Events;
  readonly setting: Shape<Setting>;
}

const RESERVED = ['now', 'setting', 'emit', 'roll', 'require', 'accept'];

/** The same tables, if each link names a list of its table; else a message instead of the link. */
type WithLinks<Tables extends Readonly<Record<string, TableDefinition>>> = {
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
 * link, each name is free.
 *
 * @throws Error naming the table and the field that break a rule.
 */
export function defineSchema<
  const Tables extends Readonly<Record<string, TableDefinition>>,
  const Documents extends Readonly<Record<string, Shape<unknown>>>,
  const Events extends EventCatalogue,
  Setting extends Seeded,
>(
  schema: Schema<Tables, Documents, Events, Setting> & { readonly tables: WithLinks<Tables> },
): Schema<Tables, Documents, Events, Setting> {
  for (const [name, table] of Object.entries(schema.tables)) {
    invariant(table.name === name, `table ${table.name} stands under the name ${name}`);
  }
  checkLinks(schema.tables);
  for (const name of [...Object.keys(schema.tables), ...Object.keys(schema.documents)]) {
    invariant(!RESERVED.includes(name), `the name ${name} is taken by the draft itself`);
    invariant(
      !(name in schema.tables && name in schema.documents),
      `${name} is both a table and a document`,
    );
  }
  checkCatalogue(schema.events);
  const events = Object.entries(schema.events).map(([name, members]) => {
    return [name, Object.freeze([...members])] as const;
  });
  return Object.freeze({
    tables: Object.freeze({ ...schema.tables }),
    documents: Object.freeze({ ...schema.documents }),
    events: Object.freeze(Object.fromEntries(events)) as Events,
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
