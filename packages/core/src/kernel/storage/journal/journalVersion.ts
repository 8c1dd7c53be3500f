import type { Version } from '../backend.js';
import { max } from '../../int.js';
import { offsetAt, valueAt } from './entryBuffer.js';
import { type Journal, journalBytes, orderOf } from './journal.js';
import { JournalRows } from './journalRows.js';
import { type JournalStore, storeOf } from './journalStore.js';
import { ROLE } from '../layout.js';
import { PRESENT } from '../../schema.js';

/**
 * A node of Baker's persistent arrays (1978): the newest version has the words, each older one has
 * a journal with its differences from the next. Only older snapshots refer to older nodes, so the
 * garbage collector frees the nodes of snapshots that are dropped.
 */
export interface JournalVersion extends Version {
  store: JournalStore | undefined;
  journal: Journal | undefined;
  next: JournalVersion | undefined;
  /** A copy of the words for reading, when reads through journals have cost as much as a copy. */
  copy: JournalStore | undefined;
}

/** The versions from this one to the one that owns a store, both included. */
export function pathOf(version: JournalVersion): JournalVersion[] {
  const path = [version];
  for (let at = version; at.store === undefined; path.push(at)) at = at.next as JournalVersion;
  return path;
}

/** The store that a version's journals lead to. */
export function endOf(version: JournalVersion): JournalStore {
  let at = version;
  while (at.store === undefined) at = at.next as JournalVersion;
  return at.store;
}

/** Checks that no transition, of this engine or of another one, is writing to a store. */
export function checkIdle({ writing }: JournalStore): void {
  if (writing) throw new Error('a snapshot was used inside a transition on its own store');
}

/** Entries of the journals between a version and the nearest words: a store or a copy. */
export function entriesOn(version: JournalVersion): number {
  let entries = 0;
  for (let at = version; at.store === undefined && at.copy === undefined;) {
    entries += at.journal?.offsets.length ?? 0;
    at = at.next as JournalVersion;
  }
  return entries;
}

/**
 * Makes the first version of a path the one that owns the store: each journal on the way is
 * exchanged with the words, and then leads the other way. `now` is that version's time.
 */
export function reroot(path: readonly JournalVersion[], now: number): JournalStore {
  const timers: Timers = [];
  const store = path.at(-1)?.store as JournalStore;
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const older = path[at] as JournalVersion;
    const newer = path[at + 1] as JournalVersion;
    const journal = older.journal as Journal;
    newer.journal = exchange(store, journal, timers);
    newer.next = older;
    newer.store = undefined;
    older.journal = undefined;
    older.next = undefined;
    older.store = store;
    older.copy = undefined;
    store.behindBytes = max(0, store.behindBytes - journalBytes(journal, older.lanes.length));
  }
  setLanes(store, path[0] as JournalVersion);
  store.keys = (path[0] as JournalVersion).keys;
  // This version may have more rows than were copied.
  if (store.base === 'complete') store.base = 'incomplete';
  fileAgain(store, timers, now);
  return store;
}

/** Pairs of a timer's kind and row. */
type Timers = number[];

/**
 * Sets the wheel to `now` and files timers whose words were restored. All words must have been
 * restored: before that, a timer may be due earlier than the wheel's tick.
 */
export function fileAgain(store: JournalStore, timers: Timers, now: number): void {
  if (store.agenda === undefined) return;
  store.agenda.arrive(now);
  for (let at = 0; at < timers.length; at += 2) {
    store.agenda.file(timers[at] as number, timers[at + 1] as number);
  }
}

/** Puts the hash lanes of a version into its store. */
export function setLanes(store: JournalStore, version: JournalVersion): void {
  for (const [table, rows] of store.rows.entries()) {
    rows.lanes[0] = version.lanes[2 * table] as number;
    rows.lanes[1] = version.lanes[2 * table + 1] as number;
  }
}

/** Exchanges the words with a journal's values, which turns the journal to lead the other way. */
export function exchange({ rows: all }: JournalStore, journal: Journal, timers: Timers): Journal {
  const offsets = new Int32Array(journal.offsets.length);
  const narrow = new Int32Array(offsets.length);
  const wide: number[] = [];
  for (const table of journal.tables) {
    const rows = all[table] as JournalRows;
    const { kinds, roles } = rows.layout;
    rows.restored();
    const { first, last, step } = orderOf(journal, table);
    for (let entry = first; entry !== last; entry += step) {
      const offset = offsetAt(journal, entry);
      const value = valueAt(journal, entry);
      rows.reserveWord(offset);
      const former = rows.words[offset] as number;
      const isNarrow = former === (former | 0);
      offsets[entry] = isNarrow ? offset : ~offset;
      narrow[entry] = isNarrow ? former : wide.push(former) - 1;
      rows.words[offset] = value;
      rows.follow(offset);
      const field = offset % rows.stride;
      if (roles[field] === ROLE.timerDue && value !== 0) {
        timers.push(kinds[field] as number, (offset - field) / rows.stride);
      }
    }
  }
  const { ends, tables, undo } = journal;
  return {
    offsets,
    narrow,
    wide: new Float64Array(wide),
    tables,
    ends,
    undo: !undo,
    index: undefined,
  };
}

/**
 * Copies words of a table at a version, from a word on, as many as `into` has room for. No
 * transition may be writing to the words that they are made of.
 */
export function copyWords(
  version: JournalVersion,
  table: number,
  from: number,
  into: Float64Array,
): void {
  const journals: Journal[] = [];
  let end = version;
  for (; end.store === undefined && end.copy === undefined; end = end.next as JournalVersion) {
    journals.push(end.journal as Journal);
  }
  const nearest = (end.store ?? end.copy) as JournalStore;
  const { words } = nearest.rows[table] as JournalRows;
  into.set(words.subarray(from, from + into.length));
  into.fill(0, max(0, words.length - from));
  for (const journal of journals.reverse()) {
    const { first, last, step } = orderOf(journal, table);
    for (let entry = first; entry !== last; entry += step) {
      const at = offsetAt(journal, entry) - from;
      if (at >= 0 && at < into.length) into[at] = valueAt(journal, entry);
    }
  }
}

/** Makes a store with the words of a version. */
export function copyOf(version: JournalVersion): JournalStore {
  const { rows } = endOf(version);
  const copies = rows.map((former, table) => {
    const { layout } = former;
    const count = new Float64Array(1);
    copyWords(version, table, PRESENT, count);
    const words = new Float64Array(((count[0] as number) + 1) * layout.stride);
    copyWords(version, table, 0, words);
    return new JournalRows(layout, words, former);
  });
  const store = storeOf(copies, version.keys);
  setLanes(store, version);
  return store;
}

/** Gives a version a store of its own, where the journals of older versions end. */
export function settle(version: JournalVersion, store: JournalStore): void {
  version.store = store;
  version.copy = version.journal = version.next = undefined;
}

/** Copies so many words of the next base at most; returns whether it has them all. */
export function copyBase({ rows }: JournalStore, part: number): 'incomplete' | 'complete' {
  let left = part;
  for (const each of rows) {
    left -= each.copyBase(left);
    if (left <= 0) return 'incomplete';
  }
  return 'complete';
}

/** The next base, which has the words of this version: those before the last commit. */
export function takeBase(store: JournalStore, version: JournalVersion): JournalStore {
  store.base = undefined;
  store.behindBytes = 0;
  const rows = store.rows.map((each) => each.takeBase());
  const base = storeOf(rows, version.keys);
  setLanes(base, version);
  return base;
}
