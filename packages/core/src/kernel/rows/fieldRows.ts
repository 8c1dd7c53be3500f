import { TRANSITION } from '../engine/engineDraft.js';
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
import { type RawWorld, rowClassesOf } from './rows.js';
import { planOfFields } from './tablePlan.js';
import { worldRows } from './worldRows.js';

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
  const plans = Object.values(schema.tables).map(planOfFields);
  const collections = Object.keys(schema.documents).map((name) => collectionName(schema, name));
  const classes = rowClassesOf(plans);
  const worldOf = worldRows({ classes, plans }, [...RESERVED, ...collections]);
  const shown = new WeakMap<object, object>();
  let latest: object | undefined;
  let latestShown: object | undefined;
  const show = (raw: RawWorld): object => {
    const found = shown.get(raw);
    if (found !== undefined) return found;
    const made = worldOf(raw);
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
