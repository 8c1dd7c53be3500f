import { TRANSITION } from '../engine/storeDraft.js';
import type { FieldSpec, Schema, TableDefinition } from '../schema.js';
import type { AnyShape, Shape } from '../shape/shape.js';
import type { DraftOf, TablesOf, WorldOf } from '../world.js';
import { tableMembers } from './draftSpace.js';
import type { DraftTable, TableShape, WorldTable } from './draftRow.js';
import { type RawWorld, rowClassesOf, type RowHost, type Space } from './rows.js';
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

/** A space, and the draft or world with its rows. */
interface Shown {
  readonly space: Space;
  readonly face: object;
}

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
  const plans = Object.values(schema.tables).map(planOfFields);
  const ready = { plans, classes: rowClassesOf(plans) };
  const shown = new WeakMap<object, Shown>();
  let latest: object | undefined;
  let latestShown: Shown | undefined;
  const show = (raw: RawWorld): Shown => {
    const found = shown.get(raw);
    if (found !== undefined) return found;
    const tables = new Map<string, RowHost>();
    const space: Space = { raw, tables, drafts: undefined, stamp: 1 };
    const members = tableMembers(ready, space, tables);
    const face = Object.preventExtensions(Object.create(raw, members) as object);
    const made = { space, face };
    shown.set(raw, made);
    return made;
  };
  return ((raw: RawWorld) => {
    // Most calls are for the draft of the call before.
    const transition = raw[TRANSITION];
    // A world is not held, so that its memory can be freed.
    if (transition === undefined) return show(raw).face;
    if (raw !== latest) {
      latestShown = show(raw);
      latest = raw;
    }
    const { face, space } = latestShown as Shown;
    space.stamp = transition;
    return face;
  }) as FieldRows<S>;
}
