import { type Agenda, TICK_MAX } from './agenda/agenda.js';
import { invariant } from './invariant.js';
import { boundAhead, type Crossing, crossingTick, settingBounds } from './crossing.js';
import { isInt } from './int.js';
import { levelAt } from './levelAt.js';
import { addKeys, type Keyed, type KeyIndex } from './storage/keyIndex.js';
import { KIND, type Layout } from './storage/layout.js';
import { linkedList } from './storage/linkedList.js';
import type { Rows } from './storage/rows.js';
import { type Field, isTimed, PRESENT } from './schema.js';
import { tableErrors } from './tableErrors.js';
import type { TableDraft } from './world.js';

/** The time of the world in a view, and the earliest tick at which a timer may be set. */
export interface Clock {
  now: number;
  dueMin: number;
}

/** How many rows of each table live. */
export interface LivingRows {
  readonly counts: number[];
  /** Whether a row was inserted or removed since the transition began. */
  isChanged: boolean;
}

/** What a table has beyond its rows: in a draft, that of the store in which a transition runs. */
export interface TableContext {
  readonly clock: Clock;
  /** Rows by table. */
  rows: readonly Rows[];
  readonly living: { readonly counts: readonly number[] };
  /** Undefined for a table that is only read. */
  agenda: Agenda | undefined;
  /** The store of the rows, or their version. */
  keyed: Keyed;
  /** The setting of the running transition. */
  readonly setting: () => object;
}

type Word = Field<string, 'word'>;
type Gauge = Field<string, 'gauge'>;
type Timer = Field<string, 'timer'>;
type Due = Field<string, 'timer' | 'crossing'>;
type Link = Field<string, 'link'>;
type List = Field<string, 'list'>;

/** Offsets inside a gauge. */
const RATE = 1;
const SINCE = 2;

/**
 * Gives meaning to rows of words: gauges, timers, links and keys. The same for all backends. Each
 * call checks that its row exists, and each write its field and its value, before it does anything.
 * Words of rows that do not exist are 0, so a read has to look only when it finds 0.
 */
export class Table implements TableDraft<string> {
  #rows: Rows;
  readonly #layout: Layout;
  readonly #context: TableContext;

  constructor(layout: Layout, context: TableContext) {
    this.#layout = layout;
    this.#context = context;
    this.#rows = context.rows[layout.index] as Rows;
    Object.freeze(this);
  }

  /** Puts other rows under the table: those of the store, or closed ones after a transition. */
  attach(rows: Rows): void {
    this.#rows = rows;
  }

  get count(): number {
    return this.#rows.get(0, PRESENT);
  }

