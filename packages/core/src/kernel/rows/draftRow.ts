import type { Chance } from '../chance.js';
import type { Refusal, Refused } from '../outcome.js';
import type { RowId, Seeded } from '../schema.js';
import type {
  Account,
  Always,
  Fields,
  Gauge,
  GivenValues,
  KindOf,
  OtherOf,
  Timer,
  Values,
  ValueOf,
  ViaOf,
} from '../shape/shape.js';

/** A key of a table: the name of a field, or the names of some fields together. */
export type Key = string | readonly string[];

declare const KEYS: unique symbol;

/**
 * A table of a schema. `One` is true for a table of one row. `U` are its unique keys: what `by`
 * takes, so that a table with keys can be given where one without is wanted.
 */
export interface TableShape<
  F extends Fields = Fields,
  One extends boolean = boolean,
  in U extends Key = never,
> {
  readonly [KEYS]?: (key: U) => void;
  readonly shapes: F;
  readonly one: One;
  readonly unique: readonly Key[];
  /** Whether all members are kept in one value for each id. */
  readonly onlyValues: boolean;
}

/** The tables of a schema by name. */
export type Tables = Readonly<Record<string, TableShape>>;

/** The shapes of a table's fields. */
type Of<T extends Tables, N extends keyof T> = T[N]['shapes'];

/** The names of the fields of some kinds. */
export type FieldsOf<F, Kinds extends string> = {
  [K in keyof F]: KindOf<F[K]> extends Kinds ? K : never;
}[keyof F];

/** What a link is that may lead to no row. */
type NoRow<Shape> = ValueOf<Shape> extends Always ? never : undefined;

type Plain = number | string | boolean | null | undefined;

/** A value as a draft shows it: it can be written at any depth. */
export type Mutable<T> = T extends Plain
  ? T
  : T extends readonly (infer Item)[]
    ? Mutable<Item>[]
    : { -readonly [K in keyof T]: Mutable<T[K]> };

/** A row of a draft. Its members are typed when they are used, so tables may refer in circles. */
export type DraftRow<T extends Tables, N extends keyof T> = { readonly id: RowId<N & string> } & {
  -readonly [K in FieldsOf<Of<T, N>, 'word'>]: ValueOf<Of<T, N>[K]>;
} & {
  -readonly [K in FieldsOf<Of<T, N>, 'value' | 'words'>]: Mutable<ValueOf<Of<T, N>[K]>>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'timer' | 'gauge' | 'crossing'>]: ValueOf<Of<T, N>[K]>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'list'>]: RowList<DraftRow<T, OtherOf<Of<T, N>[K]>>>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'owner'>]: DraftRow<T, OtherOf<Of<T, N>[K]>>;
} & {
  -readonly [K in FieldsOf<Of<T, N>, 'link'>]:
    | DraftRow<T, OtherOf<Of<T, N>[K]>>
    | NoRow<Of<T, N>[K]>;
};

/** A row of a world for reading. */
export type WorldRow<T extends Tables, N extends keyof T> = { readonly id: RowId<N & string> } & {
  readonly [K in FieldsOf<Of<T, N>, 'word' | 'value' | 'words'>]: ValueOf<Of<T, N>[K]>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'timer' | 'crossing'>]: Pick<Timer, 'due' | 'left'>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'gauge'>]: Readonly<Gauge>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'list'>]: RowList<WorldRow<T, OtherOf<Of<T, N>[K]>>>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'owner'>]: WorldRow<T, OtherOf<Of<T, N>[K]>>;
} & {
  readonly [K in FieldsOf<Of<T, N>, 'link'>]:
    | WorldRow<T, OtherOf<Of<T, N>[K]>>
    | NoRow<Of<T, N>[K]>;
};

/**
 * Rows in the order of their ids: of a whole table, or those that are linked to a row. A visit
 * takes the rows that there are when it begins, and skips those that are removed meanwhile.
 */
export interface RowList<Row> extends Iterable<Row> {
  /** Whether there is no row; always quick. */
  readonly isEmpty: boolean;
  /** The number of rows; of a list it is counted each time. */
  readonly size: number;
  /** The row with the smallest id. */
  readonly first: Row | undefined;
  each(visit: (row: Row) => void): void;
  map<To>(to: (row: Row) => To): To[];
  find(holds: (row: Row) => boolean): Row | undefined;
  filter(holds: (row: Row) => boolean): Row[];
  some(holds: (row: Row) => boolean): boolean;
  count(holds: (row: Row) => boolean): number;
  sum(of: (row: Row) => number): number;
  /** The row of the greatest number, the first of several; rows without a number do not count. */
  best(of: (row: Row) => number | undefined): Row | undefined;
  /** Rows after an id, at most `limit`; `next` is the `after` of the next page, null at the end. */
  page(from: {
    readonly after: number;
    readonly limit: number;
    readonly where?: (row: Row) => boolean;
  }): { rows: Row[]; next: number | null };
}

