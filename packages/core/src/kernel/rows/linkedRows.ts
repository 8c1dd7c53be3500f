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
export abstract class Rows<Row> implements RowList<Row> {
  readonly #source: RowSource<Row>;

  constructor(source: RowSource<Row>) {
    this.#source = source;
  }

  /** The ids after one, of the rows that there are when a visit begins. */
  protected abstract ids(after?: number): Iterable<number>;
  abstract readonly isEmpty: boolean;
  abstract readonly size: number;

  *[Symbol.iterator](): Iterator<Row> {
    const source = this.#source;
    for (const id of this.ids()) if (source.has(id)) yield source.rowAt(id);
  }

  each(visit: (row: Row) => void): void {
    const source = this.#source;
    for (const id of this.ids()) if (source.has(id)) visit(source.rowAt(id));
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
    this.each((row) => void all.push(to(row)));
    return all;
  }

  find(holds: (row: Row) => boolean): Row | undefined {
    const source = this.#source;
    for (const id of this.ids()) {
      if (!source.has(id)) continue;
      const row = source.rowAt(id);
      if (holds(row)) return row;
    }
    return undefined;
  }

  filter(holds: (row: Row) => boolean): Row[] {
    const all: Row[] = [];
    this.each((row) => void (holds(row) && all.push(row)));
    return all;
  }

  some(holds: (row: Row) => boolean): boolean {
    return this.find(holds) !== undefined;
  }

  count(holds: (row: Row) => boolean): number {
    let count = 0;
    this.each((row) => void (holds(row) && (count += 1)));
    return count;
  }

  sum(of: (row: Row) => number): number {
    let sum = 0;
    this.each((row) => {
      const number = of(row);
      if (!isInt(number)) throw mustBe('what sum adds', 'an integer', number);
      sum += number;
      // A later number could hide that bits are lost.
      if (!isInt(sum)) throw mustBe('a sum', 'an integer', sum);
    });
    return sum;
  }

  best(of: (row: Row) => number | undefined): Row | undefined {
    let best: Row | undefined;
    let most = 0;
    this.each((row) => {
      const number = of(row);
      if (number === undefined) return;
      if (!isInt(number)) throw mustBe('what best compares', 'an integer', number);
      if (best !== undefined && number <= most) return;
      best = row;
      most = number;
    });
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
    let last = 0;
    for (const id of this.ids(after)) {
      if (!this.#source.has(id)) continue;
      const row = this.#source.rowAt(id);
      if (!where(row)) continue;
      if (rows.length === limit) return { rows, next: last };
      rows.push(row);
      last = id;
    }
    return { rows, next: null };
  }
}

/** The rows that are linked to a row. */
export class LinkedRows<Row, Head> extends Rows<Row> {
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
    super(source);
    this.#words = words;
    this.#head = head;
    this.#idOf = idOf;
    this.#list = list;
    Object.freeze(this);
  }

  protected ids(after = 0): readonly number[] {
    const ids = this.#words.members(this.#idOf(this.#head), this.#list);
    return after === 0 ? ids : ids.filter((id) => id > after);
  }

  get isEmpty(): boolean {
    return this.#words.isEmpty(this.#idOf(this.#head), this.#list);
  }

  get size(): number {
    return this.ids().length;
  }
}
