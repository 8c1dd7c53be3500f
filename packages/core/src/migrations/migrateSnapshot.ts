import type { Draws } from '../kernel/chance.js';
import { fileRows } from '../kernel/codec/fileRows.js';
import { blankSnapshot, type Engine, type Run, transition } from '../kernel/engine/engine.js';
import { floorDiv, isInt } from '../kernel/int.js';
import { invariant, isPromise, shown } from '../kernel/invariant.js';
import {
  collectionName,
  isTimed,
  PRESENT,
  type Schema,
  type Seeded,
  type TableDefinition,
} from '../kernel/schema.js';
import type { Snapshot } from '../kernel/engine/snapshot.js';
import type { Store } from '../kernel/storage/backend.js';
import type { Layout } from '../kernel/storage/layout.js';
import type { Rows } from '../kernel/storage/rows.js';
import type { EngineDraft } from '../kernel/engine/engineDraft.js';
import type { LivingRows } from '../kernel/table.js';
import type { DocumentReader, TableReader } from '../kernel/world.js';
import { type AnyValue, type FieldPlan, gainsValues, type TablePlan } from './migrationPlan.js';
import type { GaugeValue } from './migrationSpec.js';

/** What a migration does, once it is checked. */
export interface Steps {
  /** The older schema. */
  readonly from: Schema;
  readonly tables: readonly TablePlan[];
  readonly documents: Readonly<
    Record<string, (document: unknown, id: number, old: object) => unknown>
  >;
  readonly fill: ((draft: object, old: object) => unknown) | undefined;
}

/** What the new world is made of. */
interface OldSnapshot {
  readonly now: number;
  readonly world: object;
  readonly draws: Draws;
}

/** The tables and collections of the old world, by name. */
type OldWorld = Readonly<Record<string, unknown>>;

/**
 * Makes the new world of an old one, table by table and row by row. The tick, ids and the order of
 * rows stay.
 *
 * @throws Error naming the table, the row and the field whose new value is wrong
 */
export function migrateSnapshot(
  engine: Engine,
  steps: Steps,
  { now, world, draws }: OldSnapshot,
  setting: Seeded,
): Snapshot {
  const { events, layouts } = engine;
  const old = world as OldWorld;
  const blank = blankSnapshot(engine, now, setting);
  const run: Run = (draft, store) => {
    draft.makesWorld('a migration');
    draft.draws.open(draws);
    copyDocuments(engine, steps, draft, old);
    for (const layout of layouts) {
      const plan = steps.tables[layout.index] as TablePlan;
      if (plan.old !== undefined) copyRows(layout, plan, draft.living, store, old, now);
    }
    for (const layout of layouts) {
      if (steps.tables[layout.index]?.isKeyNew === true) checkKeys(layout, store);
      fileRows(
        layout,
        store,
        (row, field, parent) =>
          fail(layout, row, field, `joins row ${parent}, which does not exist`),
        (row, fields, owner) =>
          fail(layout, row, fields.join(', '), `is the key of row ${owner}, too`),
      );
    }
    const filled = steps.fill?.(draft.draft, world);
    if (isPromise(filled)) throw new Error('the filling of a migration returned a promise');
    invariant(events.length === 0, 'a migration emits no events');
    return true;
  };
  return transition(engine, blank, run, true);
}

function copyDocuments(
  { definition, names }: Engine,
  steps: Steps,
  draft: EngineDraft,
  old: OldWorld,
): void {
  for (const [index, name] of names.documents.entries()) {
    const collection = draft.documents[index];
    // The rows of a table that gains values get theirs, each under the id of its row.
    const rows = gainsValues(steps.from, definition.schema, name)
      ? (old[name] as TableReader<string>)
      : undefined;
    const isOld = Object.hasOwn(steps.from.documents, name);
    if (collection === undefined || (!isOld && rows === undefined)) continue;
    const from = old[collectionName(steps.from, name)] as DocumentReader<unknown>;
    const convert = steps.documents[name];
    for (let id = 1; id <= (rows ?? from).count; id += 1) {
      const document = rows === undefined ? from.get(id) : undefined;
      const isThere = rows === undefined ? document !== undefined : rows.has(id);
      const next = isThere && convert !== undefined ? convert(document, id, old) : document;
      // An id that was used before stays used.
      collection.insert(isThere ? next : null);
      if (!isThere) collection.remove(id);
    }
  }
}