type Flat<U> = U extends readonly (infer K)[] ? K : U;
type KeysOf<T extends Tables, N extends keyof T> =
  T[N] extends TableShape<infer _F, infer _One, infer U> ? U : never;

/** Any row of a table, or what has its id. */
type RowIn<Name> = { readonly id: RowId<Name & string> };

/** What `insert` and `by` take for a field. */
type Given<Shape> =
  KindOf<Shape> extends 'owner'
    ? RowIn<OtherOf<Shape>>
    : KindOf<Shape> extends 'link'
      ? RowIn<OtherOf<Shape>> | NoRow<Shape>
      : KindOf<Shape> extends 'gauge'
        ? number | Partial<Readonly<Gauge>>
        : KindOf<Shape> extends 'timer'
          ? number
          : KindOf<Shape> extends 'words'
            ? Partial<ValueOf<Shape>>
            : ValueOf<Shape>;

/** The names of the links that are always set. */
type AlwaysOf<F> = {
  [K in FieldsOf<F, 'link'>]: ValueOf<F[K]> extends Always ? K : never;
}[FieldsOf<F, 'link'>];

/** What must be given to `insert`: the members of keys, owners, and links that are always set. */
type Needed<T extends Tables, N extends keyof T> = (
  | Flat<KeysOf<T, N>>
  | FieldsOf<Of<T, N>, 'owner'>
  | AlwaysOf<Of<T, N>>
) &
  keyof Of<T, N>;

/** What a new row is made of. What is left out is 0, false, `''`, `[]`, the first word, or none. */
export type Insertable<T extends Tables, N extends keyof T> = {
  readonly [K in Needed<T, N>]: Given<Of<T, N>[K]>;
} & {
  readonly [
    K in Exclude<
      FieldsOf<Of<T, N>, 'word' | 'value' | 'words' | 'link' | 'gauge' | 'timer'>,
      Needed<T, N>
    >
  ]?: Given<Of<T, N>[K]>;
};

type ByKey<F, U> = U extends string
  ? { readonly [K in U & keyof F]: Given<F[K]> }
  : U extends readonly (infer Part)[]
    ? { readonly [K in Part & keyof F]: Given<F[K]> }
    : never;

/** A table for reading. */
export interface WorldTable<
  T extends Tables,
  N extends keyof T,
  Row = WorldRow<T, N>,
> extends RowList<Row> {
  /**
   * The row with an id, or that is found by a key.
   *
   * @throws Error when there is none
   */
  get(id: RowId<N & string> | RowIn<N> | ByKey<Of<T, N>, KeysOf<T, N>>): Row;
  /** The row with such an id or key; undefined when there is none. */
  by(key: RowId<N & string> | RowIn<N> | ByKey<Of<T, N>, KeysOf<T, N>>): Row | undefined;
}

/** A table for writing, inside a transition. */
export interface DraftTable<T extends Tables, N extends keyof T> extends WorldTable<
  T,
  N,
  DraftRow<T, N>
> {
  /**
   * A new row; ids are never used again. Links and owners are given as rows, a gauge as its level
   * or `{ level, rate }`, a timer as ticks from now.
   *
   * @throws Error naming the field that is missing, unknown, out of its bounds, or a key in use
   */
  insert(values: Insertable<T, N>): DraftRow<T, N>;
  /** Removes a row: links to it become undefined, lists drop it, what it owns goes with it. */
  remove(row: RowId<N & string> | RowIn<N>): void;
}

/** Ways to refuse, of commands and views. */
export interface Guards {
  /**
   * Returns a value that is there. Without one (undefined, null or false) the running command or
   * view ends as refused, and nothing has changed. A number is always there: say what you mean,
   * `turn !== 0`. It may be taken out: `const { require } = draft`.
   *
   * @throws Error in a system, in `every` and in genesis: only commands and views can be refused
   */
  require<V>(
    value: NotNumber<V>,
    code: string,
    message: string,
    numbers?: Refusal['numbers'],
  ): Exclude<V, undefined | null | false>;
  /** Returns what a check returned; when it is a refusal, the command or view ends as refused. */
  accept<V>(checked: V): Exclude<V, Refused>;
}
type NotNumber<V> = [Extract<V, number>] extends [never] ? V : never;

/** A table, or the row of a table of one row. */
type InWorld<T extends Tables, N extends keyof T> = T[N]['one'] extends true
  ? WorldRow<T, N>
  : WorldTable<T, N>;
type InDraft<T extends Tables, N extends keyof T> = T[N]['one'] extends true
  ? DraftRow<T, N>
  : DraftTable<T, N>;

/** A world for reading: what views and checks take. A draft can be given for it. */
export type WorldIn<T extends Tables, G> = { readonly now: number; readonly setting: G } & {
  readonly [N in keyof T]: InWorld<T, N>;
};

