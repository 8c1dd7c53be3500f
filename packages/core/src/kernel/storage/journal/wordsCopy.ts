import { max, min } from '../../int.js';

/**
 * A copy of the words of a table that is made in parts, while the words change: what changes among
 * those that are copied is copied again.
 */
export interface WordsCopy {
  words: Float64Array;
  /** How many words are copied. */
  size: number;
}

/** The words that a small transition copies: some microseconds of work. */
const MIN_PART = 1 << 12;

/** The words of a part: those that a transition pays for, within bounds. */
export function partFor(words: number, maxPart: number): number {
  return min(max(MIN_PART, words), maxPart);
}

/** Copies a word again. */
export function followWord(copy: WordsCopy, words: Float64Array, at: number): void {
  if (at < copy.size) copy.words[at] = words[at] as number;
}

/** Copies so many more of the words before `end` at most; returns how many. */
export function copyPart(copy: WordsCopy, words: Float64Array, end: number, part: number): number {
  const to = min(copy.size + part, end);
  const copied = to - copy.size;
  if (copied <= 0) return 0;
  if (end > copy.words.length) {
    // The table grew meanwhile; it gets room for some more rows.
    const larger = new Float64Array(end + (end >>> 4));
    larger.set(copy.words.subarray(0, copy.size));
    copy.words = larger;
  }
  copy.words.set(words.subarray(copy.size, to), copy.size);
  copy.size = to;
  return copied;
}
