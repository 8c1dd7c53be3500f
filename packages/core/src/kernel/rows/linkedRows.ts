import { isInt } from '../int.js';
import { mustBe } from '../invariant.js';
import type { Field } from '../schema.js';
import type { TableDraft } from '../world.js';
import type { RowList } from './draftRow.js';

/** Where rows are taken from. */
export interface RowSource<Row> {
  has(id: number): boolean;
  /** The row with an id, which exists. */
  rowAt(id: number): Row;
}

/** Rows of a table in the order of their ids: what all lists of rows can do. */
export abstract class Rows<Row extends { readonly id: number }> implements RowList<Row> {
  /** A visit of the rows that there are when it begins, from the id after one. */
  protected abstract visit(after: number): IterableIterator<Row>;
  abstract readonly isEmpty: boolean;
  abstract readonly size: number;

  [Symbol.iterator](): IterableIterator<Row> {
    return this.visit(0);
  }

  each(visit: (row: Row) => void): void {
    for (const row of this) visit(row);
  }

  /** All rows, for `JSON.stringify` and logs of a developer. */
  toJSON(): Row[] {
    return [...this];
  }

  get first(): Row | undefined {
    return this.find(() => true);
  }

  map<To>(to: (row: Row) => To): To[] {
    const all: To[] = [];
    for (const row of this) all.push(to(row));
    return all;
  }

  find(holds: (row: Row) => boolean): Row | undefined {
    for (const row of this) if (holds(row)) return row;
    return undefined;
  }

  filter(holds: (row: Row) => boolean): Row[] {
    const all: Row[] = [];
    for (const row of this) if (holds(row)) all.push(row);
    return all;
  }

  some(holds: (row: Row) => boolean): boolean {
    return this.find(holds) !== undefined;
  }

  count(holds: (row: Row) => boolean): number {
    let count = 0;
    for (const row of this) if (holds(row)) count += 1;
    return count;
  }

  sum(of: (row: Row) => number): number {
    let sum = 0;
    for (const row of this) {
      const number = of(row);
      if (!isInt(number)) throw mustBe('what sum adds', 'an integer', number);
      sum += number;
      // A later number could hide that bits are lost.
      if (!isInt(sum)) throw mustBe('a sum', 'an integer', sum);
    }
    return sum;
  }

  best(of: (row: Row) => number | undefined): Row | undefined {
    let best: Row | undefined;
    let most = 0;
    for (const row of this) {
      const number = of(row);
      if (number === undefined) continue;
      if (!isInt(number)) throw mustBe('what best compares', 'an integer', number);
      if (best !== undefined && number <= most) continue;
      best = row;
      most = number;
    }
    return best;
  }

  page({
    after,
    limit,
    where = () => true,
  }: {
    readonly after: number;
    readonly limit: number;
    readonly where?: (row: Row) => boolean;
  }): { rows: Row[]; next: number | null } {
    if (!isInt(after) || after < 0) throw mustBe('after', 'an id or 0', after);
    if (!isInt(limit) || limit < 1) throw mustBe('limit', 'an integer from 1', limit);
    const rows: Row[] = [];
    for (const row of this.visit(after)) {
      if (!where(row)) continue;
      if (rows.length === limit) return { rows, next: (rows.at(-1) as Row).id };
      rows.push(row);
    }
    return { rows, next: null };
  }
}

/** The rows that are linked to a row. */
export class LinkedRows<Row extends { readonly id: number }, Head> extends Rows<Row> {
  readonly #source: RowSource<Row>;
  readonly #words: TableDraft<string>;
  readonly #head: Head;
  readonly #idOf: (head: Head) => number;
  readonly #list: Field<string, 'list'>;

  /** @param idOf the id of the row that has the list, or an error when it is not used any more */
  constructor(
    source: RowSource<Row>,
    words: TableDraft<string>,
    head: Head,
    idOf: (head: Head) => number,
    list: Field<string, 'list'>,
  ) {
    super();
    this.#source = source;
    this.#words = words;
    this.#head = head;
    this.#idOf = idOf;
    this.#list = list;
    Object.freeze(this);
  }

  #ids(): readonly number[] {
    return this.#words.members(this.#idOf(this.#head), this.#list);
  }

  protected visit(after: number): IterableIterator<Row> {
    const ids = this.#ids();
    return new ListVisit(this.#source, after === 0 ? ids : ids.filter((id) => id > after));
  }

  get isEmpty(): boolean {
    return this.#words.isEmpty(this.#idOf(this.#head), this.#list);
  }

  get size(): number {
    return this.#ids().length;
  }
}

/** A visit of rows with these ids, without those that are removed before their turn. */
class ListVisit<Row> implements IterableIterator<Row> {
  readonly #source: RowSource<Row>;
  readonly #ids: readonly number[];
  #at = 0;

  constructor(source: RowSource<Row>, ids: readonly number[]) {
    this.#source = source;
    this.#ids = ids;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Row, undefined> {
    while (this.#at < this.#ids.length) {
      const id = this.#ids[this.#at] as number;
      this.#at += 1;
      if (this.#source.has(id)) return { done: false, value: this.#source.rowAt(id) };
    }
    return { done: true, value: undefined };
  }
}
