import { clearEntries, entryBuffer, offsetAt, reserveEntries, valueAt } from './entryBuffer.js';
import { foldWrites, NOTE } from './foldWrites.js';
import { max, min } from '../int.js';
import { invariant } from '../invariant.js';
import { type Layout, ROLE } from './layout.js';
import type { Rows } from './rows.js';
import { PRESENT } from '../schema.js';
import { GAUGE, offsetOf } from './offsetOf.js';

/** Room for notes, after which they are folded: what stays in the second cache. */
const MAX_NOTES = 8192 * NOTE;

/**
 * The current rows of one table: one flat array of doubles, and the notes of the running
 * transition, one for each write, in order: which word, its older value, its newer value. A note
 * touches no memory but the word and the end of one array; the hash is computed later, over that
 * array, where nothing misses the cache.
 */
export class JournalRows implements Rows {
  words: Float64Array;
  readonly layout: Layout;
  readonly stride: number;
  /** Sums of the terms of all words: the two hash lanes. */
  readonly lanes = new Int32Array(2);
  /** Entries made of notes so far: they lead back to the start of the transition. */
  readonly entries = entryBuffer();
  #notes = new Float64Array(64 * NOTE);
  #size = 0;

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
    this.#note(at, at, value);
  }

  setUnhashed(row: number, offset: number, value: number): void {
    const at = row * this.stride + offset;
    this.#note(~at, at, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const at = row * this.stride + offset;
    // Its three notes stay together, whatever is folded.
    if (this.#size + 3 * NOTE > this.#notes.length) this.#makeRoom();
    const { words } = this;
    const notes = this.#notes;
    const size = this.#size;
    notes[size] = at | GAUGE;
    notes[size + 1] = words[at] as number;
    notes[size + 2] = words[at] = value + 0;
    notes[size + 3] = at + 1;
    notes[size + 4] = words[at + 1] as number;
    notes[size + 5] = words[at + 1] = rate + 0;
    notes[size + 6] = ~(at + 2);
    notes[size + 7] = words[at + 2] as number;
    notes[size + 8] = words[at + 2] = since + 0;
    this.#size = size + 3 * NOTE;
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
   * Moves the lanes by what was written since the last time, and keeps what leads back.
   *
   * @throws Error when a word was given a value that is no integer below 2^53.
   */
  fold(): void {
    const size = this.#size;
    if (size === 0) return;
    reserveEntries(this.entries, size / NOTE);
    const invalidNote = foldWrites(this.lanes, this.layout.salt, this.#notes, size, this.entries);
    if (invalidNote >= 0)
      this.#fail(
        offsetOf(this.#notes[invalidNote] as number),
        this.#notes[invalidNote + 2] as number,
      );
    this.#size = 0;
  }

  /** Takes the transition back; `restored` hears of each timer that was moved. */
  rollback(restored: (row: number, dueOffset: number) => void): void {
    const { entries } = this;
    const notes = this.#notes;
    for (let note = this.#size - NOTE; note >= 0; note -= NOTE) {
      this.#restore(offsetOf(notes[note] as number), notes[note + 1] as number, restored);
    }
    for (let entry = entries.size - 1; entry >= 0; entry -= 1) {
      this.#restore(offsetAt(entries, entry), valueAt(entries, entry), restored);
    }
    this.#size = 0;
    clearEntries(entries);
  }

  #restore(at: number, value: number, restored: (row: number, dueOffset: number) => void): void {
    const offset = at % this.stride;
    this.words[at] = value;
    if (this.layout.roles[offset] === ROLE.timerDue) restored((at - offset) / this.stride, offset);
  }

  #note(mark: number, at: number, value: number): void {
    if (this.#size === this.#notes.length) this.#makeRoom();
    const { words } = this;
    const notes = this.#notes;
    const size = this.#size;
    notes[size] = mark;
    notes[size + 1] = words[at] as number;
    // The sum with zero turns -0 into 0: the two are one integer.
    notes[size + 2] = words[at] = value + 0;
    this.#size = size + NOTE;
  }

  /** Room for three writes at least. */
  #makeRoom(): void {
    const notes = this.#notes;
    if (notes.length === MAX_NOTES) return this.fold();
    this.#notes = new Float64Array(min(notes.length * 2, MAX_NOTES));
    this.#notes.set(notes);
  }

  #fail(at: number, value: number): never {
    const { name, fields } = this.layout.definition;
    const offset = at % this.stride;
    const field = Object.keys(fields).filter((key) => (fields[key] as number) <= offset);
    const row = (at - offset) / this.stride;
    invariant(false, `${name}.${field.at(-1)} of row ${row} became ${value}, which is no integer`);
  }
}
