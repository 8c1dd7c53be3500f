/** A row, of which a change writes all words. */
export type Row = Record<'status' | 'since' | 'target' | 'capacity' | 'level', number>;

/** A table whose rows have the ids 1 to `size`, and the rows that change in each step. */
export interface RowsTask {
  readonly size: number;
  /** Changes in a step. */
  readonly changes: number;
  /** The ids of step `n` are `changes` entries from `start(n)` on. */
  readonly ids: Int32Array;
  readonly start: (n: number) => number;
}

/** A program that keeps a table; all start with words of 0. */
export interface RowsProgram {
  /** Changes the rows of step `n`. */
  step(n: number): void;
  row(id: number): Row;
}

/** The change of one row in step `n`. */
export function change(row: Row, id: number, n: number): void {
  row.status = n & 7;
  row.since = n;
  row.target = id ^ n;
  row.capacity = 1_000_000 - (n & 1023);
  row.level += n & 255;
}

/** A new row. */
export function blankRow(): Row {
  return { status: 0, since: 0, target: 0, capacity: 0, level: 0 };
}

/** How many older worlds a program holds, when it has any. */
export const HELD = 64;
