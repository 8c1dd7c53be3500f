import {
  dropRepeated,
  clearEntries,
  entryBuffer,
  type EntryBuffer,
  offsetAt,
  reserveEntries,
  valueAt,
} from './entryBuffer.js';
import { foldWrites, GAUGE, NOTE, noteChanges, offsetOf } from '../foldWrites.js';
import { crossingTick } from '../../crossing.js';
import { INT_MAX, max, min } from '../../int.js';
import type { Layout } from '../layout.js';
import { isAtEnd, levelAt, mayLeaveRange } from '../../levelAt.js';
import type { Rows } from '../rows.js';
import { PRESENT } from '../../schema.js';
import { tableErrors } from '../../tableErrors.js';
import { copyPart, followWord, partFor, type WordsCopy } from './wordsCopy.js';

/** Room for notes, after which they are folded: what stays in the second cache. */
const MAX_NOTES = 8192 * NOTE;

/** Numbers of a mark, for each table. */
export const MARK = 4;

/** The words before a world is made, whose writes are not noted; and no room for notes. */
const NOTHING = new Float64Array(0);

/** The entries of rows without a transition. */
const NO_ENTRIES = /* @__PURE__ */ entryBuffer();

/** Room for notes and entries, which the stores of a backend use in turn. */
export interface Scratch {
  notes: Float64Array;
  entries: EntryBuffer;
}

/** Room for the rows of one table. */
export function scratchRoom(): Scratch {
  return { notes: NOTHING, entries: NO_ENTRIES };
}

/** Words that move to larger room at a commit, at most: less than a millisecond of work. */
const MAX_PART = 1 << 17;

/** Fewer words move at once, when room is needed: in about 20 microseconds. */
const MIN_MOVED = 1 << 14;

/** Words that move for each word that changed: the move ends before the room that is left. */
const WORDS_PER_ENTRY = 8;

/**
 * The current rows of one table: one flat array of doubles, and the notes of the running
 * transition, one for each write, in order: which word, its older value, its newer value. A note
 * touches no memory but the word and the end of one array; the hash is computed later, over that
 * array, where nothing misses the cache. A transition that has written more often than the table
 * has words copies them, and notes nothing more until its end: then the words are compared.
 */
export class JournalRows implements Rows {
  words: Float64Array;
  readonly layout: Layout;
  readonly stride: number;
  /** Sums of the terms of all words: the two hash lanes. */
  readonly lanes = new Int32Array(2);
  /** Entries made of notes so far: they lead back to the start of the transition. */
  entries = NO_ENTRIES;
  /** Whether entries are kept: not while a world is made, which leads back to nothing. */
  keepsUndo: boolean;
  /** Entries that were made before the newest mark. */
  #marked = 0;
  #notes: Float64Array = NOTHING;
  #size = 0;
  /** The words before those writes that are not noted; absent while writes are noted. */
  #before: Float64Array | undefined;
  /** Larger room, to which the words move. */
  #room: WordsCopy | undefined;
  /** The words of the next base, while one is made. */
  #base: WordsCopy | undefined;

  /**
   * The gauges that may leave the range of integers: all that ever were in these rows and in the
   * versions that lead here.
   */
  #fast: Set<number> | undefined;
  readonly #scratch: Scratch;
  /** No gauge of these is at an end of the range before this tick, if it is not there already. */
  #holdAt = 0;

