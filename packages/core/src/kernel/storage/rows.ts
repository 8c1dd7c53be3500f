/**
 * The narrow interface to a table's words: what a backend must give. A word is named by its row and
 * its offset in the row. Row 0 is the header; its PRESENT word counts the rows ever inserted.
 */
export interface Rows {
  /** The word, or 0 where nothing was ever written. `row` must be at most the table's count. */
  get(row: number, offset: number): number;
  /** The row that exists with the least id above this one; 0 when there is none. */
  next(row: number): number;
  /** Writes a word of the draft, an integer. */
  set(row: number, offset: number, value: number): void;
  /** Writes a word that is kept but has no meaning of its own: the order inside a list. */
  setUnhashed(row: number, offset: number, value: number): void;
  /** Writes the three words of a gauge. */
  setGauge(row: number, offset: number, value: number, rate: number, since: number): void;
  /** Makes room for rows up to `row`. */
  reserve(row: number): void;
  /** Reads a bookkeeping word, which belongs to the live rows and to no snapshot. */
  peek(row: number, offset: number): number;
  /** Writes a bookkeeping word: neither kept for older snapshots nor hashed. */
  poke(row: number, offset: number, value: number): void;
}

/** Rows that cannot be used: each call throws an Error with this message. */
export function closedRows(message: string): Rows {
  const fail = (): never => {
    throw new Error(message);
  };
  return {
    get: fail,
    next: fail,
    set: fail,
    setUnhashed: fail,
    setGauge: fail,
    reserve: fail,
    peek: fail,
    poke: fail,
  };
}
