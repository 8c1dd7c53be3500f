import { isPlain } from '../codec/canonical.js';
import { max } from '../int.js';
import { closeValue, currentValue, openValue, writesOf } from '../storage/documents.js';
import type { Reader } from '../shape/reader.js';
import type { AnyShape, Fields } from '../shape/shape.js';
import type { DocumentDraft } from '../world.js';
import { type FieldPlan, hasLast, placeText, type TablePlan } from './tablePlan.js';

/** Where values are kept. */
export interface ValueHost {
  readonly plan: TablePlan;
  readonly values: DocumentDraft<unknown> | undefined;
}

/** A member of a row's value. */
interface MemberPlace {
  readonly host: ValueHost;
  readonly id: number;
  readonly field: FieldPlan;
}

/** A member of a row's value that is being edited. */
interface Open extends MemberPlace {
  readonly draft: object;
  /** How often it was written when it was last stored. */
  stored: number;
}

type Value = Readonly<Record<string, unknown>>;

/**
 * The members of values that are being edited: a draft of each that somebody reads as an object.
 * They are stored when a rule ends, and before another command is performed.
 */
export class ValueDrafts {
  readonly #setting: () => object;
  #open: Open[] = [];
  /** The same by table and row. */
  #byRow = new Map<ValueHost, Map<number, Open[]>>();
  /** Where nothing was found in the last use, as `??=` begins. */
  #missing: MemberPlace | undefined;
  /** What was put there in the last use: copied again at the next one, as in the drafts. */
  #filled: (MemberPlace & { readonly given: object }) | undefined;

  constructor(setting: () => object) {
    this.#setting = setting;
  }

  /** A member for editing: a draft when it is an object, else the value itself. */
  read(host: ValueHost, id: number, field: FieldPlan): unknown {
    this.#settle();
    const value = memberOf(host, id, field);
    if (typeof value !== 'object' || value === null) {
      if (value === undefined || value === null) this.#missing = { host, id, field };
      return value;
    }
    const found = this.#find(host, id, field);
    if (found !== undefined) return found.draft;
    const place = (): string => placeText([host.plan.name, field.name, id]);
    const open: Open = { host, id, field, draft: openValue(value, place), stored: 0 };
    this.#open.push(open);
    this.#index(open);
    return open.draft;
  }

  /** The value beside a row, with what was edited of it so far; undefined without the row. */
  current(host: ValueHost, id: number): unknown {
    this.#settle();
    const value = host.values?.get(id);
    const opened = this.#byRow.get(host)?.get(id);
    if (value === undefined || opened === undefined) return value;
    const edited = opened.map((open) => [open.field.name, currentValue(open.draft)] as const);
    return { ...(value as Value), ...Object.fromEntries(edited) };
  }

