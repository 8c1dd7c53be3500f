import { invariant } from './invariant.js';

/** What a field of a table can be. */
export type FieldKind = 'word' | 'gauge' | 'timer' | 'link' | 'list';

/** A declared field: its kind and, for a link, the list in the other table that it joins. */
export interface FieldSpec<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  readonly to?: { readonly table: string; readonly list: string };
}

/** One integer. */
export const word: FieldSpec<'word'> = { kind: 'word' };

/** A quantity that changes linearly: exact at any tick without being visited. */
export const gauge: FieldSpec<'gauge'> = { kind: 'gauge' };

/** An entry of the agenda that belongs to this row: the tick at which its system is called. */
export const timer: FieldSpec<'timer'> = { kind: 'timer' };

/** The rows of another table that are linked to this row. */
export const list: FieldSpec<'list'> = { kind: 'list' };

/** A reference to a row of `table` which keeps this row in that row's `list`. */
export function link(table: string, listName: string): FieldSpec<'link'> {
  return { kind: 'link', to: { table, list: listName } };
}

declare const FIELD: unique symbol;

/** Where a field stands in a row: a number at run time, bound to its table and kind by type. */
export type Field<Table extends string, Kind extends FieldKind> = number & {
  readonly [FIELD]: [Table, Kind];
};

/** The declared fields of a table, by name. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

/** A table's schema: the order of its fields is the order of its words, part of the format. */
export interface TableDefinition<
  Name extends string = string,
  Specs extends FieldSpecs = FieldSpecs,
> {
  readonly name: Name;
  readonly specs: Specs;
  readonly fields: { readonly [K in keyof Specs]: Field<Name, Specs[K]['kind']> };
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
    fields[field] = stride;
    stride += WORDS_OF[spec.kind];
  }
  if (key !== undefined) {
    invariant(specs[key]?.kind === 'word', `the key of ${name} must be a word: ${key}`);
  }
  return {
    name,
    specs,
    fields: fields as TableDefinition<Name, Specs>['fields'],
    stride,
    key: key === undefined ? 0 : (fields[key] as number),
  };
}

declare const SHAPE: unique symbol;

/** A type carried beside the schema for values which are plain JSON. */
export interface Shape<T> {
  readonly [SHAPE]?: T;
}

/** What every setting must hold. */
export interface Seeded {
  /** The seed of all chance: an integer. */
  readonly seed: number;
}

/** Declares a value of plain JSON with integers only: a document or the setting of a world. */
export function json<T>(): Shape<T> {
  return {};
}

/** The names of an event's numbers, in their order; at most six. */
export type EventCatalogue = Readonly<Record<string, readonly string[]>>;

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

const RESERVED = ['now', 'setting', 'emit', 'roll'];

/**
 * Checks a schema as a whole: each link must name a list, each name must be free.
 *
 * @throws Error naming the table and the field that break a rule.
 */
export function defineSchema<
  const Tables extends Readonly<Record<string, TableDefinition>>,
  const Documents extends Readonly<Record<string, Shape<unknown>>>,
  const Events extends EventCatalogue,
  Setting extends Seeded,
>(schema: Schema<Tables, Documents, Events, Setting>): Schema<Tables, Documents, Events, Setting> {
  for (const [name, table] of Object.entries(schema.tables)) {
    invariant(table.name === name, `table ${table.name} stands under the name ${name}`);
    for (const [field, { to }] of Object.entries(table.specs)) {
      if (to === undefined) continue;
      const kind = schema.tables[to.table]?.specs[to.list]?.kind;
      invariant(kind === 'list', `${name}.${field} joins ${to.table}.${to.list}, which is no list`);
    }
  }
  for (const name of [...Object.keys(schema.tables), ...Object.keys(schema.documents)]) {
    invariant(!RESERVED.includes(name), `the name ${name} is taken by the draft itself`);
    invariant(
      !(name in schema.tables && name in schema.documents),
      `${name} is both a table and a document`,
    );
  }
  for (const [name, numbers] of Object.entries(schema.events)) {
    invariant(numbers.length <= 6, `event ${name} has more than six numbers`);
  }
  return schema;
}
