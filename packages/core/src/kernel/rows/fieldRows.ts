import { TRANSITION } from '../engine/storeDraft.js';
import {
  collectionName,
  type FieldSpec,
  RESERVED,
  type Schema,
  type TableDefinition,
} from '../schema.js';
import type { AnyShape, Shape } from '../shape/shape.js';
import type { DraftOf, TablesOf, WorldOf } from '../world.js';
import type { DraftRow, DraftTable, TableShape, WorldRow, WorldTable } from './draftRow.js';
import { type RawWorld, rowClassesOf, RowHost, type Space, transitionOf } from './rows.js';
import { RowTable } from './rowTable.js';
import { planOfFields } from './tablePlan.js';

/** The shapes of a table's fields by number: a word is an integer. */
type ShapesOf<Specs> = {
  readonly [K in keyof Specs]: Specs[K] extends AnyShape
    ? Specs[K]
    : Specs[K] extends FieldSpec<'word'>
      ? Shape<'word', number, never, never>
      : never;
};

/** The tables of a schema of fields by number, as those of shapes. */
type RowTables<S> = {
  readonly [N in keyof TablesOf<S>]: TablesOf<S>[N] extends TableDefinition<
    string,
    infer Specs,
    infer Key
  >
    ? TableShape<ShapesOf<Specs>, false, Key>
    : never;
};

/** A draft of fields by number with its tables as rows; all else is that of the draft. */
export type FieldDraftRows<S> = Omit<DraftOf<S>, keyof TablesOf<S>> & {
  readonly [N in keyof RowTables<S>]: DraftTable<RowTables<S>, N>;
};

/** A world of fields by number with its tables as rows. A draft with rows can be given for it. */
export type FieldWorldRows<S> = Omit<WorldOf<S>, keyof TablesOf<S>> & {
  readonly [N in keyof RowTables<S>]: WorldTable<RowTables<S>, N>;
};

/** A row of a table of fields by number in a draft. */
export type FieldDraftRow<S, N extends keyof RowTables<S>> = DraftRow<RowTables<S>, N>;

/** A row of a table of fields by number in a world. A row of a draft can be given for it. */
export type FieldWorldRow<S, N extends keyof RowTables<S>> = WorldRow<RowTables<S>, N>;

/** Shows the tables of a draft or a world as rows. */
export interface FieldRows<S> {
  (draft: DraftOf<S>): FieldDraftRows<S>;
  (world: WorldOf<S>): FieldWorldRows<S>;
}

/**
 * Makes a function that shows the tables of drafts and worlds of a schema of fields by number as
 * rows: for a game that is rewritten rule by rule, and for hot rules beside others. Fields may be
 * declared by shapes in `defineTable`; a `word` is an integer. Both forms can be used at once.
 *
 * @example
 * const rows = fieldRows(schema);
 * const eat = (draft: Draft, box: number) => void (rows(draft).boxes.get(box).apples -= 1);
 */
export function fieldRows<S extends Schema>(schema: S): FieldRows<S> {
  const Shown = shownClass(schema);
  const shown = new WeakMap<object, Shown>();
  let latest: object | undefined;
  let latestShown: Shown | undefined;
  const show = (raw: RawWorld): Shown => {
    const found = shown.get(raw);
    if (found !== undefined) return found;
    const made = new Shown(raw);
    shown.set(raw, made);
    return made;
  };
  return ((raw: RawWorld) => {
    // Most calls are for the draft of the call before. A world is not held: its memory is freed.
    if (raw === latest) return latestShown;
    if (raw[TRANSITION] === undefined) return show(raw);
    latestShown = show(raw);
    latest = raw;
    return latestShown;
  }) as unknown as FieldRows<S>;
}

/**
 * A draft or a world with its tables as rows. There is one for each world that is read, so it makes
 * only the tables that are asked for.
 */
class Shown {
  readonly #raw: RawWorld;
  readonly #space: Space;
  readonly #tables: (RowTable | undefined)[] = [];

  constructor(raw: RawWorld, hostOf: (name: string, space: Space) => RowHost | undefined) {
    const hosts = new Map<string, RowHost>();
    const get = (name: string): RowHost | undefined => {
      const host = hosts.get(name) ?? hostOf(name, this.#space);
      if (host !== undefined) hosts.set(name, host);
      return host;
    };
    this.#raw = raw;
    const transition = transitionOf(raw, () => {
      for (const host of hosts.values()) host.forgetNew();
    });
    this.#space = { raw, tables: { get }, drafts: undefined, transition };
    Object.preventExtensions(this);
  }

  static tableAccessor(name: string, index: number): PropertyDescriptor {
    return {
      get(this: Shown): RowTable {
        return (this.#tables[index] ??= new RowTable(this.#space.tables.get(name) as RowHost));
      },
    };
  }

  /** What is no table is that of the draft or the world. */
  static rawAccessor(name: string): PropertyDescriptor {
    return {
      get(this: Shown): unknown {
        return (this.#raw as unknown as Readonly<Record<string, unknown>>)[name];
      },
    };
  }
}

/** The class of what shows the drafts and worlds of a schema. */
function shownClass(schema: Schema): { new (raw: RawWorld): Shown } {
  const plans = Object.values(schema.tables).map(planOfFields);
  const byName = new Map(plans.map((plan) => [plan.name, plan]));
  const classes = rowClassesOf(plans);
  const hostOf = (name: string, space: Space): RowHost | undefined => {
    const plan = byName.get(name);
    const raw = space.raw as unknown as Readonly<Record<string, never>>;
    return plan && new RowHost(plan, space, raw[name], undefined, classes);
  };
  const Own = class extends Shown {
    constructor(raw: RawWorld) {
      super(raw, hostOf);
    }
  };
  for (const [index, { name }] of plans.entries()) {
    Object.defineProperty(Own.prototype, name, Shown.tableAccessor(name, index));
  }
  const collections = Object.keys(schema.documents).map((name) => collectionName(schema, name));
  for (const name of [...RESERVED, ...collections]) {
    Object.defineProperty(Own.prototype, name, Shown.rawAccessor(name));
  }
  return Own;
}