  /** Replaces a member by a checked copy. */
  write(host: ValueHost, id: number, field: FieldPlan, given: unknown): void {
    const missing = this.#missing;
    this.#settle();
    const copy = copyOf(field, given, this.#setting(), [host.plan.name, id]);
    const isFilled = missing?.host === host && missing.id === id && missing.field === field;
    if (isFilled && isPlain(given)) this.#filled = { host, id, field, given };
    const found = this.#find(host, id, field);
    if (found !== undefined) this.#drop((open) => open === found);
    replace(host, id, field, copy);
  }

  /** Closes what is edited of a row that is removed. */
  remove(host: ValueHost, id: number): void {
    this.#settle();
    if (this.#byRow.get(host)?.has(id) !== true) return;
    this.#drop((open) => open.host === host && open.id === id);
  }

  /** Stores checked copies of what was edited; the drafts stay open. */
  store(): void {
    this.#settle();
    for (const open of this.#open) {
      const { draft, field, host, id } = open;
      const writes = writesOf(draft);
      if (writes === open.stored) continue;
      const value = currentValue(draft);
      replace(host, id, field, copyOf(field, value, this.#setting(), [host.plan.name, id]));
      open.stored = writes;
    }
  }

  /** Stores and closes all. */
  finish(): void {
    this.store();
    this.#drop(() => true);
  }

  /** Closes all and stores nothing. */
  discard(): void {
    this.#forget();
    this.#drop(() => true);
  }

  /** What is open and how often it was written, for the way back to a savepoint. */
  mark(): ReadonlyMap<Open, number> {
    return new Map(this.#open.map((open) => [open, open.stored]));
  }

  /** After the world went back to a savepoint: closes what was opened or edited since. */
  goBack(mark: ReadonlyMap<Open, number>): void {
    this.#forget();
    this.#drop((open) => mark.get(open) !== writesOf(open.draft));
  }

  /** Begins each use. */
  #settle(): void {
    this.#missing = undefined;
    if (this.#filled === undefined) return;
    const { field, given, host, id } = this.#filled;
    this.#filled = undefined;
    replace(host, id, field, copyOf(field, given, this.#setting(), [host.plan.name, id]));
  }

  #forget(): void {
    this.#missing = undefined;
    this.#filled = undefined;
  }

  #find(host: ValueHost, id: number, field: FieldPlan): Open | undefined {
    const opened = this.#byRow.get(host)?.get(id);
    return opened?.find((open) => open.field === field);
  }

  #index(open: Open): void {
    let rows = this.#byRow.get(open.host);
    if (rows === undefined) this.#byRow.set(open.host, (rows = new Map()));
    const found = rows.get(open.id);
    if (found === undefined) rows.set(open.id, [open]);
    else found.push(open);
  }

  #drop(isDropped: (open: Open) => boolean): void {
    if (this.#open.length === 0) return;
    const dropped: Open[] = [];
    const kept: Open[] = [];
    for (const open of this.#open) (isDropped(open) ? dropped : kept).push(open);
    if (dropped.length === 0) return;
    this.#open = kept;
    this.#byRow = new Map();
    for (const open of kept) this.#index(open);
    for (const { draft } of dropped) closeValue(draft);
  }
}

/** A member of the value beside a row. */
export function memberOf(host: ValueHost, id: number, { name }: FieldPlan): unknown {
  return valueOf(host, id)[name];
}

/**
 * The value beside a row.
 *
 * @throws Error when the row was removed
 */
function valueOf({ plan, values }: ValueHost, id: number): Value {
  const value = values?.get(id);
  if (value !== undefined) return value as Value;
  throw new Error(`row ${id} of ${plan.name} is used, but it was removed`);
}

function replace(host: ValueHost, id: number, { name }: FieldPlan, member: unknown): void {
  const { [name]: _former, ...others } = valueOf(host, id);
  host.values?.replace(id, member === undefined ? others : { ...others, [name]: member });
}

/**
 * A frozen copy of a member. Lists that keep only their last items lose the oldest.
 *
 * @throws Error naming the row, the field and what is wrong
 */
export function copyOf(
  { isCut, name, reader, shape }: FieldPlan,
  given: unknown,
  setting: object,
  [table, id]: readonly [table: string, id: number],
): unknown {
  const value = isCut ? withoutOldest(shape, given) : given;
  const { faults, value: copy } = (reader as Reader).read(value, { setting }, name);
  if (faults.length === 0) return copy;
  const messages = faults.map(({ message }) => message).join(' ');
  throw new Error(`${placeText([table, name, id])}: ${messages}`);
}

/** A value without the oldest items of the lists in it that keep only their last ones. */
function withoutOldest(shape: AnyShape, given: unknown): unknown {
  if (!hasLast(shape)) return given;
  const { description } = shape;
  switch (description.type) {
    case 'many': {
      if (!Array.isArray(given)) return given;
      const { item, last = given.length } = description;
      const kept: unknown[] = given.slice(max(0, given.length - last));
      return hasLast(item) ? kept.map((each) => withoutOldest(item, each)) : kept;
    }
    case 'optional':
    case 'orNull':
      return withoutOldest(description.item, given);
    case 'record':
    case 'perWord':
      return mapped(given, () => description.item);
    case 'object':
      return mapped(given, (name) => description.members[name]);
    case 'union': {
      const word = isPlain(given) ? given[description.by] : undefined;
      const members: Fields = description.cases[word as string] ?? {};
      return mapped(given, (name) => members[name]);
    }
    default:
      return given;
  }
}

function mapped(given: unknown, shapeOf: (name: string) => AnyShape | undefined): unknown {
  if (!isPlain(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const shape = shapeOf(name);
      return [name, shape === undefined ? value : withoutOldest(shape, value)];
    }),
  );
}
