import type { Agenda } from '../agenda/agenda.js';
import type { Keyed } from './keyIndex.js';
import type { Layout, TimerKind } from './layout.js';
import type { Rows } from './rows.js';

/** The home of one live version: what a transition writes to. */
export interface Store extends Keyed {
  /** Rows by table. */
  readonly rows: readonly Rows[];
  readonly agenda: Agenda;
}

/**
 * One version of all tables: opaque to everybody but its backend. Its key indexes have hints for
 * each of its living rows.
 */
export interface Version extends Keyed {
  /** Two hash lanes for each table: a0, b0, a1, b1 …; 32-bit integers. */
  readonly lanes: readonly number[];
}

/** A word that may differ between two versions. */
export type WordVisitor = (table: number, row: number, offset: number) => void;

/**
 * How versions of the tables are kept. All backends give the same answers; they differ in what a
 * write, an old version and a fork cost. `open`, then exactly one of `commit` and `rollback`.
 */
export interface Backend {
  /** The empty version. */
  create(): Version;
  /** Makes `version`, at tick `now`, the live one of a store and starts a transition on it. */
  open(version: Version, now: number): Store;
  /** A copy of the version, which shares no words and no journals with other versions. */
  apart(version: Version): Version;
  /**
   * Ends the transition; returns the same version object when no word changed. A version that is
   * `spent` is not read again, and no journal of another version leads to it: it is not kept.
   */
  commit(version: Version, store: Store, spent?: boolean): Version;
  /** Called before the commit of a transition in which time has passed. */
  hold(store: Store, now: number): void;
  /** Rolls the transition back: the store is `version` at tick `now` again. */
  rollback(version: Version, store: Store, now: number): void;
  /** Marks the words of a store, in a transition that starts from a version with rows. */
  mark(store: Store): void;
  /** Forgets the newest mark. */
  unmark(store: Store): void;
  /**
   * Takes back what was written since the newest mark, and forgets it. The transition goes on, and
   * the running wave with it.
   */
  goBack(store: Store): void;
  /** The rows of any version, for reading only. */
  reader(version: Version, table: number): Rows;
  /** Copies the words of a table of any version from a word on, as many as `into` has room for. */
  copyWords(version: Version, table: number, from: number, into: Float64Array): void;
  /** The tick of the first timer after `now`; 0 when there is none. */
  nextDue(version: Version, now: number): number;
  /** Visits each word that differs, at least once, and perhaps some that do not. */
  compare(a: Version, b: Version, visit: WordVisitor): void;
}

/** Makes a backend for the tables of a schema. */
export type BackendOf = (layouts: readonly Layout[], kinds: readonly TimerKind[]) => Backend;
