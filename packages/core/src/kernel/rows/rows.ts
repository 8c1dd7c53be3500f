import { isInt, min } from '../int.js';
import { type Transition, TRANSITION } from '../engine/engineDraft.js';
import { INSPECT, mustBe, showAsJson } from '../invariant.js';
import type { Field } from '../schema.js';
import type { DocumentDraft, TableDraft } from '../world.js';
import {
  type FieldPlan,
  type Place,
  placeText,
  type TablePlan,
  type WordCode,
} from './tablePlan.js';
import { LinkedRows, Rows } from './linkedRows.js';
import { memberOf, type ValueDrafts } from './valueDrafts.js';

type WordField = Field<string, 'word'>;
type GaugeField = Field<string, 'gauge'>;
type TimerField = Field<string, 'timer'>;
type LinkField = Field<string, 'link'>;
type ListField = Field<string, 'list'>;

/** What rows need of the world or draft by field number that they are made on. */
export interface RawWorld {
  readonly now: number;
  readonly setting: object;
  /** A world for reading, and the drafts of other engines, have none. */
  readonly [TRANSITION]?: Transition;
}

/** The rows of one world, or of one draft through all its transitions. */
export interface Space {
  readonly raw: RawWorld;
  readonly tables: { readonly get: (name: string) => RowHost | undefined };
  /** The values that are being edited; undefined in a world for reading. */
  readonly drafts: ValueDrafts | undefined;
  /** Its stamp changes with each transition: a row of an earlier one is not used again. */
  readonly transition: Pick<Transition, 'dueMin' | 'stamp'>;
}

/** The transition of worlds for reading, and of drafts that are made anew for each transition. */
const ONLY: Space['transition'] = Object.freeze({ stamp: 1, dueMin: -Infinity });

/** What the rows of a world or a draft belong to; `forget` ends the rows that were undone. */
export function transitionOf(raw: RawWorld, forget: () => void): Space['transition'] {
  raw[TRANSITION]?.onUndone(forget);
  return raw[TRANSITION] ?? ONLY;
}

/** The stamp of a row that is not used again. */
const ENDED = -1;

/** The row objects that a table keeps at most from one transition to the next. */
const MAX_KEPT_ROWS = 1 << 17;

type ReadField = (row: Row, index: number) => unknown;

/** A field of a table under the number of its name; `plan` is absent in other tables. */
export interface HostField {
  readonly plan: FieldPlan | undefined;
  readonly offset: number;
  readonly read: ReadField;
}

/** The fields of a table by the numbers of their names in the classes: the same in all spaces. */
interface TableFields {
  readonly fields: readonly HostField[];
  /** The offsets of the fields whose word is the value; 0 for others. */
  readonly numbers: Int32Array;
  /** Of those, the fields that may have any integer. */
  readonly bare: Int32Array;
}

/** A table's rows in a space: by field number beneath, as objects above. */
export class RowHost {
  readonly plan: TablePlan;
  readonly space: Space;
  readonly transition: Space['transition'];
  readonly words: TableDraft<string> | undefined;
  readonly values: DocumentDraft<unknown> | undefined;
  readonly classes: RowClasses;
  readonly fields: readonly HostField[];
  readonly numbers: Int32Array;
  readonly bare: Int32Array;
  /** By id: kept from transition to transition, since to make one takes longer than a visit. */
  #rows: (Row | undefined)[] = [];
  /** The tables at the other ends of its fields, since they were first asked for. */
  readonly #others: RowHost[] = [];
  #made = 0;
  /** The transition in which a row was made last. */
  #stamp = 0;

  constructor(
    plan: TablePlan,
    space: Space,
    words: TableDraft<string> | undefined,
    values: DocumentDraft<unknown> | undefined,
    classes: RowClasses,
  ) {
    this.plan = plan;
    this.space = space;
    this.transition = space.transition;
    this.words = words;
    this.values = values;
    this.classes = classes;
    const { bare, fields, numbers } = classes.fields.get(plan) as TableFields;
    this.fields = fields;
    this.numbers = numbers;
    this.bare = bare;
  }

  /** Rows ever inserted. */
  get count(): number {
    return (this.words ?? this.values)?.count ?? 0;
  }

  get size(): number {
    return this.words?.size ?? this.ids().length;
  }