  get size(): number {
    return this.count === 0 ? 0 : (this.#context.living.counts[this.#layout.index] as number);
  }

  has(id: number): boolean {
    return isRow(this.#rows, id);
  }

  next(id: number): number {
    return this.#rows.next(id);
  }

  get(id: number, field: Word): number {
    const value = this.#rows.get(id, field);
    if (!value) this.#checkRead(id, field, KIND.word);
    return value;
  }

  set(id: number, field: Word, value: number): void {
    this.#checkWrite(id, field, KIND.word, this.#rows.get(id, field));
    this.#checkValue(id, field, value);
    this.#rows.set(id, field, value);
    const crossings = this.#layout.crossings[field];
    if (crossings !== undefined) this.#setCrossings(id, crossings);
  }

  add(id: number, field: Word, delta: number): void {
    this.set(id, field, this.#rows.get(id, field) + delta);
  }

  level(id: number, field: Gauge): number {
    const rows = this.#rows;
    const since = rows.get(id, field + SINCE);
    if (!since) this.#checkRead(id, field, KIND.gauge);
    const ticks = this.#context.clock.now - since;
    return levelAt(rows.get(id, field), rows.get(id, field + RATE), ticks);
  }

  rate(id: number, field: Gauge): number {
    const rate = this.#rows.get(id, field + RATE);
    if (!rate) this.#checkRead(id, field, KIND.gauge);
    return rate;
  }

  setLevel(id: number, field: Gauge, value: number): void {
    const rate = this.#rows.get(id, field + RATE);
    this.#checkWrite(id, field, KIND.gauge, rate);
    this.#checkValue(id, field, value);
    this.#rows.setGauge(id, field, value, rate, this.#context.clock.now);
    const crossings = this.#layout.crossings[field];
    if (crossings !== undefined) this.#setCrossings(id, crossings);
  }

  setRate(id: number, field: Gauge, rate: number): void {
    const value = this.level(id, field);
    this.#checkWrite(id, field, KIND.gauge, value);
    this.#checkValue(id, field, rate);
    this.#rows.setGauge(id, field, value, rate, this.#context.clock.now);
    const crossings = this.#layout.crossings[field];
    if (crossings !== undefined) this.#setCrossings(id, crossings);
  }

  /** Sets a crossing again after its system has run, if a bound lies strictly ahead. */
  crossed(id: number, field: number): void {
    const crossings = this.#layout.crossings[field];
    // A row that the system has removed reads as 0: its gauge does not move.
    if (crossings !== undefined) this.#setCrossings(id, crossings, true);
  }

  /** Sets crossings for what their row says now. */
  #setCrossings(id: number, crossings: readonly Crossing[], isCrossed = false): void {
    const rows = this.#rows;
    const { agenda, clock } = this.#context;
    for (const crossing of crossings) {
      const { direction, due, gauge, kind } = crossing;
      const rate = rows.get(id, gauge + RATE);
      let tick = 0;
      if (direction * rate > 0) {
        const ticks = clock.now - rows.get(id, gauge + SINCE);
        const level = levelAt(rows.get(id, gauge), rate, ticks);
        const bounds = this.#boundsOf(id, crossing);
        const ahead = boundAhead(direction, level, bounds);
        // A call that the system has asked for by a write is left alone.
        if (ahead === undefined && isCrossed) continue;
        const bound = ahead ?? bounds.at(-1);
        if (bound !== undefined) tick = crossingTick(clock.now, level, rate, bound);
      }
      if (rows.get(id, due) === tick) continue;
      rows.set(id, due, tick);
      if (tick !== 0) agenda?.file(kind, id);
    }
  }

  #boundsOf(id: number, { bound, field, name }: Crossing): readonly number[] {
    if (typeof bound === 'number') return [bound];
    if (typeof bound === 'string') return [this.#rows.get(id, field)];
    return settingBounds(name, bound, this.#context.setting());
  }

  due(id: number, field: Due): number {
    const due = this.#rows.get(id, field);
    if (!due) this.#checkRead(id, field, KIND.timer);
    return due;
  }

  schedule(id: number, field: Timer, due: number): void {
    const former = this.#rows.get(id, field);
    this.#checkWrite(id, field, KIND.timer, former);
    // 0 stands for no tick: a timer that is not set must not seem to be set for it.
    if (former === due && due !== 0) return;
    const { clock } = this.#context;
    if (!isInt(due) || due < clock.dueMin || due > clock.now + TICK_MAX) {
      throw tableErrors.due(this.#layout, id, field, due, clock);
    }
    this.#rows.set(id, field, due);
    this.#context.agenda?.file(this.#layout.kinds[field] as number, id);
  }

  cancel(id: number, field: Timer): void {
    const former = this.#rows.get(id, field);
    this.#checkWrite(id, field, KIND.timer, former);
    if (former !== 0) this.#rows.set(id, field, 0);
  }

  parent(id: number, field: Link): number {
    const parent = this.#rows.get(id, field);
    if (!parent) this.#checkRead(id, field, KIND.link);
    return parent;
  }

  join(id: number, field: Link, parent: number): void {
    const rows = this.#rows;
    const former = rows.get(id, field);
    this.#checkWrite(id, field, KIND.link, former);
    if (former === parent) return;
    const { table, list } = this.#layout.parents[field] as { table: number; list: number };
    const heads = this.#context.rows[table] as Rows;
    if (!isRow(heads, parent)) throw tableErrors.parent(this.#layout, id, field, parent);
    if (former !== 0) linkedList.remove(rows, id, field, heads, list);
    linkedList.add(rows, id, field, heads, parent, list);
  }

  leave(id: number, field: Link): void {
    this.#checkWrite(id, field, KIND.link, this.#rows.get(id, field));
    this.#unlink(id, field);
  }

  #unlink(id: number, field: number): void {
    if (this.#rows.get(id, field) === 0) return;
    const { table, list } = this.#layout.parents[field] as { table: number; list: number };
    linkedList.remove(this.#rows, id, field, this.#context.rows[table] as Rows, list);
  }

  members(id: number, field: List): number[] {
    const first = this.#rows.get(id, field);
    if (!first) {
      this.#checkRead(id, field, KIND.list);
      return [];
    }
    const { table, link } = this.#layout.children[field] as { table: number; link: number };
    return linkedList.members(this.#context.rows[table] as Rows, first, link);
  }

  membersInSteps(ids: readonly number[], field: List): Generator<number, number[], void> {
    for (const id of ids) this.#checkRead(id, field, KIND.list);
    const heads = ids.map((id) => this.#rows.get(id, field));
    const { table, link } = this.#layout.children[field] as { table: number; link: number };
    return linkedList.membersInSteps(this.#context.rows[table] as Rows, heads, link);
  }

  lengthUpTo(id: number, field: List, max: number): number {
    const first = this.#rows.get(id, field);
    if (!first) this.#checkRead(id, field, KIND.list);
    const { table, link } = this.#layout.children[field] as { table: number; link: number };
    return linkedList.lengthUpTo(this.#context.rows[table] as Rows, first, link, max);
  }

  isEmpty(id: number, field: List): boolean {
    const first = this.#rows.get(id, field);
    if (!first) this.#checkRead(id, field, KIND.list);
    return first === 0;
  }

  find(key: number): number {
    const { definition } = this.#layout;
    if (definition.key === 0) throw new Error(`${definition.name} has no key: it cannot find`);
    if (this.count === 0) return 0;
    const indexes = this.#context.keyed.keys[this.#layout.index] as readonly KeyIndex[];
    return (indexes[0] as KeyIndex).find(this.#rows, definition.key, key);
  }

  findBy(unique: number, values: readonly number[]): number {
    const fields = this.#layout.definition.unique[unique];
    if (fields === undefined) throw tableErrors.noKey(this.#layout, unique);
    if (!areInts(values, fields.length)) throw tableErrors.values(this.#layout, fields, values);
    return this.count === 0 ? 0 : this.#index(unique).findAll(this.#rows, values);
  }

  #index(key: number): KeyIndex {
    return this.#context.keyed.keys[this.#layout.index]?.[key] as KeyIndex;
  }

  ids(): number[] {
    const ids: number[] = [];
    for (let id = this.next(0); id !== 0; id = this.next(id)) ids.push(id);
    return ids;
  }

  insert(key: number | readonly number[] = 0): number {
    const rows = this.#rows;
    const { definition, index, members } = this.#layout;
    const id = rows.get(0, PRESENT) + 1;
    if (members.length > 0) return this.#insertMembers(id, key);
    const isKey = definition.key === 0 ? key === 0 : isInt(key) && key > 0 && this.find(key) === 0;
    if (!isKey) throw tableErrors.key(this.#layout, key);
    rows.reserve(id);
    rows.set(0, PRESENT, id);
    rows.set(id, PRESENT, 1);
    if (definition.key !== 0) {
      rows.set(id, definition.key, key as number);
      addKeys(this.#context.keyed, index, rows, id);
    }
    this.#countLiving(1);
    return id;
  }

  /** Inserts a row of a table with `unique`: checks everything before it writes. */
  #insertMembers(id: number, values: unknown): number {
    const rows = this.#rows;
    const { definition, index, keys, kindAt, members, nameAt, parents } = this.#layout;
    if (!areInts(values, members.length)) {
      const names = members.map((member) => nameAt[member] as string);
      throw tableErrors.values(this.#layout, names, values);
    }
    for (const [at, member] of members.entries()) {
      const value = values[at] as number;
      if (kindAt[member] !== KIND.keyLink || value === 0) continue;
      const heads = this.#context.rows[parents[member]?.table as number] as Rows;
      if (!isRow(heads, value)) throw tableErrors.parent(this.#layout, id, member, value);
    }
    for (const [key, offsets] of keys.entries()) {
      const own = offsets.map((offset) => values[members.indexOf(offset)] as number);
      const owner = this.#index(key).findAll(rows, own);
      if (owner === 0) continue;
      throw tableErrors.taken(this.#layout, definition.unique[key] ?? [], own, owner);
    }
    rows.reserve(id);
    rows.set(0, PRESENT, id);
    rows.set(id, PRESENT, 1);
    for (const [at, member] of members.entries()) {
      const value = values[at] as number;
      if (kindAt[member] !== KIND.keyLink) rows.set(id, member, value);
      else if (value !== 0) {
        const { list, table } = parents[member] as { table: number; list: number };
        linkedList.add(rows, id, member, this.#context.rows[table] as Rows, value, list);
      }
    }
    addKeys(this.#context.keyed, index, rows, id);
    this.#countLiving(1);
    return id;
  }

  remove(id: number): void {
    const { definition } = this.#layout;
    if (!isRow(this.#rows, id)) this.#failRow(id, 'remove');
    invariant(definition.key === 0, `rows of ${definition.name} have a key and are never removed`);
    for (const [name, { kind }] of Object.entries(definition.specs)) {
      const isFull = kind === 'list' && this.#rows.get(id, definition.fields[name] as number) !== 0;
      invariant(!isFull, `${definition.name} ${id} still has ${name}`);
    }
    for (const [name, { kind }] of Object.entries(definition.specs)) {
      const field = definition.fields[name] as number;
      if (kind === 'link') this.#unlink(id, field);
      if (kind === 'gauge') this.#rows.setGauge(id, field, 0, 0, 0);
      else if (kind === 'word' || isTimed(kind)) this.#rows.set(id, field, 0);
    }
    this.#rows.set(id, PRESENT, 0);
    this.#countLiving(-1);
  }

  #countLiving(change: number): void {
    const living = this.#context.living as LivingRows;
    const { index } = this.#layout;
    living.counts[index] = (living.counts[index] as number) + change;
    living.isChanged = true;
  }

  /** Checks a read that found 0 or nothing: row 0 reads as 0, every other row must exist. */
  #checkRead(id: number, field: number, kind: number): void {
    if (id !== 0 && !isRow(this.#rows, id)) this.#failRow(id, 'read', field);
    const found = this.#layout.kindAt[field];
    const isReadAs =
      (found === KIND.key && kind === KIND.word) ||
      (found === KIND.keyLink && kind === KIND.link) ||
      (found === KIND.crossing && kind === KIND.timer);
    if (found !== kind && !isReadAs) throw tableErrors.field(this.#layout, field, kind);
  }

  /** Checks a write, of which `word` is a word as it was: one that is not 0 is of a row. */
  #checkWrite(id: number, field: number, kind: number, word: number): void {
    if ((!word || id >>> 0 !== id) && !isRow(this.#rows, id)) this.#failRow(id, 'write', field);
    if (this.#layout.kindAt[field] !== kind) throw tableErrors.field(this.#layout, field, kind);
  }

  #checkValue(id: number, field: number, value: unknown): void {
    if (((value as number) | 0) === value || isInt(value)) return;
    throw tableErrors.value(this.#layout, id, field, value);
  }

  #failRow(id: number, action: string, field?: number): never {
    throw tableErrors.row(this.#layout, this.count, id, action, field);
  }
}

/** Whether a value is a list of so many integers. */
function areInts(values: unknown, count: number): values is readonly number[] {
  if (!Array.isArray(values) || values.length !== count) return false;
  // Not `every`, which skips holes.
  for (let at = 0; at < count; at += 1) if (!isInt(values[at])) return false;
  return true;
}

/** Whether a row exists. */
export function isRow(rows: Rows, id: number): boolean {
  return id >>> 0 === id && id !== 0 && rows.get(id, PRESENT) === 1;
}
