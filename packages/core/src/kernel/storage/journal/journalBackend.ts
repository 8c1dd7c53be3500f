import type { Backend, BackendOf, Store, Version, WordVisitor } from '../backend.js';
import { offsetAt } from './entryBuffer.js';
import { type Journal, journalBytes, journalOf } from './journal.js';
import { bytesOf, createStore, type JournalStore } from './journalStore.js';
import { type OpenStore, openStore } from './journalStore.js';
import {
  checkIdle,
  copyOf,
  copyWords,
  endOf,
  entriesOn,
  exchange,
  fileAgain,
  type JournalVersion,
  pathOf,
  reroot,
  setLanes,
  settle,
  copyBase,
  takeBase,
} from './journalVersion.js';
import { type JournalRows, MARK, scratchRoom } from './journalRows.js';
import type { Keyed } from '../keyIndex.js';
import type { Layout } from '../layout.js';
import { max } from '../../int.js';
import { FarCopies, VersionRows } from './versionRows.js';
import { partFor } from './wordsCopy.js';

/** A way back of more than one entry for so many words is left to a copy. */
const WORDS_PER_ENTRY = 8;

/** Words of a base that are copied at a commit, at most: less than a millisecond of work. */
const MAX_BASE_PART = 1 << 18;

/** Words of a base that are copied for each entry of a journal: about ten bytes for each byte. */
const BASE_WORDS_PER_ENTRY = 16;

/** Journals up to this size are not ended by a base: small worlds would be copied all the time. */
const MIN_BASE_BYTES = 16384;

/**
 * The backend: the newest version in flat arrays, an undo journal for each older one. A write
 * costs a plain store and its share of a journal; a held snapshot costs the words that changed
 * since; a fork costs a way back or one copy, whichever is shorter.
 */
export const journalBackend: BackendOf = (layouts, kinds) => {
  const copies = new FarCopies();
  const scratch = layouts.map(scratchRoom);
  const noLanes = layouts.flatMap(() => [0, 0]);

  const home = (version: JournalVersion, now: number): OpenStore => {
    checkIdle(endOf(version));
    return openStore(ownStore(version, now), kinds, now);
  };

  return {
    create: () => versionOf(createStore(layouts, scratch), noLanes, []),
    open(opened: Version, now: number): Store {
      const store = home(opened as JournalVersion, now);
      store.writing = true;
      return store;
    },
    apart(version: Version) {
      checkIdle(endOf(version as JournalVersion));
      return versionOf(copyOf(version as JournalVersion), version.lanes, []);
    },
    commit: (version: Version, store: Store, spent = false) =>
      commit(version as JournalVersion, store as OpenStore, spent),
    hold(store: Store, now: number) {
      for (const rows of (store as OpenStore).rows) rows.hold(now);
    },
    rollback: (version: Version, store: Store, now: number) =>
      rollback(version as JournalVersion, store as OpenStore, now),
    mark: (store: Store) => mark(store as OpenStore),
    unmark: (store: Store) => void unmark(store as OpenStore),
    goBack: (store: Store) => goBack(store as OpenStore),
    reader: (version: Version, table: number) =>
      new VersionRows(version as JournalVersion, table, (layouts[table] as Layout).stride, copies),
    copyWords(copied: Version, table: number, from: number, into: Float64Array) {
      const version = copied as JournalVersion;
      checkIdle(endOf(version));
      if (!isNear(version)) copies.add(version);
      copyWords(version, table, from, into);
    },
    nextDue: (version: Version, now: number) =>
      home(version as JournalVersion, now).agenda.nextDue(),
    compare(a: Version, b: Version, visit: WordVisitor) {
      for (const each of [a, b]) checkIdle(endOf(each as JournalVersion));
      compare(a as JournalVersion, b as JournalVersion, layouts, copies, visit);
    },
  } satisfies Backend;
};

function commit(version: JournalVersion, store: JournalStore, spent: boolean): JournalVersion {
  const changed: number[] = [];
  for (const [table, rows] of store.rows.entries()) {
    rows.fold();
    if (rows.entries.size > 0 || !rows.keepsUndo) changed.push(table);
    else rows.clear();
    rows.keepsUndo = true;
  }
  store.writing = false;
  if (changed.length === 0) return version;
  const next = versionOf(store, version.lanes, changed);
  version.store = undefined;
  if (!spent) leadBack(version, next, changed);
  let entries = 0;
  for (const table of changed) {
    const rows = store.rows[table] as JournalRows;
    entries += rows.entries.size;
    rows.followEntries();
    rows.grow();
    rows.clear();
  }
  if (store.base !== undefined) {
    store.base = copyBase(store, partFor(entries * BASE_WORDS_PER_ENTRY, MAX_BASE_PART));
  }
  return next;
}

/**
 * Gives a version that is no longer the newest words of its own, if a base was made of them, or
 * else a journal and the way to the next version. A chain of journals that has outgrown the words
 * ends at a base, so that a version held forever costs two copies at most.
 */
