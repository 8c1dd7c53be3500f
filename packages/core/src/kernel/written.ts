/** What the transition in hand wrote to a table, in order. */
export interface Written {
  /** Which word was written: see `offsetOf`. */
  marks: Int32Array;
  older: Float64Array;
  newer: Float64Array;
}

/** Room for so many writes. */
export function written(size: number): Written {
  return {
    marks: new Int32Array(size),
    older: new Float64Array(size),
    newer: new Float64Array(size),
  };
}

/** Marks the first of a gauge's three entries; offsets of words are below it. */
export const GAUGE = 1 << 30;

/**
 * Turns the mark of an entry into the offset of its word: the mark is the offset, plus GAUGE for
 * the first word of a gauge, or the complement of the offset for a word without a term of its own.
 */
export function offsetOf(mark: number): number {
  return mark < 0 ? ~mark : mark & ~GAUGE;
}
