import { forgetWrites, isFirstWrite } from './isFirstWrite.js';
import { max } from './int.js';
import { invariant } from './invariant.js';
import { type EntryBuffer, pushEntry } from './journal.js';
import { type Layout, ROLE } from './layout.js';
import { moveLanes } from './moveLanes.js';
import type { Rows } from './rows.js';
import { PRESENT } from './schema.js';
import { GAUGE, offsetOf, type Written, written } from './written.js';

/** Entries at which a long transition is first compacted. */
const COMPACT_FROM = 1 << 16;

/** Room for so many entries is kept from one transition to the next. */
export const KEPT_MOST = 1 << 20;

/**
 * The live rows of one table: one flat array of doubles, and beside it what the transition in hand
 * has written, in order: which word, its older value, its newer value. Noting a write touches no
 * memory but the word and the end of three arrays; the hash is computed later, over those arrays,
 * where nothing misses the cache.
 */
export class JournalRows implements Rows, Written {
  words: Float64Array;
  readonly layout: Layout;
  readonly stride: number;
  /** Sums of the terms of all cells: the two hash lanes. */
  readonly lanes = new Int32Array(2);
  marks: Int32Array;
  older: Float64Array;
  newer: Float64Array;
  #size = 0;
  /** Entries whose terms are in the lanes already. */
  #hashed = 0;
  #limit = COMPACT_FROM;

  constructor(layout: Layout, words: Float64Array = new Float64Array(layout.stride * 16)) {
    this.layout = layout;
    this.stride = layout.stride;
    this.words = words;
    ({ marks: this.marks, older: this.older, newer: this.newer } = written(64));
  }

  get(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  set(row: number, offset: number, value: number): void {
    const at = row * this.stride + offset;
    this.#note(at, at, value);
  }

  setUnhashed(row: number, offset: number, value: number): void {
    const at = row * this.stride + offset;
    this.#note(~at, at, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const at = row * this.stride + offset;
    // Its three entries stay together, whatever is compacted.
    if (this.#size + 3 > this.marks.length) this.#grow();
    const { marks, older, newer, words } = this;
    const size = this.#size;
    marks[size] = at | GAUGE;
    marks[size + 1] = ~(at + 1);
    marks[size + 2] = ~(at + 2);
    older[size] = words[at] as number;
    older[size + 1] = words[at + 1] as number;
    older[size + 2] = words[at + 2] as number;
    newer[size] = words[at] = value + 0;
    newer[size + 1] = words[at + 1] = rate + 0;
    newer[size + 2] = words[at + 2] = since + 0;
    this.#size = size + 3;
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
   * @returns how many journal entries it has at most.
   * @throws Error when a word was given a value that is no integer below 2^53.
   */
  settle(): number {
    this.#hash();
    return this.#size;
  }

  /**
   * Ends the transition: appends its entries to a buffer, from which they can be undone. Writes
   * that left their word as it was are dropped here: to compare before each write would be to
   * wait for the memory.
   */
  commit(buffer: EntryBuffer): void {
    const { marks, older, newer } = this;
    const size = this.#size;
    forgetWrites(size);
    for (let entry = 0; entry < size; entry += 1) {
      const then = older[entry] as number;
      if (then === newer[entry]) continue;
      const offset = offsetOf(marks[entry] as number);
      if (isFirstWrite(offset)) pushEntry(buffer, offset, then);
    }
    this.#clear();
  }

  /** Takes the transition back; `restored` hears of each timer that was moved. */
  rollback(restored: (row: number, dueOffset: number) => void): void {
    const { words, stride, marks, older } = this;
    const { roles } = this.layout;
    for (let entry = this.#size - 1; entry >= 0; entry -= 1) {
      const at = offsetOf(marks[entry] as number);
      words[at] = older[entry] as number;
      const offset = at % stride;
      if (roles[offset] === ROLE.timerDue) restored((at - offset) / stride, offset);
    }
    this.#clear();
  }

  #clear(): void {
    this.#size = 0;
    this.#hashed = 0;
    this.#limit = COMPACT_FROM;
    // A transition that filled a world is no measure for the next ones.
    if (this.marks.length > KEPT_MOST) Object.assign(this, written(64));
  }

  #note(mark: number, at: number, value: number): void {
    if (this.#size === this.marks.length) this.#grow();
    const size = this.#size;
    this.marks[size] = mark;
    this.older[size] = this.words[at] as number;
    // The sum with zero turns -0 into 0: the two are one integer.
    this.newer[size] = this.words[at] = value + 0;
    this.#size = size + 1;
  }

  #grow(): void {
    if (this.#size >= this.#limit) this.#compact();
    const { marks, older, newer } = this;
    if (this.#size * 2 < marks.length) return;
    Object.assign(this, written(marks.length * 2));
    this.marks.set(marks);
    this.older.set(older);
    this.newer.set(newer);
  }

  /** Drops what `commit` would, so that a long transition needs no more room than it must. */
  #compact(): void {
    this.#hash();
    const { marks, older, newer } = this;
    const size = this.#size;
    let kept = 0;
    forgetWrites(size);
    for (let entry = 0; entry < size; entry += 1) {
      const mark = marks[entry] as number;
      if (older[entry] === newer[entry] || !isFirstWrite(offsetOf(mark))) continue;
      marks[kept] = mark;
      older[kept] = older[entry] as number;
      newer[kept] = newer[entry] as number;
      kept += 1;
    }
    this.#size = this.#hashed = kept;
    // One that writes few words twice, as one that fills a world, is left alone for longer.
    this.#limit = max(COMPACT_FROM, kept * (kept * 8 < size * 7 ? 2 : 8)) + 1;
  }

  /** Moves the lanes by the entries that are new since the last time. */
  #hash(): void {
    const bad = moveLanes(this.lanes, this.layout.salt, this, this.#hashed, this.#size);
    if (bad >= 0) this.#fail(offsetOf(this.marks[bad] as number), this.newer[bad] as number);
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
