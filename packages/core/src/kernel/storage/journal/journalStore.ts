import { Agenda } from '../../agenda/agenda.js';
import type { Store } from '../backend.js';
import { JournalRows, type Scratch } from './journalRows.js';
import { type Keyed, KeyIndex } from '../keyIndex.js';
import type { Layout, TimerKind } from '../layout.js';
import { PRESENT } from '../../schema.js';

/** The words of all tables, with what is derived from them. */
export interface JournalStore extends Keyed {
  readonly rows: readonly JournalRows[];
  /** Those of the version that was copied, until the agenda is made: entries are only hints. */
  keys: Keyed['keys'];
  /** The timers of these rows: absent in a copy until somebody ticks it. */
  agenda: Agenda | undefined;
  /** Whether a transition is writing here. */
  writing: boolean;
  /** What `goBack` needs: some numbers for each table, once for each mark. */
  readonly marks: number[];
  /** How many of these numbers are in use. */
  marked: number;
  /** The key indexes at each mark. */
  readonly markedKeys: Keyed['keys'][];
  /** Bytes of the journals that lead here since the last base. */
  behindBytes: number;
  /** Whether the next base is being made: its words, those of the store, are copied in parts. */
  base: 'incomplete' | 'complete' | undefined;
}

/** A store whose timers are known. */
export interface OpenStore extends JournalStore, Store {
  readonly rows: readonly JournalRows[];
  readonly agenda: Agenda;
}

/** An empty store. */
export function createStore(layouts: readonly Layout[], scratch: readonly Scratch[]): JournalStore {
  return storeOf(
    layouts.map((layout, at) => new JournalRows(layout, undefined, undefined, scratch[at])),
    layouts.map(({ definition, keys }) =>
      keys.map((offsets) => new KeyIndex(offsets, definition.key !== 0)),
    ),
  );
}

/** A store of these rows and their key indexes. */
export function storeOf(rows: readonly JournalRows[], keys: Keyed['keys']): JournalStore {
  return {
    rows,
    keys,
    agenda: undefined,
    writing: false,
    marks: [],
    marked: 0,
    markedKeys: [],
    behindBytes: 0,
    base: undefined,
  };
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
    const all = kinds.map(({ table, due, filed }) => {
      return { rows: store.rows[table] as JournalRows, due, filed };
    });
    const agenda = new Agenda(all);
    agenda.cursor = now;
    store.agenda = agenda;
    store.keys = store.keys.map((indexes) => indexes.map((index) => index.copy()));
    for (const [order, { rows, due, filed }] of all.entries()) {
      // All rows that the arrays have room for: a fork may count fewer than its source did.
      for (let row = 1; (row + 1) * rows.stride <= rows.words.length; row += 1) {
        rows.poke(row, filed, 0);
        if (rows.get(row, due) !== 0) agenda.file(order, row);
      }
    }
  }
  store.agenda.arrive(now);
  return store as OpenStore;
}

/** Bytes of the words in use. */
export function bytesOf(store: JournalStore): number {
  let words = 0;
  for (const rows of store.rows) words += (rows.get(0, PRESENT) + 1) * rows.stride;
  return words * 8;
}