function copyRows(
  layout: Layout,
  { fields, old: definition }: TablePlan,
  living: LivingRows,
  store: Store,
  old: OldWorld,
  now: number,
): void {
  const from = old[layout.definition.name] as TableReader<string>;
  const rows = store.rows[layout.index] as Rows;
  const { count } = from;
  if (count === 0 || definition === undefined) return;
  rows.reserve(count + floorDiv(count, 2));
  rows.set(0, PRESENT, count);
  living.counts[layout.index] = from.size;
  living.isChanged = true;
  const computes = fields.some(({ value }) => typeof value === 'function');
  const OldRow = oldRows(from, definition);
  for (let id = 1; id <= count; id += 1) {
    if (!from.has(id)) continue;
    rows.set(id, PRESENT, 1);
    const row = computes ? new OldRow(id) : undefined;
    for (const field of fields) {
      const value =
        field.carried === 0 ? valueOf(field.value, row, id, old) : read(from, id, field);
      write(layout, rows, id, field, value, now);
    }
  }
}

/**
 * A class of the rows of an old table. A field is read when it is asked for: a table has many, of
 * which a migration needs few.
 */
function oldRows(
  from: TableReader<string>,
  { fields, specs }: TableDefinition,
): new (id: number) => object {
  const ID = Symbol('id');
  class OldRow {
    readonly [ID]: number;

    constructor(id: number) {
      this[ID] = id;
    }
  }
  for (const [name, { kind }] of Object.entries(specs)) {
    if (kind === 'list') continue;
    const field = { kind, carried: fields[name] as number };
    Object.defineProperty(OldRow.prototype, name, {
      enumerable: true,
      get(this: OldRow) {
        return read(from, this[ID], field);
      },
    });
  }
  return OldRow;
}

/** Reads a field of an old row. */
function read(
  from: TableReader<string>,
  id: number,
  { carried, kind }: Pick<FieldPlan, 'carried' | 'kind'>,
): number | GaugeValue {
  const field = carried as never;
  if (kind === 'gauge') return { level: from.level(id, field), rate: from.rate(id, field) };
  if (isTimed(kind)) return from.due(id, field);
  return kind === 'link' ? from.parent(id, field) : from.get(id, field);
}

function valueOf(
  value: AnyValue | undefined,
  row: object | undefined,
  id: number,
  old: OldWorld,
): unknown {
  return typeof value === 'function' ? value(row as object, id, old) : value;
}

function write(
  layout: Layout,
  rows: Rows,
  id: number,
  { kind, name, offset }: FieldPlan,
  value: unknown,
  now: number,
): void {
  if (kind === 'gauge') {
    const { level, rate } = Object(value) as GaugeValue;
    if (!isInt(level) || !isInt(rate)) fail(layout, id, name, 'needs an integer level and rate');
    rows.setGauge(id, offset, level, rate, now);
    return;
  }
  if (!isInt(value)) fail(layout, id, name, `must be an integer, not ${shown(value)}`);
  if (isTimed(kind) && value !== 0 && value <= now) {
    fail(layout, id, name, `must be due after tick ${now}, not at ${value}`);
  }
  if (kind === 'link' && value < 0) fail(layout, id, name, `cannot join row ${value}`);
  if (value !== 0) rows.set(id, offset, value);
}

/** Checks a key that rows did not have before. */
function checkKeys(layout: Layout, store: Store): void {
  const { key } = layout.definition;
  if (key === 0) return;
  const rows = store.rows[layout.index] as Rows;
  const rowsByKey = new Map<number, number>();
  for (let id = 1; id <= rows.get(0, PRESENT); id += 1) {
    const value = rows.get(id, key);
    const other = rowsByKey.get(value);
    const field = layout.nameAt[key] ?? '';
    if (rows.get(id, PRESENT) === 0) fail(layout, id, field, 'is the key of a removed row');
    if (value <= 0) fail(layout, id, field, `must be a positive key, not ${value}`);
    if (other !== undefined) fail(layout, id, field, `is the key of row ${other}, too: ${value}`);
    rowsByKey.set(value, id);
  }
}

function fail({ definition }: Layout, id: number, field: string, why: string): never {
  throw new Error(`${definition.name}.${field} of row ${id} ${why}`);
}
