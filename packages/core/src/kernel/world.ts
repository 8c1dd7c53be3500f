import type { Chance } from './chance.js';
import type { EventCatalogue, EventIn, EventValues } from './eventCatalogue.js';
import type { Outcome, PlainObject, Refusal, refuse } from './outcome.js';
import type { Field, Json, RowId } from './schema.js';

/**
 * A table for reading. 0 means no row, as `find` and `parent` return it, and reads as 0 in
 * every field. To read any other row that does not exist is an error: an id from outside is
 * checked with `has` first.
 */
export interface TableReader<Name extends string> {
  /** Rows ever inserted; ids run 1 ... count. */
  readonly count: number;
  /** Living rows. */
  readonly size: number;
  /** Whether a living row has this id. Any number may be asked. */
  has(id: number): boolean;
  /**
   * The living row with the least id above this one, of `next(0)` the first; 0 when there is none.
   * A visit by it makes no list and stops where the caller likes.
   */
  next(id: number): RowId<Name>;
  get(id: RowId<Name>, field: Field<Name, 'word'>): number;
  /** The gauge's value now. */
  level(id: RowId<Name>, field: Field<Name, 'gauge'>): number;
  /** What the gauge gains a tick. */
  rate(id: RowId<Name>, field: Field<Name, 'gauge'>): number;
  /** When the timer or crossing is due, in ticks; 0 when it is not set. */
  due(id: RowId<Name>, field: Field<Name, 'timer' | 'crossing'>): number;
  /** The row this one is linked to; 0 when none. */
  parent<Other extends string>(id: RowId<Name>, field: Field<Name, 'link', Other>): RowId<Other>;
  /** The ids in a list, ascending, in a fresh array. */
  members<Other extends string>(id: RowId<Name>, field: Field<Name, 'list', Other>): RowId<Other>[];
  /**
   * The ids in the lists of several rows, ascending, in steps of about a thousand ids, so that a
   * host can do other work in between; each step gives its number of ids. For a snapshot: a draft
   * may change between two steps.
   */
  membersInSteps<Other extends string>(
    ids: readonly RowId<Name>[],
    field: Field<Name, 'list', Other>,
  ): Generator<number, RowId<Other>[], void>;
  /** How many ids are in a list; no more than `max` are counted, so a long one costs no more. */
  lengthUpTo(id: RowId<Name>, field: Field<Name, 'list'>, max: number): number;
  isEmpty(id: RowId<Name>, field: Field<Name, 'list'>): boolean;
  /** The row with this key; 0 when none. Only for a table declared with a key. */
  find(key: number): RowId<Name>;
  /**
   * The living row with a unique key; 0 when none.
   *
   * @param unique the position of the key in `unique` of the table
   * @param values one for each of its fields, in their order there; of a link, the parent
   * @throws Error when the table has no such key, or the values are not as many integers
   */
  findBy(unique: number, values: readonly number[]): RowId<Name>;
  /** The living rows' ids, ascending: a visit of the whole table, for views and audits. */
  ids(): RowId<Name>[];
}

/**
 * A table for writing, inside a transition. To write a row that does not exist, row 0 too, is an
 * error.
 */
export interface TableDraft<Name extends string> extends TableReader<Name> {
  /**
   * A new row, all zero; ids are monotone and never reused. A keyed table wants its key, and one
   * with `unique` the values of all fields of its keys, each once, in the order of the table's
   * fields; of a link, the parent, or 0.
   *
   * @throws Error naming the table and the key, when a living row has it
   */
  insert(key?: number | readonly number[]): RowId<Name>;
  /** Unlinks the row, cancels its timers, and forgets it. Not for tables with a `key`. */
  remove(id: RowId<Name>): void;
  set(id: RowId<Name>, field: Field<Name, 'word'>, value: number): void;
  add(id: RowId<Name>, field: Field<Name, 'word'>, delta: number): void;
  /** Puts the gauge to `value` now; its rate stays. Sets the crossings of the gauge. */
  setLevel(id: RowId<Name>, field: Field<Name, 'gauge'>, value: number): void;
  /** From now on the gauge gains `rate` a tick. Sets the crossings of the gauge. */
  setRate(id: RowId<Name>, field: Field<Name, 'gauge'>, rate: number): void;
  /**
   * Calls the timer's system for this row at tick `due`, instead of any earlier due tick.
   * A command may name `now + 1` at the earliest, a system `now`: the next wave of this tick.
   */
  schedule(id: RowId<Name>, field: Field<Name, 'timer'>, due: number): void;
  cancel(id: RowId<Name>, field: Field<Name, 'timer'>): void;
  /** Links the row to `parent`, leaving any former one. */
  join<Other extends string>(
    id: RowId<Name>,
    field: Field<Name, 'link', Other>,
    parent: RowId<NoInfer<Other>>,
  ): void;
  leave(id: RowId<Name>, field: Field<Name, 'link'>): void;
}

/** A collection of documents for reading. */
export interface DocumentReader<T> {
  readonly count: number;
  get(id: number): Readonly<T> | undefined;
  /** The living documents' ids, ascending. */
  ids(): number[];
}

