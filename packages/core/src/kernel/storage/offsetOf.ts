/** Marks the first of a gauge's three notes; offsets of words are below it. */
export const GAUGE = 1 << 30;

/**
 * Turns the mark of a note into the offset of its word: the mark is the offset, plus GAUGE for the
 * first word of a gauge, or the complement of the offset for a word without a term of its own.
 */
export function offsetOf(mark: number): number {
  return mark < 0 ? ~mark : mark & ~GAUGE;
}
