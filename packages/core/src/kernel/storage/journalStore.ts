import { Agenda } from '../agenda/agenda.js';
import type { Store } from './backend.js';
import { JournalRows } from './journalRows.js';
import { KeyIndex } from './keyIndex.js';
import type { Layout, TimerKind } from './layout.js';
import { PRESENT } from '../schema.js';

/** The words of all tables, with what is derived from them. */
export interface JournalStore {
  readonly rows: readonly JournalRows[];
  readonly keys: readonly (KeyIndex | undefined)[];
  /** The timers of these rows: absent in a copy until somebody ticks it. */
  agenda: Agenda | undefined;
  /** Whether a transition is writing here. */
  writing: boolean;
  /** Bytes of the journals that lead here since the last base. */
  behindBytes: number;
}

/** A store whose timers are known. */
export interface OpenStore extends JournalStore, Store {
  readonly rows: readonly JournalRows[];
  readonly agenda: Agenda;
}

/** An empty store. */
export function createStore(layouts: readonly Layout[]): JournalStore {
  return storeOf(
    layouts.map((layout) => new JournalRows(layout)),
    layouts.map(({ definition }) => (definition.key === 0 ? undefined : new KeyIndex())),
  );
}

/** A store with the same words. */
export function copyStore(store: JournalStore): JournalStore {
  return storeOf(
    store.rows.map((rows) => rows.copy()),
    store.keys.map((index) => index?.copy()),
  );
}

function storeOf(
  rows: readonly JournalRows[],
  keys: readonly (KeyIndex | undefined)[],
): JournalStore {
  return { rows, keys, agenda: undefined, writing: false, behindBytes: 0 };
}

/**
 * The store with an agenda at `now`, which knows every timer. A copy gets its own only here: the
 * bookkeeping words of its rows are those of another store, and most copies are only read.
 */
export function openStore(
  store: JournalStore,
  kinds: readonly TimerKind[],
  now: number,
): OpenStore {
  if (store.agenda === undefined) {
    store.agenda = agendaOf(store, kinds);
    fileAll(store as OpenStore, kinds, now);
  }
  store.agenda.arrive(now);
  return store as OpenStore;
}

function agendaOf({ rows }: JournalStore, kinds: readonly TimerKind[]): Agenda {
  return new Agenda(
    kinds.map(({ table, due, filed }) => ({ rows: rows[table] as JournalRows, due, filed })),
  );
}

function fileAll({ agenda, rows: all }: OpenStore, kinds: readonly TimerKind[], now: number): void {
  agenda.cursor = now;
  for (const [order, { table, due, filed }] of kinds.entries()) {
    const rows = all[table] as JournalRows;
    // All rows that the arrays have room for: a fork may count fewer than its source did.
    for (let row = 1; (row + 1) * rows.stride <= rows.words.length; row += 1) {
      rows.poke(row, filed, 0);
      if (rows.get(row, due) !== 0) agenda.file(order, row);
    }
  }
}

/** Bytes of the words in use. */
export function bytesOf(store: JournalStore): number {
  let words = 0;
  for (const rows of store.rows) words += (rows.get(0, PRESENT) + 1) * rows.stride;
  return words * 8;
}
