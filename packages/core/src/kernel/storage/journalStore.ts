import { Agenda } from '../agenda/agenda.js';
import type { Store } from './backend.js';
import { JournalRows } from './journalRows.js';
import { KeyIndex } from './keyIndex.js';
import type { Layout, TimerKind } from './layout.js';
import { PRESENT } from '../schema.js';

/** The live words of all tables, with what is derived from them. */
export interface JournalStore extends Store {
  readonly rows: readonly JournalRows[];
  readonly keys: readonly (KeyIndex | undefined)[];
  agenda: Agenda;
  /** Whether the agenda knows the timers of these rows: not yet in a fresh copy. */
  filed: boolean;
  /** Whether a transition is writing here. */
  writing: boolean;
  /** Bytes of the journals that lead here since the last base. */
  behindBytes: number;
}

/** An empty store. */
export function createStore(layouts: readonly Layout[], kinds: readonly TimerKind[]): JournalStore {
  return storeOf(
    layouts.map((layout) => new JournalRows(layout)),
    layouts.map(({ definition }) => (definition.key === 0 ? undefined : new KeyIndex())),
    kinds,
    true,
  );
}

/** A store with the same words; its agenda is filed when somebody first ticks it. */
export function copyStore(store: JournalStore, kinds: readonly TimerKind[]): JournalStore {
  return storeOf(
    store.rows.map((rows) => rows.copy()),
    store.keys.map((index) => index?.copy()),
    kinds,
    false,
  );
}

function storeOf(
  rows: readonly JournalRows[],
  keys: readonly (KeyIndex | undefined)[],
  kinds: readonly TimerKind[],
  filed: boolean,
): JournalStore {
  const agenda = new Agenda(
    kinds.map(({ table, due, filed: offset }) => ({
      rows: rows[table] as JournalRows,
      due,
      filed: offset,
    })),
  );
  return { rows, keys, agenda, filed, writing: false, behindBytes: 0 };
}

/** Files every timer of a fresh copy, whose bookkeeping words are another store's. */
export function fileAll(store: JournalStore, kinds: readonly TimerKind[], now: number): void {
  store.agenda.cursor = now;
  for (const [order, { table, due, filed }] of kinds.entries()) {
    const rows = store.rows[table] as JournalRows;
    // All rows that the arrays have room for: a fork may count fewer than its source did.
    for (let row = 1; (row + 1) * rows.stride <= rows.words.length; row += 1) {
      rows.poke(row, filed, 0);
      if (rows.get(row, due) !== 0) store.agenda.file(order, row);
    }
  }
  store.filed = true;
}

/** Bytes of the words in use. */
export function bytesOf(store: JournalStore): number {
  let words = 0;
  for (const rows of store.rows) words += (rows.get(0, PRESENT) + 1) * rows.stride;
  return words * 8;
}
