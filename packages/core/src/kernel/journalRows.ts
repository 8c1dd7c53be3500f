import { invariant } from './invariant.js';
import { isInt, max } from './int.js';
import { type Lanes } from './hash.js';
import { type Layout, ROLE } from './layout.js';
import { addRowTerms } from './rowHash.js';
import type { Rows } from './rows.js';
import { PRESENT } from './schema.js';

/** Where journal entries are collected before their number is known. */
export interface EntryBuffer {
  offsets: Int32Array;
  values: Float64Array;
  size: number;
}

/**
 * The live rows of one table: one flat array of doubles. The first write to a row in a transition
 * copies the row aside; what the transition changed is found at its end by comparing, so further
 * writes to the row cost no more than in a plain array.
 */
export class JournalRows implements Rows {
  words: Float64Array;
  readonly layout: Layout;
  readonly stride: number;
  /** Sums of the terms of all cells. */
  readonly lanes: Lanes = { a: 0, b: 0 };
  /** The number of the transition in hand; the stamp of each row it touched. */
  serial = 1;
  #touched = new Int32Array(16);
  #touchedCount = 0;
  #before: Float64Array;

  constructor(layout: Layout, words: Float64Array = new Float64Array(layout.stride * 16)) {
    this.layout = layout;
    this.stride = layout.stride;
    this.words = words;
    this.#before = new Float64Array(layout.stride * 16);
  }

  get(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  set(row: number, offset: number, value: number): void {
    const at = row * this.stride;
    if (this.words[at] !== this.serial) this.#touch(row, at);
    // The sum with zero turns -0 into 0: the two are one integer.
    this.words[at + offset] = value + 0;
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

  /** A copy of these rows for another store; older stamps stay below the serial. */
  copy(): JournalRows {
    const used = (this.get(0, PRESENT) + 1) * this.stride;
    const rows = new JournalRows(this.layout, this.words.slice(0, used));
    rows.serial = this.serial;
    return rows;
  }

  /**
   * Ends a transition: puts the older value of each changed word into `entries` and moves the
   * lanes.
   *
   * @throws Error when a word was given a value that is no integer below 2^53.
   */
  commit(entries: EntryBuffer): void {
    const { words, layout, stride, lanes } = this;
    const before = this.#before;
    for (let touch = 0; touch < this.#touchedCount; touch += 1) {
      const row = this.#touched[touch] as number;
      const at = row * stride;
      const old = touch * stride;
      if (!this.#collect(at, old, entries)) continue;
      addRowTerms(lanes, -1, layout, row, before, old, words, at);
      addRowTerms(lanes, 1, layout, row, words, at, before, old);
    }
  }

  /** Starts the next transition. */
  begin(): void {
    this.serial += 1;
    this.#touchedCount = 0;
  }

  /** Takes the transition back; `restored` hears of each timer that was moved. */
  rollback(restored: (row: number, dueOffset: number) => void): void {
    const { words, stride } = this;
    const { roles } = this.layout;
    for (let touch = 0; touch < this.#touchedCount; touch += 1) {
      const row = this.#touched[touch] as number;
      const at = row * stride;
      const old = touch * stride;
      for (let offset = 1; offset < stride; offset += 1) {
        if (roles[offset] === ROLE.bookkeeping) continue;
        const value = this.#before[old + offset] as number;
        if (words[at + offset] === value) continue;
        words[at + offset] = value;
        if (roles[offset] === ROLE.timerDue) restored(row, offset);
      }
    }
    this.#touchedCount = 0;
  }

  #collect(at: number, old: number, entries: EntryBuffer): boolean {
    const { words, stride } = this;
    const { roles } = this.layout;
    const before = this.#before;
    const start = entries.size;
    if (entries.offsets.length < start + stride) grow(entries, stride);
    let size = start;
    for (let offset = 1; offset < stride; offset += 1) {
      const value = words[at + offset] as number;
      const former = before[old + offset] as number;
      if (value === former || roles[offset] === ROLE.bookkeeping) continue;
      if (!isInt(value)) this.#fail(at, offset, value);
      entries.offsets[size] = at + offset;
      entries.values[size] = former;
      size += 1;
    }
    entries.size = size;
    return size > start;
  }

  #fail(at: number, offset: number, value: number): never {
    const { name, fields } = this.layout.definition;
    const field = Object.keys(fields)
      .filter((key) => (fields[key] as number) <= offset)
      .at(-1);
    invariant(false, `${name}.${field} of row ${at / this.stride} became ${value}`);
  }

  #touch(row: number, at: number): void {
    const { words, stride } = this;
    const touch = this.#touchedCount;
    if (touch === this.#touched.length) {
      const touched = new Int32Array(touch * 2);
      touched.set(this.#touched);
      this.#touched = touched;
      const before = new Float64Array(touch * 2 * stride);
      before.set(this.#before);
      this.#before = before;
    }
    const before = this.#before;
    const old = touch * stride;
    for (let offset = 0; offset < stride; offset += 1) {
      before[old + offset] = words[at + offset] as number;
    }
    this.#touched[touch] = row;
    this.#touchedCount = touch + 1;
    words[at] = this.serial;
  }
}

function grow(entries: EntryBuffer, atLeast: number): void {
  const size = entries.offsets.length * 2 + atLeast;
  const offsets = new Int32Array(size);
  offsets.set(entries.offsets);
  const values = new Float64Array(size);
  values.set(entries.values);
  entries.offsets = offsets;
  entries.values = values;
}
