import type { Backend, BackendOf, Store, Version, WordVisitor } from './backend.js';
import { clearEntries, offsetAt } from './entryBuffer.js';
import { type Journal, journalBytes, journalOf } from './journal.js';
import type { JournalRows } from './journalRows.js';
import { bytesOf, copyStore, createStore, type JournalStore } from './journalStore.js';
import { type OpenStore, openStore } from './journalStore.js';
import {
  entriesOn,
  fileAgain,
  type JournalVersion,
  materialise,
  pathOf,
  reroot,
  setLanes,
} from './journalVersion.js';
import type { KeyIndex } from './keyIndex.js';
import type { Layout } from './layout.js';
import { max } from '../int.js';
import type { Rows } from './rows.js';
import { PRESENT } from '../schema.js';
import { FarCopies, VersionRows } from './versionRows.js';

/** A way back of more than one entry for so many words is left to a copy. */
const WORDS_PER_ENTRY = 8;

/** Journals up to this size are not ended by a base: small worlds would be copied all the time. */
const MIN_BASE_BYTES = 65536;

/**
 * The backend: the newest version in flat arrays, an undo journal for each older one. A write
 * costs a plain store and its share of a journal; a held snapshot costs the words that changed
 * since; a fork costs a way back or one copy, whichever is shorter.
 */
export const journalBackend: BackendOf = (layouts, kinds) => {
  const copies = new FarCopies();

  const home = (version: JournalVersion, now: number): OpenStore => {
    checkIdle(version);
    return openStore(ownStore(version, now), kinds, now);
  };

  return {
    create: () => versionOf(createStore(layouts)),
    open(opened: Version, now: number): Store {
      const store = home(opened as JournalVersion, now);
      store.writing = true;
      return store;
    },
    apart(version: Version) {
      checkIdle(version as JournalVersion);
      return versionOf(materialise(pathOf(version as JournalVersion)));
    },
    commit: (version: Version, store: Store, spent = false) =>
      commit(version as JournalVersion, store as OpenStore, spent),
    rollback: (version: Version, store: Store, now: number) =>
      rollback(version as JournalVersion, store as OpenStore, now),
    reader: (version: Version, table: number) =>
      new VersionRows(version as JournalVersion, table, (layouts[table] as Layout).stride, copies),
    find(version: Version, table: number, key: number, rows: Rows): number {
      let at = version as JournalVersion;
      while (at.store === undefined && at.copy === undefined) at = at.next as JournalVersion;
      const index = (at.store ?? at.copy)?.keys[table] as KeyIndex;
      return index.find(rows, (layouts[table] as Layout).definition.key, key);
    },
    nextDue: (version: Version, now: number) =>
      home(version as JournalVersion, now).agenda.nextDue(),
    compare(a: Version, b: Version, visit: WordVisitor) {
      checkIdle(a as JournalVersion);
      checkIdle(b as JournalVersion);
      compare(a as JournalVersion, b as JournalVersion, layouts, visit);
    },
  } satisfies Backend;
};

/** Checks that no transition, of this engine or of another one, writes to a version's words. */
function checkIdle(version: JournalVersion): void {
  let at = version;
  while (at.store === undefined) at = at.next as JournalVersion;
  if (!at.store.writing) return;
  throw new Error('a snapshot was used inside a transition on the same world');
}

function commit(version: JournalVersion, store: JournalStore, spent: boolean): JournalVersion {
  let size = 0;
  for (const rows of store.rows) {
    rows.fold();
    size += rows.entries.size;
  }
  store.writing = false;
  if (size === 0) return version;
  const next = versionOf(store);
  version.store = undefined;
  if (!spent) leadBack(version, next, store);
  for (const { entries } of store.rows) clearEntries(entries);
  return next;
}

/** Gives a version that is no longer the newest a journal and the way to the next one. */
function leadBack(version: JournalVersion, next: JournalVersion, store: JournalStore): void {
  version.journal = journalOf(
    store.rows.map(({ entries }) => entries),
    true,
  );
  version.next = next;
  store.behindBytes += journalBytes(version.journal);
  if (store.behindBytes > max(bytesOf(store), MIN_BASE_BYTES)) version.next = base(store);
}

function rollback(version: JournalVersion, store: OpenStore, now: number): void {
  const timers: number[] = [];
  for (const rows of store.rows) {
    const { kinds } = rows.layout;
    rows.rollback((row, due) => timers.push(kinds[due] as number, row));
  }
  fileAgain(store, timers, now);
  store.agenda.abandonWave();
  setLanes(store, version);
  store.writing = false;
}

function versionOf(store: JournalStore): JournalVersion {
  const lanes: number[] = [];
  for (const rows of store.rows) lanes.push(rows.lanes[0] as number, rows.lanes[1] as number);
  return { store, lanes, journal: undefined, next: undefined, copy: undefined };
}

/**
 * Ends a chain of journals that has outgrown the words: older versions lead to a copy of the
 * words as they are now, so that one held forever costs two copies at most.
 */
function base(store: JournalStore): JournalVersion {
  const copy = copyStore(store);
  store.behindBytes = 0;
  const version = versionOf(store);
  version.store = copy;
  setLanes(copy, version);
  return version;
}

/** The store of a version, after a way back or a copy if it has none. */
function ownStore(version: JournalVersion, now: number): JournalStore {
  if (version.store !== undefined) return version.store;
  const path = pathOf(version);
  const end = path.at(-1)?.store as JournalStore;
  if (version.copy === undefined && entriesOn(path) * WORDS_PER_ENTRY * 8 < bytesOf(end)) {
    return reroot(path, now);
  }
  version.store = version.copy ?? materialise(path);
  version.copy = undefined;
  version.journal = undefined;
  version.next = undefined;
  return version.store;
}

function compare(
  a: JournalVersion,
  b: JournalVersion,
  layouts: readonly Layout[],
  visit: WordVisitor,
): void {
  const pathA = pathOf(a);
  const pathB = pathOf(b);
  if (pathA.at(-1) !== pathB.at(-1)) {
    compareStores(a.store ?? materialise(pathA), b.store ?? materialise(pathB), visit);
    return;
  }
  const common = new Set(pathA);
  const meeting = pathB.find((version) => common.has(version));
  for (const path of [pathA, pathB]) {
    for (const version of path) {
      if (version === meeting) break;
      visitJournal(version.journal as Journal, layouts, visit);
    }
  }
}

function visitJournal(journal: Journal, layouts: readonly Layout[], visit: WordVisitor): void {
  let entry = 0;
  for (const [table, { stride }] of layouts.entries()) {
    for (; entry < (journal.ends[table] as number); entry += 1) {
      const at = offsetAt(journal, entry);
      visit(table, (at - (at % stride)) / stride, at % stride);
    }
  }
}

function compareStores(a: JournalStore, b: JournalStore, visit: WordVisitor): void {
  for (const [table, rowsA] of a.rows.entries()) {
    const rowsB = b.rows[table] as JournalRows;
    const count = max(rowsA.get(0, PRESENT), rowsB.get(0, PRESENT));
    rowsA.reserve(count);
    rowsB.reserve(count);
    const { stride } = rowsA;
    for (let at = 0; at < (count + 1) * stride; at += 1) {
      if (rowsA.words[at] === rowsB.words[at]) continue;
      visit(table, (at - (at % stride)) / stride, at % stride);
    }
  }
}