/** The next world while one transition runs; after it, each use throws. */
export type DraftIn<T extends Tables, E extends EventShapes, G> = Guards & {
  /** The time of the world in ticks. */
  readonly now: number;
  readonly setting: G;
  /**
   * Performs a command inside a rule: a bot, a late player. With a savepoint: when it is refused,
   * nothing has changed.
   *
   * @throws Error when the simulation has no such command
   */
  perform<A, R>(
    command: CommandRule<A, R>,
    args: Values<A>,
    account: Account,
  ): AnswerOf<R> | Refused;
  /** Draws of a purpose, and of a row: each draw of one tick is another. */
  chance(purpose: string, row?: { readonly id: number }): Chance;
  /**
   * Keyed chance: the same key gives the same 32 bits in a tick, however often it is rolled. For
   * what must be keyed; `chance` is for all else.
   */
  roll(domain: number, entity: number, n?: number): number;
  /** Records an event. */
  emit<Name extends keyof E & string>(name: Name, values: Values<E[Name]>): void;
} & { readonly [N in keyof T]: InDraft<T, N> };

/** The members of each event, by its name. */
export type EventShapes = Readonly<Record<string, Fields>>;

/** An event as it is read: its tick, its name and its members. */
export type EventOfShapes<E extends EventShapes> = {
  readonly [Name in keyof E & string]: {
    readonly tick: number;
    readonly name: Name;
  } & Values<E[Name]>;
}[keyof E & string];

/** Who asks: an account of the simulation; 0 is none. */
export interface Caller {
  readonly account: Account;
}

/** What a rule answers: nothing where it declares no answer. */
export type AnswerOf<R> = keyof R extends never ? void : Values<R>;

/** A command of a schema: what it takes and answers, and the change that it makes. */
export interface CommandRule<A = unknown, R = unknown> {
  readonly about: string | undefined;
  readonly args: A;
  readonly answer: R;
  readonly run: Function;
}

/** A view of a schema: what it takes and answers, and how it is read. */
export interface ViewRule<A = unknown, R = unknown> {
  readonly about: string | undefined;
  /** Whether callers without an account may ask. */
  readonly public: boolean;
  readonly args: A;
  readonly answer: R;
  readonly read: Function;
}

/** Names that the draft has for itself. */
export type ReservedName =
  | 'now'
  | 'setting'
  | 'require'
  | 'accept'
  | 'chance'
  | 'emit'
  | 'perform'
  | 'roll';

type NameOk<T extends Tables, F, K extends keyof F, S = F[K]> = K extends 'id'
  ? 'a row has an id already'
  : [OtherOf<S>] extends [never]
    ? KindOf<S> extends 'crossing'
      ? ViaOf<S> extends FieldsOf<F, 'gauge'>
        ? unknown
        : `there is no gauge ${ViaOf<S>}`
      : unknown
    : OtherOf<S> extends keyof T
      ? KindOf<S> extends 'link' | 'owner'
        ? ViaOf<S> extends FieldsOf<T[OtherOf<S>]['shapes'], 'list'>
          ? unknown
          : `${OtherOf<S>} has no list ${ViaOf<S>}`
        : unknown
      : `there is no table ${OtherOf<S>}`;

/** A message in the place of a field that names no table, no list or no gauge. */
export type Names<T extends Tables> = {
  readonly [N in keyof T]: N extends ReservedName
    ? `${N} is a name of the draft`
    : {
        readonly shapes: {
          readonly [K in keyof T[N]['shapes']]: NameOk<T, T[N]['shapes'], K>;
        };
      };
};

/** A message in the place of an event's member that names no table. */
export type EventNames<T, E> = {
  readonly [M in keyof E]: {
    readonly [K in keyof E[M]]: [OtherOf<E[M][K]>] extends [keyof T]
      ? unknown
      : `there is no table ${OtherOf<E[M][K]> & string}`;
  };
};

/** The names of the timers and crossings of all tables: `'lamps.empty'`. */
export type TimersOf<T extends Tables> = {
  [N in keyof T & string]: {
    [K in FieldsOf<T[N]['shapes'], 'timer' | 'crossing'> & string]: `${N}.${K}`;
  }[FieldsOf<T[N]['shapes'], 'timer' | 'crossing'> & string];
}[keyof T & string];

/** The table in the name of a timer. */
export type TableIn<Name> = Name extends `${infer N}.${string}` ? N : never;

declare const GIVEN: unique symbol;

/** The setting of a schema's worlds. */
export type SettingIn<F> = Values<F> & Seeded & MadeWith<F>;

/** By type: what a world with such a setting is made with. */
export interface MadeWith<F> {
  readonly [GIVEN]?: GivenValues<F> & Seeded;
}

/** What a world is made with: what has a default may be left out. */
export type GivenSetting<G> = G extends { readonly [GIVEN]?: infer Given extends object }
  ? Given
  : G;