  has(id: number): boolean {
    return this.words === undefined ? this.values?.get(id) !== undefined : this.words.has(id);
  }

  /** The row that exists with the least id above this one; 0 when there is none. */
  next(id: number): number {
    return this.words === undefined ? this.#nextValue(id) : this.words.next(id);
  }

  #nextValue(id: number): number {
    const count = this.values?.count ?? 0;
    for (let next = id + 1; next <= count; next += 1) if (this.has(next)) return next;
    return 0;
  }

  ids(): readonly number[] {
    return (this.words ?? this.values)?.ids() ?? [];
  }

  /** The row with an id, which exists: the same object within a transition. */
  rowAt(id: number): Row {
    const row = this.#rows[id];
    return row === undefined ? this.#newRow(id) : Row.renew(row, this.transition.stamp);
  }

  #newRow(id: number): Row {
    const { stamp } = this.transition;
    if (this.#made > MAX_KEPT_ROWS && this.#stamp !== stamp) {
      this.#rows = [];
      this.#made = 0;
    }
    this.#stamp = stamp;
    this.#made += 1;
    const row = new this.classes.Row(this, id);
    this.#rows[id] = row;
    return row;
  }

  /** Ends the rows that were inserted since a savepoint: their ids are given again. */
  forgetNew(): void {
    for (let id = this.count + 1; id < this.#rows.length; id += 1) {
      const row = this.#rows[id];
      if (row !== undefined) Row.end(row);
    }
    this.#rows.length = min(this.#rows.length, this.count + 1);
    this.#made = min(this.#made, this.count);
  }

  /** The table at the other end of the field with a number. */
  other(index: number): RowHost {
    return (this.#others[index] ??= this.otherOf(this.fields[index]?.plan as FieldPlan));
  }

  /** The table at the other end of a link, an owner or a list. */
  otherOf({ description }: FieldPlan): RowHost {
    return this.space.tables.get((description as { readonly table: string }).table) as RowHost;
  }

  /**
   * The id of a row of this table that is given as an object.
   *
   * @throws Error naming the place when it is none; its text is made only then
   */
  idOf(given: unknown, place: string | Place): number {
    if (given instanceof Row && Row.hostOf(given) === this) return Row.idOf(given);
    const { name } = this.plan;
    const shownPlace = (): string => (typeof place === 'string' ? place : placeText(place));
    if (given instanceof Row) {
      const other = Row.hostOf(given).plan.name;
      const what = other === name ? `${name} of another world` : other;
      throw new Error(`${shownPlace()} must be a row of ${name}, not of ${what}`);
    }
    if (Object(given) !== given) throw mustBe(shownPlace(), `a row of ${name}`, given);
    const { id } = given as { readonly id: unknown };
    if (!isInt(id)) throw mustBe(`the id of ${shownPlace()}`, 'an integer', id);
    return id;
  }
}

/**
 * A row that is shown as an object. All rows of a schema are of one class, which has an accessor
 * for each name of a field of any table: so engines see one hidden class wherever rows are used.
 * The words check that the row exists; the stamp tells whether the transition is still the same.
 */
export class Row {
  readonly #host: RowHost;
  readonly #id: number;
  #stamp: number;

  constructor(host: RowHost, id: number) {
    this.#host = host;
    this.#id = id;
    this.#stamp = host.space.transition.stamp;
    Object.preventExtensions(this);
  }

  get id(): number {
    return this.#id;
  }

  static hostOf(row: Row): RowHost {
    return row.#host;
  }

  /** Lets a row be used in a transition. */
  static renew(row: Row, stamp: number): Row {
    row.#stamp = stamp;
    return row;
  }

  static idOf(row: Row): number {
    row.#check();
    return row.#id;
  }

  /** The row's words, for one access. */
  static words(row: Row): TableDraft<string> {
    row.#check();
    return row.#host.words as TableDraft<string>;
  }

