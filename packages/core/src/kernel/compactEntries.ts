import { imul } from './int.js';

/** Marks the first of a gauge's three entries; offsets of words are below it. */
export const GAUGE = 1 << 30;

/**
 * Turns the mark of an entry into the offset of its word: the mark is the offset, plus GAUGE for
 * the first word of a gauge, or the complement of the offset for a word without a term of its own.
 */
export function offsetOf(mark: number): number {
  return mark < 0 ? ~mark : mark & ~GAUGE;
}

/**
 * Keeps the first entry of each word, in order: what the word was before all of them; and drops
 * that too where the word is what it was.
 *
 * @returns how many were kept.
 */
export function compactEntries(
  marks: Int32Array,
  older: Float64Array,
  size: number,
  words: Float64Array,
): number {
  let slots = 64;
  while (slots < size * 2) slots *= 2;
  const seen = new Int32Array(slots);
  let kept = 0;
  for (let entry = 0; entry < size; entry += 1) {
    const offset = offsetOf(marks[entry] as number);
    const mixed = imul(offset, 0x9e3779b1);
    let slot = (mixed ^ (mixed >>> 15)) & (slots - 1);
    while (seen[slot] !== 0 && seen[slot] !== offset + 1) slot = (slot + 1) & (slots - 1);
    if (seen[slot] !== 0) continue;
    seen[slot] = offset + 1;
    if (older[entry] === words[offset]) continue;
    marks[kept] = marks[entry] as number;
    older[kept] = older[entry] as number;
    kept += 1;
  }
  return kept;
}