function leadBack(version: JournalVersion, next: JournalVersion, changed: readonly number[]): void {
  const store = next.store as JournalStore;
  if (store.base === 'complete') {
    settle(version, takeBase(store, version));
    return;
  }
  version.journal = undoOf(store, changed);
  version.next = next;
  store.behindBytes += journalBytes(version.journal, next.lanes.length);
  if (store.behindBytes > max(bytesOf(store), MIN_BASE_BYTES)) store.base ??= 'incomplete';
}

function rollback(version: JournalVersion, store: OpenStore, now: number): void {
  const timers: number[] = [];
  const changed: number[] = [];
  for (const [table, rows] of store.rows.entries()) {
    try {
      rows.fold();
    } catch {
      // The commit has failed with the same error; the value is taken back as any other.
    }
    if (rows.entries.size > 0) changed.push(table);
  }
  if (changed.length > 0) exchange(store, undoOf(store, changed), timers);
  for (const rows of store.rows) rows.clear();
  fileAgain(store, timers, now);
  store.agenda.abandonWave();
  setLanes(store, version);
  store.keys = version.keys;
  store.marked = 0;
  store.markedKeys.length = 0;
  store.writing = false;
}

function mark(store: OpenStore): void {
  const { marks, rows } = store;
  let at = store.marked;
  const isFirst = at === 0;
  for (let table = 0; table < rows.length; table += 1, at += MARK)
    rows[table]?.mark(marks, at, isFirst);
  store.marked = at;
  store.markedKeys.push(store.keys);
}

/** Ends the newest mark; returns the key indexes that there were. */
function unmark(store: OpenStore): Keyed['keys'] {
  store.marked -= store.rows.length * MARK;
  return store.markedKeys.pop() as Keyed['keys'];
}

function goBack(store: OpenStore): void {
  // An index that took the place of a larger one has no hints of rows that were removed since.
  store.keys = unmark(store);
  const { marked, marks, rows } = store;
  for (let table = 0; table < rows.length; table += 1) {
    rows[table]?.goBack(marks, marked + table * MARK);
  }
}

/** A journal of what the transition that ends has changed in these tables. */
function undoOf({ rows }: JournalStore, changed: readonly number[]): Journal {
  return journalOf(
    changed,
    changed.map((table) => (rows[table] as JournalRows).entries),
    true,
  );
}

/** A version of a store that differs from one with such hash lanes in these tables. */
function versionOf(
  store: JournalStore,
  former: readonly number[],
  changed: readonly number[],
): JournalVersion {
  const lanes = former.slice();
  for (const table of changed) {
    const rows = store.rows[table] as JournalRows;
    lanes[2 * table] = rows.lanes[0] as number;
    lanes[2 * table + 1] = rows.lanes[1] as number;
  }
  const { keys } = store;
  return { store, lanes, keys, journal: undefined, next: undefined, copy: undefined };
}

/** Whether the journals between a version and words are shorter than a copy of the words. */
function isNear(version: JournalVersion): boolean {
  return entriesOn(version) * WORDS_PER_ENTRY * 8 <= bytesOf(endOf(version));
}

/** The store of a version, after a way back or a copy if it has none. */
function ownStore(version: JournalVersion, now: number): JournalStore {
  if (version.store !== undefined) return version.store;
  if (version.copy === undefined && isNear(version)) return reroot(pathOf(version), now);
  const store = version.copy ?? copyOf(version);
  settle(version, store);
  return store;
}

function compare(
  a: JournalVersion,
  b: JournalVersion,
  layouts: readonly Layout[],
  copies: FarCopies,
  visit: WordVisitor,
): void {
  const pathA = pathOf(a);
  const pathB = pathOf(b);
  if (pathA.at(-1) !== pathB.at(-1)) {
    const [storeA, storeB] = [a, b].map((each) => each.store ?? each.copy ?? copies.add(each));
    return compareStores(storeA as JournalStore, storeB as JournalStore, visit);
  }
  // What both have to undo is the same.
  while (pathA.length > 0 && pathA.at(-1) === pathB.at(-1)) {
    pathA.pop();
    pathB.pop();
  }
  for (const { journal } of [...pathA, ...pathB]) visitJournal(journal as Journal, layouts, visit);
}

function visitJournal(journal: Journal, layouts: readonly Layout[], visit: WordVisitor): void {
  let entry = 0;
  for (const [part, table] of journal.tables.entries()) {
    const { stride } = layouts[table] as Layout;
    for (; entry < (journal.ends[part] as number); entry += 1) {
      const at = offsetAt(journal, entry);
      visit(table, (at - (at % stride)) / stride, at % stride);
    }
  }
}

function compareStores(a: JournalStore, b: JournalStore, visit: WordVisitor): void {
  for (const [table, { stride, words }] of a.rows.entries()) {
    const others = b.rows[table]?.words ?? words;
    for (let at = 0; at < words.length || at < others.length; at += 1) {
      // Room that one of them has not is 0.
      if ((words[at] ?? 0) === (others[at] ?? 0)) continue;
      visit(table, (at - (at % stride)) / stride, at % stride);
    }
  }
}
