import { floorDiv, max } from '../../int.js';
import { invariant } from '../../invariant.js';
import { valueAt } from './entryBuffer.js';
import { entryOf, type Journal } from './journal.js';
import type { JournalRows } from './journalRows.js';
import { bytesOf, type JournalStore } from './journalStore.js';
import { checkIdle, copyOf, endOf, type JournalVersion } from './journalVersion.js';
import type { Rows } from '../rows.js';
import { PRESENT } from '../../schema.js';

/** Links that are followed, at least, before a copy pays. */
const MIN_LINKS = 65536;

/** The bytes that are copied in the time in which one link is followed. */
const BYTES_PER_LINK = 64;

/** Versions that have a copy at a time: `diff` reads two. */
const MAX_COPIES = 2;

/** The copies of old versions that are kept for reading. */
export class FarCopies {
  readonly #copied: WeakRef<JournalVersion>[] = [];

  /**
   * Gives a version words of its own.
   *
   * @throws Error when a transition is writing to the words that they are made of.
   */
  add(version: JournalVersion): JournalStore {
    checkIdle(endOf(version));
    this.#copied.push(new WeakRef(version));
    if (this.#copied.length > MAX_COPIES) {
      const former = this.#copied.shift()?.deref();
      if (former !== undefined) former.copy = undefined;
    }
    version.copy = copyOf(version);
    return version.copy;
  }
}

/**
 * The rows of one version, for reading: its store, or the journals that lead there. A version gets
 * a copy of the words when following its journals has cost as much as the copy. So few reads of a
 * distant version cost little, and versions that are read in turn, however many, do not make a copy
 * for each read.
 */
export class VersionRows implements Rows {
  readonly #version: JournalVersion;
  readonly #table: number;
  readonly #stride: number;
  readonly #copies: FarCopies;
  /** Links followed since the last copy: to index a journal costs one for each of its entries. */
  #links = 0;
  #enough = MIN_LINKS;

  /** `copies` are those that may be made of versions of this backend. */
  constructor(version: JournalVersion, table: number, stride: number, copies: FarCopies) {
    this.#version = version;
    this.#table = table;
    this.#stride = stride;
    this.#copies = copies;
  }

  get(row: number, offset: number): number {
    const at = row * this.#stride + offset;
    const { store } = this.#version;
    if (store === undefined || store.writing) return this.#getThrough(at);
    const { words } = store.rows[this.#table] as JournalRows;
    return at < words.length ? (words[at] as number) : 0;
  }

  next(row: number): number {
    const { store } = this.#version;
    if (store?.writing === false) return (store.rows[this.#table] as JournalRows).next(row);
    const count = this.get(0, PRESENT);
    for (let next = row + 1; next <= count; next += 1)
      if (this.get(next, PRESENT) === 1) return next;
    return 0;
  }

  /** Apart, so that engines inline the short way. */
  #getThrough(at: number): number {
    let version = this.#version;
    for (;;) {
      const store = version.store ?? version.copy;
      if (store !== undefined) return wordOf(store, this.#table, at);
      if (this.#links > this.#enough) {
        this.#enough = max(MIN_LINKS, floorDiv(bytesOf(endOf(version)), BYTES_PER_LINK));
        if (this.#links > this.#enough) {
          this.#links = 0;
          return wordOf(this.#copies.add(this.#version), this.#table, at);
        }
      }
      const journal = version.journal as Journal;
      this.#links += journal.index === undefined ? journal.offsets.length : 1;
      const entry = entryOf(journal, this.#table, at);
      if (entry >= 0) return valueAt(journal, entry);
      version = version.next as JournalVersion;
    }
  }

  set(): never {
    failWrite();
  }

  setUnhashed(): never {
    failWrite();
  }

  setGauge(): never {
    failWrite();
  }

  reserve(): never {
    failWrite();
  }

  peek(): number {
    return 0;
  }

  poke(): never {
    failWrite();
  }
}

function failWrite(): never {
  invariant(false, 'a snapshot was written to');
}

function wordOf(store: JournalStore, table: number, at: number): number {
  checkIdle(store);
  const { words } = store.rows[table] as JournalRows;
  return at < words.length ? (words[at] as number) : 0;
}
