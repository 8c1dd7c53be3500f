import { canonicalJson, isPlain } from '../codec/canonical.js';
import { max } from '../int.js';
import { currentValue, finishValue, openValue } from '../storage/documents.js';
import type { Reader } from '../shape/reader.js';
import type { AnyShape, Fields } from '../shape/shape.js';
import type { DocumentDraft } from '../world.js';
import { type FieldPlan, hasLast, placeText, type TablePlan } from './tablePlan.js';

/** Where values are kept. */
export interface ValueHost {
  readonly plan: TablePlan;
  readonly values: DocumentDraft<unknown> | undefined;
}

/** A member of a row's value that is being edited. */
interface Open {
  readonly host: ValueHost;
  readonly id: number;
  readonly field: FieldPlan;
  readonly draft: object;
}

type Value = Readonly<Record<string, unknown>>;

/**
 * The members of values that are being edited: one Immer draft for each that somebody reads as an
 * object. They are stored when a rule ends, and before another command is performed.
 */
export class ValueDrafts {
  readonly #setting: () => object;
  #open: Open[] = [];

  constructor(setting: () => object) {
    this.#setting = setting;
  }

  /** How many are open. */
  get size(): number {
    return this.#open.length;
  }

  /** A member for editing: a draft when it is an object, else the value itself. */
  read(host: ValueHost, id: number, field: FieldPlan, value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const found = this.#find(host, id, field);
    if (found !== undefined) return found.draft;
    const draft = openValue(value);
    this.#open.push({ host, id, field, draft });
    return draft;
  }

  /** Replaces a member by a checked copy. */
  write(host: ValueHost, id: number, field: FieldPlan, given: unknown): void {
    const copy = copyOf(field, given, this.#setting(), [host.plan.name, id]);
    this.#drop((open) => open.host === host && open.id === id && open.field === field);
    replace(host, id, field, copy);
  }

  /** Closes what is edited of a row that is removed. */
  remove(host: ValueHost, id: number): void {
    this.#drop((open) => open.host === host && open.id === id);
  }

  /** Stores checked copies of what was edited; the drafts stay open. */
  store(): void {
    for (const open of this.#open) {
      const { field, host, id } = open;
      const former = memberOf(host, id, field);
      const value = editedOf(open);
      if (value === former) continue;
      replace(host, id, field, copyOf(field, value, this.#setting(), [host.plan.name, id]));
    }
  }

  /** Stores and closes all. */
  finish(): void {
    if (this.#open.length === 0) return;
    this.store();
    this.#drop(() => true);
  }

  /** Closes all and stores nothing. */
  discard(): void {
    this.#drop(() => true);
  }

  /**
   * After the world went back to a savepoint at which `size` were open: closes those that were
   * opened or edited since.
   */
  goBack(size: number): void {
    const before = new Set(this.#open.slice(0, size));
    this.#drop((open) => {
      if (!before.has(open)) return true;
      const { field, host, id } = open;
      try {
        return canonicalJson(editedOf(open)) !== canonicalJson(memberOf(host, id, field));
      } catch {
        // Its row is gone, or it was edited to what no world keeps.
        return true;
      }
    });
  }

  #find(host: ValueHost, id: number, field: FieldPlan): Open | undefined {
    return this.#open.find((open) => open.id === id && open.field === field && open.host === host);
  }

  #drop(isDropped: (open: Open) => boolean): void {
    const kept: Open[] = [];
    for (const open of this.#open) {
      if (isDropped(open)) finishValue(open.draft);
      else kept.push(open);
    }
    this.#open = kept;
  }
}

/** What an edited member is now. */
function editedOf({ draft, field, host, id }: Open): unknown {
  try {
    return currentValue(draft);
  } catch (cause) {
    const place = placeText([host.plan.name, field.name, id]);
    throw new Error(`${place} holds a part of a value that was replaced or removed`, { cause });
  }
}

/**
 * The value beside a row.
 *
 * @throws Error when the row was removed
 */
export function valueOf({ plan, values }: ValueHost, id: number): Value {
  const value = values?.get(id);
  if (value !== undefined) return value as Value;
  throw new Error(`row ${id} of ${plan.name} is used, but it was removed`);
}

function memberOf(host: ValueHost, id: number, { name }: FieldPlan): unknown {
  return valueOf(host, id)[name];
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