  /** @param former the rows that these are a copy of */
  constructor(
    layout: Layout,
    words?: Float64Array,
    former?: JournalRows,
    scratch = former === undefined ? scratchRoom() : former.#scratch,
  ) {
    this.layout = layout;
    this.stride = layout.stride;
    this.#scratch = scratch;
    if (former !== undefined && former.#fast !== undefined) this.#fast = new Set(former.#fast);
    this.words = words ?? new Float64Array(layout.stride * 2);
    this.keepsUndo = words !== undefined;
    if (words === undefined) this.#before = NOTHING;
  }

  get(row: number, offset: number): number {
    return this.words[row * this.stride + offset] as number;
  }

  next(row: number): number {
    const { stride, words } = this;
    const count = words[PRESENT] as number;
    for (let next = row + 1; next <= count; next += 1) {
      if (words[next * stride + PRESENT] === 1) return next;
    }
    return 0;
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
    const start = mayLeaveRange(value, rate) ? this.#watch(at, value, rate, since) : since;
    // Its three notes stay together, whatever is folded.
    if (this.#size + 3 * NOTE > this.#notes.length) this.#makeRoom();
    this.#note(at | GAUGE, at, value);
    this.#note(at + 1, at + 1, rate);
    this.#note(~(at + 2), at + 2, start);
  }

  /**
   * Remembers a gauge that may leave the range. Gives since when it is as it is: tick 0 when it
   * stands at an end, so that its hash does not depend on when it got there.
   */
  #watch(at: number, value: number, rate: number, since: number): number {
    this.#fast = (this.#fast ?? new Set<number>()).add(at);
    if (isAtEnd(value, rate)) return 0;
    if (rate !== 0) this.#holdAt = min(this.#holdAt, endTick(value, rate, since));
    return since;
  }

  /** Writes the gauges that have reached an end of the range as what they are: they stand there. */
  hold(now: number): void {
    if (now < this.#holdAt) return;
    this.#holdAt = Infinity;
    const { stride, words } = this;
    for (const at of this.#fast ?? []) {
      const [value, rate, since] = [words[at], words[at + 1], words[at + 2]] as [
        number,
        number,
        number,
      ];
      // A version of fewer rows has no word there.
      if (at + 2 >= words.length || rate === 0 || isAtEnd(value, rate)) continue;
      const level = levelAt(value, rate, now - since);
      if (!isAtEnd(level, rate)) this.#holdAt = min(this.#holdAt, endTick(value, rate, since));
      else this.setGauge((at - (at % stride)) / stride, at % stride, level, rate, now);
    }
  }

  /** Called when words are those of another version: its gauges may be at an end earlier. */
  restored(): void {
    this.#holdAt = 0;
  }

  peek(row: number, offset: number): number {
    return this.get(row, offset);
  }

  poke(row: number, offset: number, value: number): void {
    const at = row * this.stride + offset;
    this.words[at] = value;
    this.follow(at);
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
    this.#moveTo(words);
  }

  /** Called before the entries of a transition are cleared: copies that are made get its words. */
  followEntries(): void {
    if (this.#room === undefined && this.#base === undefined) return;
    const { entries } = this;
    for (let entry = 0; entry < entries.size; entry += 1) this.follow(offsetAt(entries, entry));
  }

  /**
   * Called before the entries of a transition are cleared. Moves the words to larger room in parts,
   * when it is soon needed: to move all of a large table at once would stop the game.
   */
  grow(): void {
    const { entries, stride, words } = this;
    const isFull =
      words.length >= MIN_MOVED && this.get(0, PRESENT) * stride * 4 > words.length * 3;
    if (this.#room === undefined && !isFull) return;
    const room = (this.#room ??= { words: new Float64Array(words.length * 2), size: 0 });
    const part = partFor(entries.size * stride * WORDS_PER_ENTRY, MAX_PART);
    copyPart(room, words, words.length, part);
    if (room.size === words.length) this.#moveTo(room.words);
  }

  #moveTo(words: Float64Array): void {
    this.words = words;
    this.#room = undefined;
  }

  /** Copies so many words of the next base at most; returns how many: 0 when it has them all. */
  copyBase(part: number): number {
    const end = this.#wordsInUse();
    // Rows are inserted meanwhile: a base without room for them would be copied at once at its end.
    const base = (this.#base ??= { words: new Float64Array(end + (end >>> 8)), size: 0 });
    return copyPart(base, this.words, end, part);
  }

  /** Ends the making of the next base; returns its rows. */
  takeBase(): JournalRows {
    const words = this.#base?.words;
    this.#base = undefined;
    return new JournalRows(this.layout, words, this);
  }

  /** Copies a word to larger room and to the next base, if it was copied there before. */
  follow(at: number): void {
    if (this.#room !== undefined) followWord(this.#room, this.words, at);
    if (this.#base !== undefined) followWord(this.#base, this.words, at);
  }

  /**
   * Moves the lanes by what was written since the last time, and keeps what leads back.
   *
   * @throws Error when a word was given a value that is no integer below 2^53.
   */
  fold(): void {
    const before = this.#before;
    const error = before === undefined ? this.#foldNotes() : this.#foldChanges(before);
    if (error !== undefined) throw error;
  }

  /** Empties the entries and gives their room back, at the end of a transition. */
  clear(): void {
    this.#marked = 0;
    if (this.#notes.length === 0) return;
    clearEntries(this.entries);
    this.#scratch.notes = this.#notes;
    this.#scratch.entries = this.entries;
    this.#notes = NOTHING;
    this.entries = NO_ENTRIES;
  }

  /** Takes room, at the first write of a transition. */
  #takeRoom(): void {
    const { entries, notes } = this.#scratch;
    this.#scratch.notes = NOTHING;
    this.#scratch.entries = NO_ENTRIES;
    this.#notes = notes.length > 0 ? notes : new Float64Array(64 * NOTE);
    this.entries = entries === NO_ENTRIES ? entryBuffer() : entries;
  }

  /**
   * Marks the words: puts the four numbers that lead back to them into a list. At the first mark it
   * drops entries that are not needed, since a transition may make millions of marks.
   *
   * @throws Error as `fold`
   */
  mark(into: number[], at: number, isFirst: boolean): void {
    if (this.#size > 0 || this.#before !== undefined) this.fold();
    const { entries, lanes } = this;
    if (isFirst && entries.size > max(MAX_NOTES, 2 * this.#wordsInUse())) {
      dropRepeated(entries, this.words.length);
    }
    into[at] = this.#marked = entries.size;
    into[at + 1] = entries.wides;
    into[at + 2] = lanes[0] as number;
    into[at + 3] = lanes[1] as number;
  }

  /**
   * Takes back what was written since a mark. No timer must be filed again: the clock stands still
   * between the two, so that each still has a hint that is not later than the restored tick.
   */
  goBack(marks: readonly number[], at: number): void {
    try {
      this.fold();
    } catch {
      // A value that is no integer is taken back as any other.
    }
    const { entries, lanes, words } = this;
    const to = marks[at] as number;
    for (let entry = entries.size - 1; entry >= to; entry -= 1) {
      words[offsetAt(entries, entry)] = valueAt(entries, entry);
    }
    entries.size = this.#marked = to;
    entries.wides = marks[at + 1] as number;
    lanes[0] = marks[at + 2] as number;
    lanes[1] = marks[at + 3] as number;
  }

  #foldNotes(): Error | undefined {
    const size = this.#size;
    if (size === 0) return undefined;
    const notes = this.#notes;
    reserveEntries(this.entries, size / NOTE);
    const invalidNote = foldWrites(this.lanes, this.layout.salt, notes, size, this.entries);
    this.#size = 0;
    if (!this.keepsUndo) clearEntries(this.entries);
    if (invalidNote < 0) return undefined;
    const at = offsetOf(notes[invalidNote] as number);
    const offset = at % this.stride;
    const row = (at - offset) / this.stride;
    return tableErrors.value(this.layout, row, offset, notes[invalidNote + 2]);
  }

  #note(mark: number, at: number, value: number): void {
    const { words } = this;
    // The sum with zero turns -0 into 0: the two are one integer.
    const word = value + 0;
    if (this.#before === undefined && this.#size === this.#notes.length) this.#makeRoom();
    if (this.#before === undefined) this.#push(mark, words[at] as number, word);
    words[at] = word;
  }

  #push(mark: number, then: number, word: number): void {
    const notes = this.#notes;
    const size = this.#size;
    notes[size] = mark;
    notes[size + 1] = then;
    notes[size + 2] = word;
    this.#size = size + NOTE;
  }

  /** Makes room for three notes, or ends the notes: they never need more memory than the words. */
  #makeRoom(): void {
    if (this.#before !== undefined) return;
    const notes = this.#notes;
    if (notes.length === 0) return this.#takeRoom();
    if (notes.length < MAX_NOTES) {
      this.#notes = new Float64Array(min(notes.length * 2, MAX_NOTES));
      this.#notes.set(notes);
      return;
    }
    this.fold();
    const size = this.#wordsInUse();
    if (this.entries.size - this.#marked > size) this.#before = this.words.slice(0, size);
  }

  #wordsInUse(): number {
    return (this.get(0, PRESENT) + 1) * this.stride;
  }

  /** Makes the notes that were not made, of some rows at a time, and folds them. */
  #foldChanges(before: Float64Array): Error | undefined {
    const { stride, words } = this;
    const size = this.#wordsInUse();
    const step = min(size, max(stride, MAX_NOTES / NOTE - ((MAX_NOTES / NOTE) % stride)));
    this.#before = undefined;
    if (this.#notes.length === 0) this.#takeRoom();
    if (this.#notes.length < step * NOTE) this.#notes = new Float64Array(step * NOTE);
    let error: Error | undefined;
    for (let from = 0; from < size; from += step) {
      const to = min(from + step, size);
      this.#size = noteChanges(this.layout.roles, words, before, from, to, this.#notes);
      // All are folded, so that all can be taken back.
      error = this.#foldNotes() ?? error;
    }
    return error;
  }
}

/** The tick at which a gauge reaches the end of the range to which it moves. */
function endTick(value: number, rate: number, since: number): number {
  return crossingTick(since, value, rate, rate < 0 ? -INT_MAX : INT_MAX) || Infinity;
}
