import { byCodeUnits } from '../codec/canonical.js';
import { TICK_MAX } from '../agenda/agenda.js';
import { isInt } from '../int.js';
import { mustBe, shown } from '../invariant.js';
import type { Field } from '../schema.js';
import { wrongDue } from '../tableErrors.js';
import type { AnyShape } from '../shape/shape.js';
import { Rows } from './linkedRows.js';
import { type FieldPlan, type Place, placeText } from './tablePlan.js';
import { type Row, type RowHost, wordsGiven } from './rows.js';
import { copyOf } from './valueDrafts.js';

type Given = Readonly<Record<string, unknown>>;

/** A table as authors see it: its rows, and how they are found, inserted and removed. */
export class RowTable extends Rows<Row> {
  readonly #host: RowHost;
  /** The position of a key by the names of its fields, sorted and joined. */
  readonly #keys: ReadonlyMap<string, number>;

  constructor(host: RowHost) {
    super();
    this.#host = host;
    const names = host.plan.unique.map((key) => key.map(({ name }) => name));
    this.#keys = new Map(names.map((key, position) => [keyText(key), position]));
    Object.freeze(this);
  }

  protected visit(after: number): IterableIterator<Row> {
    return new TableVisit(this.#host, after);
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  get size(): number {
    return this.#host.size;
  }

  get(given: unknown): Row {
    const id = this.#idBy(given);
    if (id !== 0 && this.#host.has(id)) return this.#host.rowAt(id);
    const { name } = this.#host.plan;
    if (typeof given === 'number') throw new Error(`${name} has no row ${shown(given)}`);
    throw new Error(`${name} has no row with ${JSON.stringify(plainKey(given as Given))}`);
  }

  by(given: unknown): Row | undefined {
    const id = this.#idBy(given);
    return id !== 0 && this.#host.has(id) ? this.#host.rowAt(id) : undefined;
  }

  #idBy(given: unknown): number {
    if (typeof given === 'number') return given;
    const { plan, words } = this.#host;
    if (typeof given !== 'object' || given === null) {
      throw mustBe(`what finds a row of ${plan.name}`, 'an id or a key in braces', given);
    }
    if ('id' in given) return this.#host.idOf(given, `what finds a row of ${plan.name}`);
    const names = Object.keys(given);
    const position = this.#keys.get(names.length === 1 ? (names[0] as string) : keyText(names));
    if (position === undefined) {
      const keys = plan.unique.map((key) => `{ ${key.map(({ name }) => name).join(', ')} }`);
      const known = ['{ id }', ...keys].join(', ');
      throw new Error(`${plan.name} has no key { ${names.join(', ')} }: it has ${known}`);
    }
    const fields = plan.unique[position] as readonly FieldPlan[];
    const values = fields.map((field) => this.#wordOf(field, (given as Given)[field.name], true));
    return (plan.keysAll ? words?.find(values[0] as number) : words?.findBy(position, values)) ?? 0;
  }

  /** The word that keeps what is given for a field of a key. */
  #wordOf(field: FieldPlan, given: unknown, isSought: boolean): number {
    const { plan, space } = this.#host;
    const place: Place = [plan.name, field.name, isSought ? -1 : 0];
    if (field.code !== undefined) {
      return field.code.encode(given, isSought ? undefined : space.raw.setting, place);
    }
    if (given === undefined && field.kind === 'link' && !field.isAlways) return 0;
    return this.#host.otherOf(field).idOf(given, place);
  }

  insert(given: Given): Row {
    const host = this.#host;
    const { plan, space, values, words } = host;
    const { setting } = space.raw;
    if (typeof given !== 'object' || given === null) {
      throw mustBe(`what is inserted into ${plan.name}`, 'an object', given);
    }
    for (const name of Object.keys(given)) {
      const field = plan.byName.get(name);
      if (field !== undefined && field.kind !== 'list' && field.kind !== 'crossing') continue;
      const why = field === undefined ? 'there is no such field' : `a ${field.kind} is not given`;
      throw new Error(`${plan.name}.${name} cannot be given to insert: ${why}`);
    }
    // Everything is checked before anything is inserted.
    const keyWords: number[] = [];
    const writes: (readonly ((id: number) => void)[])[] = [];
    const value: Record<string, unknown> = {};
    for (const field of plan.fields) {
      const { isAlways, isKey, kind, name, offset } = field;
      const one = given[name];
      if ((isKey || isAlways) && one === undefined && !isOptional(field.shape)) {
        throw new Error(`${plan.name}.${name} must be given to insert`);
      }
      if (isKey) keyWords.push(this.#wordOf(field, one, false));
      else if (kind === 'value') {
        const member = one === undefined ? blankOf(field.shape) : one;
        if (member === undefined && !isOptional(field.shape)) {
          throw new Error(`${plan.name}.${name} must be given to insert`);
        }
        const copy = copyOf(field, member, setting, [plan.name, 0]);
        if (copy !== undefined) value[name] = copy;
      } else if (one !== undefined) writes.push(this.#writesOf(field, one, offset));
    }
    const keys = plan.keysAll ? keyWords[0] : keyWords.length > 0 ? keyWords : undefined;
    const id = words?.insert(keys) ?? host.count + 1;
    if (plan.hasValues) values?.insert(value);
    for (const each of writes) for (const write of each) write(id);
    return host.rowAt(id);
  }

  /** The writes for what is given for a field that is no value and in no key. */
  #writesOf(field: FieldPlan, given: unknown, offset: number): ((id: number) => void)[] {
    const { plan, space, words } = this.#host;
    const { now, setting } = space.raw;
    const { code, kind, name } = field;
    const place: Place = [plan.name, name, 0];
    const at = offset as Field<string, never> as never;
    if (words === undefined) return [];
    if (kind === 'word') {
      const word = (code as NonNullable<typeof code>).encode(given, setting, place);
      return word === 0 ? [] : [(id) => words.set(id, at, word)];
    }
    if (kind === 'link' || kind === 'owner') {
      const parent = this.#wordOf(field, given, false);
      if (!this.#host.otherOf(field).has(parent)) {
        throw new Error(
          `${plan.name}.${name} of a new row cannot join row ${parent}: there is none`,
        );
      }
      return [(id) => words.join(id, at, parent)];
    }
    if (kind === 'timer') {
      const { dueMin } = space.transition;
      if (!isInt(given)) throw mustBe(`${plan.name}.${name} of a new row`, 'ticks from now', given);
      const due = now + given;
      if (due < dueMin || given > TICK_MAX) throw wrongDue(placeText(place), due, { now, dueMin });
      return [(id) => words.schedule(id, at, due)];
    }
    if (kind === 'gauge') {
      const {
        level = 0,
        rate = 0,
        ...others
      } = (typeof given === 'object' ? given : { level: given }) as {
        readonly level?: unknown;
        readonly rate?: unknown;
      };
      const wrong =
        Object.keys(others)[0] ?? (isInt(level) ? (isInt(rate) ? undefined : rate) : level);
      if (wrong !== undefined) {
        throw mustBe(`${plan.name}.${name} of a new row`, 'a level or { level, rate }', wrong);
      }
      return [
        (id) => {
          if (level !== 0) words.setLevel(id, at, level as number);
          if (rate !== 0) words.setRate(id, at, rate as number);
        },
      ];
    }
    return Object.entries(wordsGiven(field, given, place)).map(([word, one]) => {
      const position = field.positions.get(word) as number;
      const each: Place = [plan.name, `${name}.${word}`, 0];
      const number = (code as NonNullable<typeof code>).encode(one, setting, each);
      return (id: number) => words.set(id, (offset + position) as never, number);
    });
  }

  remove(given: unknown): void {
    const host = this.#host;
    const isId = typeof given === 'number';
    const id = isId ? given : host.idOf(given, `what is removed of ${host.plan.name}`);
    // Everything is checked before anything is removed.
    const changes: (() => void)[] = [];
    planRemoval(host, id, changes, new Set());
    for (const change of changes) change();
  }
}

/** A visit of a whole table: no list of ids is made, since new rows have greater ids. */
class TableVisit implements IterableIterator<Row> {
  readonly #host: RowHost;
  readonly #last: number;
  #id: number;

  constructor(host: RowHost, after: number) {
    this.#host = host;
    this.#last = host.count;
    this.#id = after;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Row, undefined> {
    const id = this.#host.next(this.#id);
    if (id === 0 || id > this.#last) {
      this.#id = this.#last;
      return { done: true, value: undefined };
    }
    this.#id = id;
    return { done: false, value: this.#host.rowAt(id) };
  }
}

/**
 * Adds what removes a row with those that it owns; links to it become empty.
 *
 * @param removed the rows whose removal is planned, which may be owned in two ways
 */
function planRemoval(
  host: RowHost,
  id: number,
  changes: (() => void)[],
  removed: Set<string>,
): void {
  const { plan, space, values, words } = host;
  const row = `${plan.name} ${id}`;
  if (removed.has(row)) return;
  removed.add(row);
  if (!host.has(id)) throw new Error(`cannot remove row ${id} of ${plan.name}: there is none`);
  if (plan.keysAll) throw new Error(`rows of ${plan.name} have a key and are never removed`);
  for (const list of plan.fields) {
    if (list.kind !== 'list') continue;
    const others = host.otherOf(list);
    const link = others.plan.fields.find(
      ({ description: one }) =>
        (one.type === 'link' || one.type === 'owner') &&
        one.table === plan.name &&
        one.list === list.name,
    ) as FieldPlan;
    for (const other of words?.members(id, list.offset as never) ?? []) {
      if (link.kind === 'link' && link.isAlways) {
        const place = placeText([others.plan.name, link.name, other]);
        throw new Error(`cannot remove row ${id} of ${plan.name}: ${place} always leads to a row`);
      }
      if (link.kind === 'owner') planRemoval(others, other, changes, removed);
      else if (link.isKey) {
        const why = `row ${other} of ${others.plan.name} has it in its key`;
        throw new Error(
          `cannot remove row ${id} of ${plan.name}: ${why}, ${others.plan.name}.${link.name}`,
        );
      } else {
        changes.push(() => {
          if (others.has(other)) others.words?.leave(other, link.offset as never);
        });
      }
    }
  }
  changes.push(() => {
    space.drafts?.remove(host, id);
    words?.remove(id);
    if (plan.hasValues) values?.remove(id);
  });
}

function keyText(names: readonly string[]): string {
  return [...names].sort(byCodeUnits).join(' ');
}

/** A key for a message: rows by their ids. */
function plainKey(key: Given): Given {
  return Object.fromEntries(
    Object.entries(key).map(([name, value]) => [
      name,
      Object(value) === value ? (value as { readonly id: unknown }).id : value,
    ]),
  );
}

function isOptional({ description }: AnyShape): boolean {
  if (description.type === 'link') return description.always !== true;
  return description.type === 'optional';
}

/** What a row has that is not told: undefined where it must be told. */
function blankOf({ description }: AnyShape): unknown {
  switch (description.type) {
    case 'text':
      return description.default ?? '';
    case 'many':
      return [];
    case 'record':
      return {};
    case 'orNull':
      return null;
    case 'integer':
      return description.default ?? 0;
    case 'id':
    case 'account':
      return 0;
    case 'flag':
      return false;
    case 'oneOf':
      return description.words[0];
    case 'perWord':
      return Object.fromEntries(description.words.map((word) => [word, blankOf(description.item)]));
    default:
      return undefined;
  }
}
