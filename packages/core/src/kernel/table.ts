import type { Agenda } from './agenda/agenda.js';
import { invariant } from './invariant.js';
import { INT_MAX, isInt } from './int.js';
import type { KeyIndex } from './storage/keyIndex.js';
import type { Layout } from './storage/layout.js';
import type { Rows } from './storage/rows.js';
import { type Field, PRESENT } from './schema.js';
import type { TableDraft } from './world.js';

/** The time of a world at hand, and the earliest tick that may be named in an appointment. */
export interface Clock {
  now: number;
  dueMin: number;
}

/** What a table of a draft has beyond its rows; a table for reading only finds. */
export interface TableContext {
  readonly clock: Clock;
  /** Rows by table. */
  readonly rows: readonly Rows[];
  readonly agenda: Agenda | undefined;
  /** Finds a row by its key. */
  readonly find: (key: number) => number;
  readonly keys: KeyIndex | undefined;
}

type Word = Field<string, 'word'>;
type Gauge = Field<string, 'gauge'>;
type Timer = Field<string, 'timer'>;
type Link = Field<string, 'link'>;
type List = Field<string, 'list'>;

/** Offsets inside a gauge and a link. */
const RATE = 1;
const SINCE = 2;
const NEXT = 1;
const PREVIOUS = 2;

/** Gives meaning to rows of words: gauges, timers, links and keys. The same for all backends. */
export class Table implements TableDraft<string> {
  readonly #rows: Rows;
  readonly #layout: Layout;
  readonly #context: TableContext;

  constructor(layout: Layout, context: TableContext) {
    this.#layout = layout;
    this.#context = context;
    this.#rows = context.rows[layout.index] as Rows;
  }

  get count(): number {
    return this.#rows.get(0, PRESENT);
  }

  has(id: number): boolean {
    return isInt(id) && id > 0 && id <= this.count && this.#rows.get(id, PRESENT) === 1;
  }

  get(id: number, field: Word): number {
    return this.#rows.get(id, field);
  }

  set(id: number, field: Word, value: number): void {
    this.#rows.set(id, field, value);
  }

  add(id: number, field: Word, delta: number): void {
    this.#rows.set(id, field, this.#rows.get(id, field) + delta);
  }

  level(id: number, field: Gauge): number {
    const rows = this.#rows;
    const elapsed = this.#context.clock.now - rows.get(id, field + SINCE);
    return rows.get(id, field) + rows.get(id, field + RATE) * elapsed;
  }

  rate(id: number, field: Gauge): number {
    return this.#rows.get(id, field + RATE);
  }

  setLevel(id: number, field: Gauge, value: number): void {
    const rate = this.#rows.get(id, field + RATE);
    this.#rows.setGauge(id, field, value, rate, this.#context.clock.now);
  }

  setRate(id: number, field: Gauge, rate: number): void {
    this.#rows.setGauge(id, field, this.level(id, field), rate, this.#context.clock.now);
  }

  due(id: number, field: Timer): number {
    return this.#rows.get(id, field);
  }

  schedule(id: number, field: Timer, due: number): void {
    if (this.#rows.get(id, field) === due) return;
    if (!isInt(due) || due < this.#context.clock.dueMin) this.#failDue(id, due);
    this.#rows.set(id, field, due);
    this.#context.agenda?.file(this.#layout.kinds[field] as number, id);
  }

  #failDue(id: number, due: number): never {
    const { name } = this.#layout.definition;
    invariant(false, `${name} ${id} is due at ${due}, before ${this.#context.clock.dueMin}`);
  }

  cancel(id: number, field: Timer): void {
    if (this.#rows.get(id, field) !== 0) this.#rows.set(id, field, 0);
  }

  parent(id: number, field: Link): number {
    return this.#rows.get(id, field);
  }

  join(id: number, field: Link, parent: number): void {
    if (this.#rows.get(id, field) === parent) return;
    this.leave(id, field);
    const { table, list } = this.#layout.parents[field] as { table: number; list: number };
    const heads = this.#context.rows[table] as Rows;
    const first = heads.get(parent, list);
    const rows = this.#rows;
    rows.set(id, field, parent);
    rows.setUnhashed(id, field + NEXT, first);
    rows.setUnhashed(id, field + PREVIOUS, 0);
    if (first !== 0) rows.setUnhashed(first, field + PREVIOUS, id);
    heads.setUnhashed(parent, list, id);
  }

  leave(id: number, field: Link): void {
    const rows = this.#rows;
    const parent = rows.get(id, field);
    if (parent === 0) return;
    const next = rows.get(id, field + NEXT);
    const previous = rows.get(id, field + PREVIOUS);
    if (next !== 0) rows.setUnhashed(next, field + PREVIOUS, previous);
    if (previous !== 0) rows.setUnhashed(previous, field + NEXT, next);
    else {
      const { table, list } = this.#layout.parents[field] as { table: number; list: number };
      (this.#context.rows[table] as Rows).setUnhashed(parent, list, next);
    }
    rows.set(id, field, 0);
    rows.setUnhashed(id, field + NEXT, 0);
    rows.setUnhashed(id, field + PREVIOUS, 0);
  }

  members(id: number, field: List): number[] {
    const { table, link } = this.#layout.children[field] as { table: number; link: number };
    const rows = this.#context.rows[table] as Rows;
    const ids: number[] = [];
    let falls = true;
    let last = INT_MAX;
    for (let at = this.#rows.get(id, field); at !== 0; at = rows.get(at, link + NEXT)) {
      if (at > last) falls = false;
      last = at;
      ids.push(at);
    }
    // Who joined last comes first: most often the list only has to be turned around.
    return falls ? ids.reverse() : ids.sort((a, b) => a - b);
  }

  isEmpty(id: number, field: List): boolean {
    return this.#rows.get(id, field) === 0;
  }

  find(key: number): number {
    return this.#context.find(key);
  }

  ids(): number[] {
    const ids: number[] = [];
    for (let id = 1; id <= this.count; id += 1) if (this.#rows.get(id, PRESENT) === 1) ids.push(id);
    return ids;
  }

  insert(key = 0): number {
    const rows = this.#rows;
    const { definition } = this.#layout;
    const id = rows.get(0, PRESENT) + 1;
    if (definition.key === 0 ? key !== 0 : key <= 0 || this.find(key) !== 0) {
      invariant(false, `${definition.name} wants a key of its own, not ${key}`);
    }
    rows.reserve(id);
    rows.set(0, PRESENT, id);
    rows.set(id, PRESENT, 1);
    if (definition.key !== 0) {
      rows.set(id, definition.key, key);
      this.#context.keys?.add(id, key);
    }
    return id;
  }

  remove(id: number): void {
    const { definition } = this.#layout;
    invariant(definition.key === 0, `rows of ${definition.name} have a key and are never removed`);
    for (const [name, { kind }] of Object.entries(definition.specs)) {
      const field = definition.fields[name] as number;
      if (kind === 'link') this.leave(id, field as Link);
      invariant(
        kind !== 'list' || this.#rows.get(id, field) === 0,
        `${definition.name} ${id} still has ${name}`,
      );
      if (kind === 'gauge') this.#rows.setGauge(id, field, 0, 0, 0);
      else if (kind === 'word' || kind === 'timer') this.#rows.set(id, field, 0);
    }
    this.#rows.set(id, PRESENT, 0);
  }
}
