import type { Version } from './backend.js';
import { max } from '../int.js';
import { entryBuffer, offsetAt, pushEntry, reserveEntries, valueAt } from './entryBuffer.js';
import { type Journal, journalBytes, journalOf, orderOf } from './journal.js';
import type { JournalRows } from './journalRows.js';
import { copyStore, type JournalStore } from './journalStore.js';
import { ROLE } from './layout.js';

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

/** Entries of the journals on a path. */
export function entriesOn(path: readonly JournalVersion[]): number {
  let entries = 0;
  for (const { journal } of path) entries += journal?.offsets.length ?? 0;
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
    store.behindBytes = max(0, store.behindBytes - journalBytes(journal));
  }
  setLanes(store, path[0] as JournalVersion);
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
function exchange(store: JournalStore, journal: Journal, timers: Timers): Journal {
  const size = journal.offsets.length;
  const values = new Float64Array(size);
  eachEntry(store, journal, (rows, entry, offset) => {
    const value = valueAt(journal, entry);
    values[entry] = rows.words[offset] as number;
    rows.words[offset] = value;
    const { roles, kinds } = rows.layout;
    const field = offset % rows.stride;
    if (roles[field] === ROLE.timerDue && value !== 0) {
      timers.push(kinds[field] as number, (offset - field) / rows.stride);
    }
  });
  let entry = 0;
  const tables = journal.ends.map((end) => {
    const buffer = entryBuffer();
    reserveEntries(buffer, end - entry);
    for (; entry < end; entry += 1) {
      pushEntry(buffer, offsetAt(journal, entry), values[entry] as number);
    }
    return buffer;
  });
  return journalOf(tables, !journal.undo);
}

/** Visits the entries of a journal in the order in which they are applied. */
function eachEntry(
  store: JournalStore,
  journal: Journal,
  visit: (rows: JournalRows, entry: number, offset: number) => void,
): void {
  const { ends } = journal;
  for (const [table, rows] of store.rows.entries()) {
    const from = table === 0 ? 0 : (ends[table - 1] as number);
    const { first, last, step } = orderOf(journal, from, ends[table] as number);
    for (let entry = first; entry !== last; entry += step) {
      const offset = offsetAt(journal, entry);
      rows.reserveWord(offset);
      visit(rows, entry, offset);
    }
  }
}

/** A store of its own with the words of the first version of a path. */
export function materialise(path: readonly JournalVersion[]): JournalStore {
  const source = path.at(-1) as JournalVersion;
  const store = copyStore(source.store as JournalStore);
  for (let at = path.length - 2; at >= 0; at -= 1) {
    const journal = (path[at] as JournalVersion).journal as Journal;
    eachEntry(store, journal, (rows, entry, offset) => {
      rows.words[offset] = valueAt(journal, entry);
    });
  }
  setLanes(store, path[0] as JournalVersion);
  return store;
}
