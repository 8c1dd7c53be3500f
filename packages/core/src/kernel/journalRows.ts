import { compactEntries, GAUGE, offsetOf } from './compactEntries.js';
import { abs, floor, INT_MAX, max } from './int.js';
import { invariant } from './invariant.js';
import type { EntryBuffer } from './journal.js';
import { type Layout, ROLE } from './layout.js';
import { moveLanes, written } from './moveLanes.js';
import type { Rows } from './rows.js';
import { PRESENT } from './schema.js';

/** One commit in so many looks whether its entries should be compacted. */
const SAMPLE_COMMITS = 32;

/** Entries at which a long transition first looks the same. */
const COMPACT_FROM = 1 << 16;

/** Room for so many entries is kept from one transition to the next. */
export const KEPT_MOST = 1 << 20;

/**
 * The live rows of one table: one flat array of doubles, and beside it what the transition in hand
 * has written, in order: which word, its older value, its newer value. Noting a write touches no
 * memory but the word and the end of three arrays; the hash is computed later, over those arrays,
 * where nothing misses the cache.
 */
export class JournalRows implements Rows {
  words: Float64Array;
  readonly layout: Layout;
  readonly stride: number;
  /** Sums of the terms of all cells: the two hash lanes. */
  readonly lanes = new Int32Array(2);
  readonly #written = written(64);
  #size = 0;
  /** Entries whose terms are in the lanes already. */
  #hashed = 0;
  #limit = COMPACT_FROM;
  /** Whether one entry in eight was of a word that had another, when that was last looked at. */
  #doubled = false;
  #commits = 0;

  constructor(layout: Layout, words: Float64Array = new Float64Array(layout.stride * 16)) {
    this.layout = layout;
    this.stride = layout.stride;
    this.words = words;
  }

  get(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  set(row: number, offset: number, value: number): void {
    const at = row * this.stride + offset;
    if (this.words[at] !== value) this.#note(at, at, value);
  }

  setUnhashed(row: number, offset: number, value: number): void {
    const at = row * this.stride + offset;
    if (this.words[at] !== value) this.#note(~at, at, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const at = row * this.stride + offset;
    // Its three entries stay together, whatever is compacted.
    if (this.#size + 3 > this.#written.marks.length) this.#grow();
    this.#note(at | GAUGE, at, value);
    this.#note(~(at + 1), at + 1, rate);
    this.#note(~(at + 2), at + 2, since);
  }

  peek(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  poke(row: number, offset: number, value: number): void {
    this.words[row * this.stride + offset] = value;
  }

  reserve(row: number): void {
    this.reserveWord((row + 1) * this.stride - 1);
  }

  /**
   * Makes room for a word: a version that was left for an older one may have more rows than the
   * store it comes back to.
   */
  reserveWord(at: number): void {
    if (at < this.words.length) return;
    const words = new Float64Array(max(at + 1, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }

  /** A copy of the rows in use, for another store. */
  copy(): JournalRows {
    const used = (this.get(0, PRESENT) + 1) * this.stride;
    return new JournalRows(this.layout, this.words.slice(0, used));
  }

  /**
   * Ends the writing of a transition and moves the lanes.
   *
   * @returns the number of its journal entries.
   * @throws Error when a word was given a value that is no integer below 2^53.
   */
  settle(): number {
    if (this.#size === 0) return 0;
    this.#commits += 1;
    if (this.#doubled || this.#limit > COMPACT_FROM || this.#commits % SAMPLE_COMMITS === 0) {
      this.#compact();
    } else this.#hash();
    return this.#size;
  }

  /** Ends the transition: puts its entries into a buffer, from its entry `from` on. */
  commit({ offsets, values }: EntryBuffer, from: number): void {
    const size = this.#size;
    const { marks, older } = this.#written;
    for (let entry = 0; entry < size; entry += 1) {
      offsets[from + entry] = offsetOf(marks[entry] as number);
      values[from + entry] = older[entry] as number;
    }
    this.#clear();
  }

  /** Takes the transition back; `restored` hears of each timer that was moved. */
  rollback(restored: (row: number, dueOffset: number) => void): void {
    const { words, stride } = this;
    const { marks, older } = this.#written;
    const { roles } = this.layout;
    for (let entry = this.#size - 1; entry >= 0; entry -= 1) {
      const at = offsetOf(marks[entry] as number);
      words[at] = older[entry] as number;
      const offset = at % stride;
      if (roles[offset] === ROLE.timerDue) restored((at - offset) / stride, offset);
    }
    this.#clear();
  }

  /** Forgets the entries; what was learnt about doubles stays. */
  #clear(): void {
    this.#size = 0;
    this.#hashed = 0;
    this.#limit = COMPACT_FROM;
    // A transition that filled a world is no measure for the next ones.
    if (this.#written.marks.length > KEPT_MOST) Object.assign(this.#written, written(64));
  }

  #note(mark: number, at: number, value: number): void {
    const entries = this.#written;
    if (this.#size === entries.marks.length) this.#grow();
    const size = this.#size;
    entries.marks[size] = mark;
    entries.older[size] = this.words[at] as number;
    // The sum with zero turns -0 into 0: the two are one integer.
    entries.newer[size] = this.words[at] = value + 0;
    this.#size = size + 1;
  }

  #grow(): void {
    if (this.#size >= this.#limit) this.#compact();
    const former = this.#written;
    if (this.#size * 2 < former.marks.length) return;
    const entries = written(former.marks.length * 2);
    entries.marks.set(former.marks);
    entries.older.set(former.older);
    entries.newer.set(former.newer);
    Object.assign(former, entries);
  }

  /** Drops entries that others of the same word come before. */
  #compact(): void {
    this.#hash();
    const { marks, older } = this.#written;
    const size = this.#size;
    this.#size = compactEntries(marks, older, size, this.words);
    this.#hashed = this.#size;
    this.#doubled = this.#size * 8 < size * 7;
    // A long transition that doubles little, as one that fills a world, is left alone for longer.
    this.#limit = max(COMPACT_FROM, this.#size * (this.#doubled ? 2 : 8)) + 1;
  }

  /** Moves the lanes by the entries that are new since the last time. */
  #hash(): void {
    const { marks, newer } = this.#written;
    for (let entry = this.#hashed; entry < this.#size; entry += 1) {
      const value = newer[entry] as number;
      if (floor(value) !== value || abs(value) > INT_MAX) {
        this.#fail(offsetOf(marks[entry] as number), value);
      }
    }
    moveLanes(this.lanes, this.layout.salt, this.#written, this.#hashed, this.#size);
    this.#hashed = this.#size;
  }

  #fail(at: number, value: number): never {
    const { name, fields } = this.layout.definition;
    const offset = at % this.stride;
    const field = Object.keys(fields).filter((key) => (fields[key] as number) <= offset);
    const row = (at - offset) / this.stride;
    invariant(false, `${name}.${field.at(-1)} of row ${row} became ${value}, which is no integer`);
  }
}
