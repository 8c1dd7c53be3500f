import { valuesName } from '../schema.js';
import { type RawWorld, type Row, type RowClasses, RowHost } from './rows.js';
import { type Space, transitionOf } from './rows.js';
import { RowTable } from './rowTable.js';
import type { TablePlan } from './tablePlan.js';

/** The tables of a schema, and the classes of their rows. */
export interface RowPlans {
  readonly plans: readonly TablePlan[];
  readonly classes: RowClasses;
}

/** The rows of a table in a space. */
export function rowHost(plan: TablePlan, space: Space, classes: RowClasses): RowHost {
  const { hasValues, name, words } = plan;
  const raw = space.raw as unknown as Readonly<Record<string, never>>;
  const values = hasValues ? raw[words === undefined ? name : valuesName(name)] : undefined;
  return new RowHost(plan, space, words === undefined ? undefined : raw[name], values, classes);
}

/** Under this a world has its rows: in a property, since views inherit from a world. */
const ROWS = Symbol('rows');

/** The tables of a world or a draft by field number as rows, made when they are first asked for. */
class WorldRows implements Space {
  readonly raw: RawWorld;
  readonly tables = this;
  readonly drafts = undefined;
  readonly transition: Space['transition'];
  readonly #schema: RowPlans;
  readonly #byName: ReadonlyMap<string, TablePlan>;
  readonly #hosts = new Map<string, RowHost>();
  readonly #tables: RowTable[] = [];

  constructor(schema: RowPlans, byName: ReadonlyMap<string, TablePlan>, raw: RawWorld) {
    this.raw = raw;
    this.#schema = schema;
    this.#byName = byName;
    this.transition = transitionOf(raw, () => {
      for (const host of this.#hosts.values()) host.forgetNew();
    });
    Object.freeze(this);
  }

  get(name: string): RowHost | undefined {
    const known = this.#hosts.get(name);
    const plan = this.#byName.get(name);
    if (known !== undefined || plan === undefined) return known;
    const made = rowHost(plan, this, this.#schema.classes);
    this.#hosts.set(name, made);
    return made;
  }

  /** The table with a position; of a table of one row, that row. */
  at(index: number): RowTable | Row {
    const { name, one } = this.#schema.plans[index] as TablePlan;
    const host = this.get(name) as RowHost;
    return one ? host.rowAt(1) : (this.#tables[index] ??= new RowTable(host));
  }
}

/** A world or a draft whose tables are rows. */
class RowWorld {
  declare readonly [ROWS]: WorldRows;

  constructor(rows: WorldRows) {
    this[ROWS] = rows;
    Object.freeze(this);
  }
}

/**
 * Makes the function that shows worlds and drafts by field number as rows.
 *
 * @param others the names of what is no table, and is that of the world beneath
 */
export function worldRows(schema: RowPlans, others: readonly string[]): (raw: RawWorld) => object {
  const byName = new Map(schema.plans.map((plan) => [plan.name, plan]));
  const OwnWorld = class extends RowWorld {};
  const add = (name: string, get: (this: RowWorld) => unknown): void =>
    void Object.defineProperty(OwnWorld.prototype, name, { get, enumerable: true });
  for (const [index, { name }] of schema.plans.entries()) {
    add(name, function () {
      return this[ROWS].at(index);
    });
  }
  for (const name of others) {
    add(name, function () {
      return (this[ROWS].raw as unknown as Readonly<Record<string, unknown>>)[name];
    });
  }
  Object.freeze(OwnWorld.prototype);
  return (raw) => new OwnWorld(new WorldRows(schema, byName, raw));
}