/** A collection of documents for writing, inside a transition. */
export interface DocumentDraft<T> extends DocumentReader<T> {
  /** Adds a copy of a document, which must be plain JSON of integers. */
  insert(document: T): number;
  /** Edits one document by plain assignments to a draft of it. */
  edit(id: number, recipe: (document: T) => void): void;
  /** Replaces a document by another one. */
  replace(id: number, document: T): void;
  remove(id: number): void;
}

/** The tables of a schema. */
export type TablesOf<S> = S extends { readonly tables: infer T } ? T : never;

/** The document collections of a schema. */
export type DocumentsOf<S> = S extends { readonly documents: infer D } ? D : never;

/** The catalogue of a schema's events. */
export type EventsOf<S> = S extends { readonly events: infer E extends EventCatalogue }
  ? E
  : EventCatalogue;

/** One event of a schema: a union, told apart by `name`. */
export type EventOf<S> = EventIn<EventsOf<S>>;

/** The setting of a schema's worlds: at least the seed of its chance. */
export type SettingOf<S> = S extends { readonly setting: Json<infer T> } ? T : never;

/** The name of a table. */
export type NameOf<T> = T extends { readonly name: infer Name extends string } ? Name : never;

/** The type of a plain value. */
export type JsonOf<T> = T extends Json<infer D> ? D : never;

/** The names of the values of tables, `name.values`: see `collectionName`. */
type ValuesNames<S> = `${keyof TablesOf<S> & keyof DocumentsOf<S> & string}.values`;

/** The values of a row of the table to which such a name belongs. */
type ValuesOf<S, Name> = Name extends `${infer Table}.values`
  ? JsonOf<DocumentsOf<S>[Table & keyof DocumentsOf<S>]>
  : never;

/** All of a snapshot, to be read: what views and rules take. */
export type WorldOf<S> = {
  readonly now: number;
  readonly setting: SettingOf<S>;
  /** Keyed chance under the world's seed, at this tick. */
  roll(domain: number, entity: number, n?: number): number;
} & {
  readonly [K in keyof TablesOf<S>]: TableReader<NameOf<TablesOf<S>[K]>>;
} & {
  readonly [K in Exclude<keyof DocumentsOf<S>, keyof TablesOf<S>>]: DocumentReader<
    JsonOf<DocumentsOf<S>[K]>
  >;
} & {
  readonly [K in ValuesNames<S>]: DocumentReader<ValuesOf<S, K>>;
};

/** The mutable view of the next snapshot while one transition runs; after it, each use throws. */
export type DraftOf<S> = {
  readonly now: number;
  readonly setting: SettingOf<S>;
  /** Keyed chance under the world's seed, at this tick. */
  roll(domain: number, entity: number, n?: number): number;
  /**
   * Records an event: its name and its values in the order of the schema.
   *
   * @throws Error naming the event when it is unknown, and the member whose value is missing, one
   * too many, or not a safe integer.
   */
  emit<Name extends keyof EventsOf<S> & string>(
    name: Name,
    ...values: EventValues<EventsOf<S>[Name]>
  ): void;
  /**
   * Returns a value that is there. Without one (undefined, null or false) the running command ends
   * as refused, and has changed nothing. A number is always there: say what you mean, `turn !== 0`.
   * It may be taken out of the draft: `const { require } = draft`.
   *
   * @throws Error in a system and in genesis: only a command can be refused
   * @example
   * const keeper = draft.require(draft.keepers.get(account), 'no_lamp', 'You keep no lamp.');
   */
  require<Value extends object | string | boolean | null | undefined>(
    value: Value,
    code: string,
    message: string,
    numbers?: Refusal['numbers'],
  ): Exclude<Value, undefined | null | false>;
  /**
   * Returns what a check returned, for checks that views need too: a function that returns
   * `refuse(…)` or what was asked for. With a refusal the running command ends as refused.
   *
   * @throws Error as `require`
   */
  accept<Checked>(checked: Checked): Exclude<Checked, ReturnType<typeof refuse>>;
  /**
   * Performs a command of the same definition inside this rule, for an account. Arguments and
   * answer are copied, as in `execute`. A command that is refused has changed nothing.
   *
   * @throws Error in genesis and in a migration, when the command is refused: nothing leads back
   * @throws Error when 100 commands perform each other, or the command throws: the transition fails
   */
  perform(type: string, args: PlainObject, account: number): Outcome;
  /**
   * Chance that counts its draws: each draw of one purpose and row is another one, and draws for
   * other purposes and rows change nothing. The count starts at 0 in each tick and is part of
   * the world until the next one.
   *
   * @param purpose a text of the game, one for each purpose
   * @param row whose chance it is, an integer from 0
   * @throws Error naming the purpose, when it is no text, or the row is none
   */
  chance(purpose: string, row?: number): Chance;
} & {
  readonly [K in keyof TablesOf<S>]: TableDraft<NameOf<TablesOf<S>[K]>>;
} & {
  readonly [K in Exclude<keyof DocumentsOf<S>, keyof TablesOf<S>>]: DocumentDraft<
    JsonOf<DocumentsOf<S>[K]>
  >;
} & {
  readonly [K in ValuesNames<S>]: DocumentDraft<ValuesOf<S, K>>;
};
