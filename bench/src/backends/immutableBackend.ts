import type { BackendOf, Layout, Rows } from '@astrarium/internal/kernel';
import { List } from 'immutable';
import { Bookkeeping, type Keeper, persistentBackend } from './persistentBackend.js';
import { blankRow, type PlainRow, wordNames } from './plainRow.js';

/** The rows of a table in a list of Immutable.js. */
type Table = List<PlainRow>;

class ListRows implements Rows {
  table: Table;
  /** Copies of the rows that this transition wrote, and new rows. */
  readonly #written = new Map<number, PlainRow>();
  readonly #names: readonly string[];
  readonly #book: Bookkeeping;
  #row: PlainRow | undefined;
  #rowId = -1;
  #isWritten = false;

  constructor(layout: Layout, names: readonly string[], table: Table) {
    this.table = table;
    this.#names = names;
    this.#book = new Bookkeeping(layout);
  }

  reset(table: Table): void {
    this.table = table;
    this.#written.clear();
    this.#rowId = -1;
  }

  /** The table with all written rows, in one batch. */
  finish(): Table {
    if (this.#written.size === 0) return this.table;
    return this.table.withMutations((table) => {
      for (const [id, row] of this.#written) table.set(id, row);
    });
  }

  #at(row: number): PlainRow | undefined {
    if (row === this.#rowId) return this.#row;
    const written = this.#written.get(row);
    this.#rowId = row;
    this.#isWritten = written !== undefined;
    this.#row = written ?? this.table.get(row);
    return this.#row;
  }

  #own(row: number): PlainRow {
    const found = this.#at(row) as PlainRow;
    if (this.#isWritten) return found;
    const copy = { ...found };
    this.#written.set(row, copy);
    this.#row = copy;
    this.#isWritten = true;
    return copy;
  }

  get(row: number, offset: number): number {
    return this.#at(row)?.[this.#names[offset] as string] ?? 0;
  }

  set(row: number, offset: number, value: number): void {
    this.#own(row)[this.#names[offset] as string] = value;
  }

  setUnhashed(row: number, offset: number, value: number): void {
    this.set(row, offset, value);
  }

  setGauge(row: number, offset: number, value: number, rate: number, since: number): void {
    const edited = this.#own(row);
    edited[this.#names[offset] as string] = value;
    edited[this.#names[offset + 1] as string] = rate;
    edited[this.#names[offset + 2] as string] = since;
  }

  reserve(row: number): void {
    for (let id = row; id >= this.table.size && !this.#written.has(id); id -= 1) {
      this.#written.set(id, blankRow(this.#names));
      this.#rowId = -1;
    }
  }

  peek(row: number, offset: number): number {
    return this.#book.peek(row, offset);
  }

  poke(row: number, offset: number, value: number): void {
    this.#book.poke(row, offset, value);
  }
}

/**
 * Rows as plain objects in lists of Immutable.js. A transition copies each row that it writes once
 * and puts all of them into the list together, which is faster than a Map or a Record for each row.
 */
export const immutableBackend: BackendOf = (layouts, kinds) => {
  const names = layouts.map(wordNames);
  const empty: readonly Table[] = names.map((each) => List([blankRow(each)]));
  const rowsOf = (root: readonly Table[], table: number) =>
    new ListRows(layouts[table] as Layout, names[table] as string[], root[table] as Table);
  const rows = layouts.map((_, table) => rowsOf(empty, table));
  let base = empty;
  const keeper: Keeper<readonly Table[]> = {
    rows,
    empty,
    begin: () => undefined,
    finish() {
      const next = rows.map((each) => each.finish());
      if (next.some((each, table) => each !== base[table])) base = next;
      keeper.reset(base);
      return base;
    },
    reset(root) {
      base = root;
      for (const [table, each] of rows.entries()) each.reset(root[table] as Table);
    },
    reader: rowsOf,
    compare(a, b, visit) {
      for (const [table, words] of names.entries()) {
        const [before, after] = [a[table] as Table, b[table] as Table];
        if (before === after) continue;
        for (let row = 0; row < Math.max(before.size, after.size); row += 1) {
          const [old, next] = [before.get(row), after.get(row)];
          if (old === next) continue;
          for (const [offset, name] of words.entries()) {
            if ((old?.[name] ?? 0) !== (next?.[name] ?? 0)) visit(table, row, offset);
          }
        }
      }
    },
  };
  return persistentBackend(keeper, layouts, kinds);
};
