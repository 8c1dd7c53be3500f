import { canonicalJson } from '../codec/canonical.js';
import { currentValue, finishValue, openValue } from '../storage/documents.js';
import { readerOf } from '../shape/readShape.js';
import type { DocumentDraft } from '../world.js';
import { type FieldPlan, placeText, type TablePlan } from './rowPlan.js';

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
    for (const { draft, field, host, id } of this.#open) {
      const former = memberOf(host, id, field);
      const value = currentValue(draft);
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
      const { draft, field, host, id } = open;
      if (!before.has(open)) return true;
      return canonicalJson(currentValue(draft)) !== canonicalJson(memberOf(host, id, field));
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

function memberOf({ values }: ValueHost, id: number, { name }: FieldPlan): unknown {
  return (values?.get(id) as Value | undefined)?.[name];
}

function replace({ values }: ValueHost, id: number, { name }: FieldPlan, member: unknown): void {
  const { [name]: _former, ...others } = values?.get(id) as Value;
  values?.replace(id, member === undefined ? others : { ...others, [name]: member });
}

/**
 * A frozen copy of a member. A list that keeps only its last items loses the oldest.
 *
 * @throws Error naming the row, the field and what is wrong
 */
export function copyOf(
  { name, shape }: FieldPlan,
  given: unknown,
  setting: object,
  [table, id]: readonly [table: string, id: number],
): unknown {
  const { description } = shape;
  const isCut = description.type === 'many' && description.last !== undefined;
  const value = isCut && Array.isArray(given) ? given.slice(-(description.last as number)) : given;
  const { faults, value: copy } = readerOf(shape).read(value, { setting }, name);
  if (faults.length === 0) return copy;
  const messages = faults.map(({ message }) => message).join(' ');
  throw new Error(`${placeText([table, name, id])}: ${messages}`);
}