  /** What the row has, as plain data: for logs of a developer and `JSON.stringify`. */
  toJSON(): Record<string, unknown> {
    const shown: Record<string, unknown> = { id: this.#id };
    for (const [index, { plan, read }] of this.#host.fields.entries()) {
      if (plan === undefined) continue;
      const value = read(this, index);
      shown[plan.name] = plan.kind === 'words' ? { ...(value as object) } : shownOf(value);
    }
    return shown;
  }

  /** From now on each use of the row throws. */
  static end(row: Row): void {
    row.#stamp = ENDED;
  }

  /** The accessor of the fields with a name, of which `index` is the number. */
  static accessor(index: number): PropertyDescriptor {
    return {
      get(this: Row): unknown {
        const host = this.#host;
        const offset = host.numbers[index] as WordField;
        return offset > 0 && this.#stamp === host.transition.stamp
          ? (host.words as TableDraft<string>).get(this.#id, offset)
          : Row.#read(this, index);
      },
      set(this: Row, value: unknown): void {
        const host = this.#host;
        const offset = host.bare[index] as WordField;
        if (offset > 0 && this.#stamp === host.transition.stamp) {
          (host.words as TableDraft<string>).set(this.#id, offset, value as number);
        } else this.#write(index, value);
      },
    };
  }

  static #read(row: Row, index: number): unknown {
    return (row.#host.fields[index] as HostField).read(row, index);
  }

  #check(): void {
    if (this.#stamp === this.#host.transition.stamp) return;
    if (this.#stamp !== ENDED) throw staleError(this.#host, this.#id);
    const why = 'is used, but the command that inserted it was refused';
    throw new Error(`row ${this.#id} of ${this.#host.plan.name} ${why}`);
  }

  /**
   * How a field is read, by its kind. Each is a function of its own, so that the accessor stays
   * small: V8 puts the accessor into the code of a rule only while all that it calls is small.
   */
  static readonly READERS: Readonly<Record<FieldPlan['kind'] | 'none', ReadField>> = {
    none: () => undefined,
    word(row, index) {
      row.#check();
      const { code, offset } = (row.#host.fields[index] as HostField).plan as FieldPlan;
      return (code as WordCode).decode(Row.words(row).get(row.#id, offset as WordField));
    },
    words(row, index) {
      row.#check();
      const host = row.#host;
      const plan = host.fields[index]?.plan as FieldPlan;
      const words = wordsOfRow(row, row.#id, plan);
      return host.space.drafts === undefined ? Object.freeze({ ...words }) : words;
    },
    gauge(row, index) {
      row.#check();
      return new GaugePart(row, row.#id, row.#host.fields[index]?.offset as GaugeField);
    },
    timer(row, index) {
      row.#check();
      return new TimerPart(row, row.#id, row.#host.fields[index]?.offset as TimerField);
    },
    crossing(row, index) {
      row.#check();
      return new CrossingPart(row, row.#id, row.#host.fields[index]?.offset as TimerField);
    },
    link: (row, index) => row.#parent(index),
    owner: (row, index) => row.#parent(index),
    list(row, index) {
      row.#check();
      const { offset } = row.#host.fields[index] as HostField;
      return new LinkedRows(
        row.#host.other(index),
        Row.words(row),
        row,
        Row.idOf,
        offset as ListField,
      );
    },
    value(row, index) {
      row.#check();
      const host = row.#host;
      const plan = host.fields[index]?.plan as FieldPlan;
      const { drafts } = host.space;
      return drafts === undefined
        ? memberOf(host, row.#id, plan)
        : drafts.read(host, row.#id, plan);
    },
  };

  #parent(index: number): Row | undefined {
    this.#check();
    const { offset, plan } = this.#host.fields[index] as HostField;
    const parent = Row.words(this).parent(this.#id, offset as LinkField);
    if (parent !== 0) return this.#host.other(index).rowAt(parent);
    if (plan?.isAlways !== true) return undefined;
    throw new Error(`${placeText([this.#host.plan.name, plan.name, this.#id])} leads to no row`);
  }

  #write(index: number, value: unknown): void {
    this.#check();
    const host = this.#host;
    const id = this.#id;
    const words = host.words as TableDraft<string>;
    const { plan } = host.fields[index] as HostField;
    const place: Place = [host.plan.name, host.classes.names[index] as string, id];
    if (plan === undefined) throw new Error(`${place[0]} has no field ${place[1]}`);
    if (plan.isKey || plan.kind === 'owner') {
      const why = plan.isKey ? 'is a member of a key' : 'is the owner of the row';
      throw new Error(`${placeText(place)} ${why}: it is given at insert and never written`);
    }
    switch (plan.kind) {
      case 'word': {
        const word = (plan.code as WordCode).encode(value, host.space.raw.setting, place);
        return words.set(id, plan.offset as WordField, word);
      }
      case 'words': {
        const given = wordsGiven(plan, value, place);
        // Everything is checked before anything is written.
        const checked = [...plan.positions].map(([word, position]) => {
          if (!Object.hasOwn(given, word)) throw new Error(`${placeText(place)} must have ${word}`);
          const one: Place = [place[0], `${place[1]}.${word}`, id];
          const { encode } = plan.code as WordCode;
          return [position, encode(given[word], host.space.raw.setting, one)] as const;
        });
        for (const [position, word] of checked) {
          words.set(id, (plan.offset + position) as WordField, word);
        }
        return;
      }
      case 'link':
        if (value === undefined && !plan.isAlways) {
          return words.leave(id, plan.offset as LinkField);
        }
        return words.join(id, plan.offset as LinkField, host.other(index).idOf(value, place));
      case 'value': {
        const { drafts } = host.space;
        if (drafts === undefined) throw new Error('a world for reading cannot be written');
        return drafts.write(host, id, plan, value);
      }
      default:
        throw new Error(`${placeText(place)} is a ${plan.kind}: ${HOW_WRITTEN[plan.kind]}`);
    }
  }
}

/** How fields are written that cannot be assigned. */
const HOW_WRITTEN: Readonly<Partial<Record<FieldPlan['kind'], string>>> = {
  gauge: 'write its level or its rate',
  timer: 'set it with in, at or clear',
  crossing: 'the engine sets it',
  list: 'write the links of its rows',
};

/**
 * What is given for a field that has a value for each of some words, as a plain object.
 *
 * @throws Error naming a word that is unknown
 */
export function wordsGiven(
  { positions }: FieldPlan,
  given: unknown,
  place: Place,
): Readonly<Record<string, unknown>> {
  const known = [...positions.keys()].join(', ');
  if (typeof given !== 'object' || given === null) {
    throw mustBe(placeText(place), `an object with ${known}`, given);
  }
  const unknown = Object.keys(given).find((word) => !positions.has(word));
  if (unknown === undefined) return given as Readonly<Record<string, unknown>>;
  throw new Error(`${placeText(place)} has no word ${unknown}: it has ${known}`);
}

/** The classes of a schema's rows. */
export interface RowClasses {
  readonly Row: typeof Row;
  /** The names of the fields of all tables; the position of a name is its number. */
  readonly names: readonly string[];
  readonly fields: ReadonlyMap<TablePlan, TableFields>;
}

/** Makes the classes of the rows of these tables. */
export function rowClassesOf(plans: readonly TablePlan[]): RowClasses {
  const fields = plans.flatMap((plan) => plan.fields);
  const names = [...new Set(fields.map(({ name }) => name))];
  showAsJson(Rows, Row, GaugePart, CrossingPart);
  const OwnRow = class extends Row {};
  for (const [index, name] of names.entries()) {
    Object.defineProperty(OwnRow.prototype, name, Row.accessor(index));
  }
  return Object.freeze({
    Row: OwnRow,
    names: Object.freeze(names),
    fields: new Map(plans.map((plan) => [plan, tableFields(plan, names)])),
  });
}

function tableFields({ byName }: TablePlan, names: readonly string[]): TableFields {
  const plans = names.map((name) => byName.get(name));
  const offsets = (holds: (field: FieldPlan) => boolean): Int32Array =>
    Int32Array.from(plans, (plan) => (plan !== undefined && holds(plan) ? plan.offset : 0));
  return {
    fields: plans.map((plan) => ({
      plan,
      offset: plan?.offset ?? 0,
      read: Row.READERS[plan?.kind ?? 'none'],
    })),
    numbers: offsets(({ isNumber }) => isNumber),
    bare: offsets(({ isBare }) => isBare),
  };
}

/**
 * A gauge of a row. A class by itself, of which an object that is used at once is never allocated:
 * that is why it takes members that it does not know.
 */
class GaugePart {
  readonly #row: Row;
  readonly #id: number;
  readonly #offset: GaugeField;

  constructor(row: Row, id: number, offset: GaugeField) {
    this.#row = row;
    this.#id = id;
    this.#offset = offset;
  }

  get level(): number {
    return Row.words(this.#row).level(this.#id, this.#offset);
  }

  set level(level: number) {
    Row.words(this.#row).setLevel(this.#id, this.#offset, level);
  }

  get rate(): number {
    return Row.words(this.#row).rate(this.#id, this.#offset);
  }

  set rate(rate: number) {
    Row.words(this.#row).setRate(this.#id, this.#offset, rate);
  }

  toJSON(): { level: number; rate: number } {
    return { level: this.level, rate: this.rate };
  }
}

/** A crossing of a row: a timer that the engine sets. */
class CrossingPart {
  readonly #row: Row;
  readonly #id: number;
  readonly #offset: TimerField;

  constructor(row: Row, id: number, offset: TimerField) {
    this.#row = row;
    this.#id = id;
    this.#offset = offset;
    Object.preventExtensions(this);
  }

  get due(): number {
    return Row.words(this.#row).due(this.#id, this.#offset);
  }

  get left(): number {
    const { due } = this;
    return due === 0 ? 0 : due - CrossingPart.now(this);
  }

  toJSON(): { due: number } {
    return { due: this.due };
  }

  protected static now(part: CrossingPart): number {
    return Row.hostOf(part.#row).space.raw.now;
  }

  protected static schedule(part: CrossingPart, tick: number): void {
    Row.words(part.#row).schedule(part.#id, part.#offset, tick);
  }

  protected static cancel(part: CrossingPart): void {
    Row.words(part.#row).cancel(part.#id, part.#offset);
  }
}

/** A timer of a row. */
class TimerPart extends CrossingPart {
  at(tick: number): void {
    CrossingPart.schedule(this, tick);
  }

  in(ticks: number): void {
    this.at(CrossingPart.now(this) + ticks);
  }

  clear(): void {
    CrossingPart.cancel(this);
  }
}

/**
 * A field of a row of a draft that has a value for each of some words, as an object whose members
 * are the words. A proxy: to define accessors on each object takes ten times as long.
 */
function wordsOfRow(row: Row, id: number, plan: FieldPlan): Record<string, unknown> {
  const { name, offset, positions } = plan;
  const code = plan.code as WordCode;
  const host = Row.hostOf(row);
  const get = (word: string | symbol): unknown => {
    const position = positions.get(word as string);
    if (position === undefined) return Reflect.get(Object.prototype, word);
    return code.decode(Row.words(row).get(id, (offset + position) as WordField));
  };
  const place = (word: string | symbol): Place => [host.plan.name, `${name}.${String(word)}`, id];
  const unchanged = (_: object, word: string | symbol): never => {
    throw new Error(`${placeText(place(word))} is not a member that can be defined or deleted`);
  };
  // The console shows what is beneath a proxy.
  const shown = (): object =>
    Object.fromEntries([...positions.keys()].map((word) => [word, get(word)]));
  return new Proxy<Record<string, unknown>>(
    Object.defineProperty({}, INSPECT, { value: shown, configurable: true }),
    {
      get: (_, word) => get(word),
      has: (_, word) => positions.has(word as string) || word in Object.prototype,
      ownKeys: () => [...positions.keys()],
      getOwnPropertyDescriptor: (_, word) =>
        positions.has(word as string)
          ? { value: get(word), writable: true, enumerable: true, configurable: true }
          : undefined,
      set(_, word, value) {
        const position = positions.get(word as string);
        if (position === undefined) {
          throw new Error(`${placeText(place(word))}: there is no such word`);
        }
        const number = code.encode(value, host.space.raw.setting, place(word));
        Row.words(row).set(id, (offset + position) as WordField, number);
        return true;
      },
      defineProperty: unchanged,
      deleteProperty: unchanged,
      preventExtensions: () => false,
      setPrototypeOf: () => false,
    },
  );
}

/** What a field gives, as plain data: rows by their ids. */
function shownOf(value: unknown): unknown {
  if (value instanceof Row) return Row.idOf(value);
  if (value instanceof LinkedRows) return value.map((row) => Row.idOf(row as Row));
  if (value instanceof GaugePart || value instanceof CrossingPart) return value.toJSON();
  return value;
}

function staleError({ plan }: RowHost, id: number): Error {
  return new Error(`row ${id} of ${plan.name} is used after its transition`);
}
