import type { Backend } from './backend.js';
import { eachDraw } from '../chance.js';
import { type Documents, documentReader } from './documents.js';
import { max } from '../int.js';
import { levelAt } from '../levelAt.js';
import { type Layout, type Names, ROLE } from './layout.js';
import type { Rows } from './rows.js';
import { PRESENT } from '../schema.js';
import { partsOf, type Snapshot } from '../engine/snapshot.js';

/** A field in which two snapshots differ. */
export interface Difference {
  /** The table or document collection; `now`, `setting` and `chance` stand for themselves. */
  readonly table: string;
  /** A row or a document; 0 for the `count` of all that ever were. */
  readonly id: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Each field in which two snapshots differ: tables in schema order, then ids, then fields. The
 * members of a table's values follow the row's own fields.
 */
export function differences(
  backend: Backend,
  layouts: readonly Layout[],
  names: Names,
  a: Snapshot,
  b: Snapshot,
): Difference[] {
  const found: Difference[] = [];
  const add = (table: string, id: number, field: string, before: unknown, after: unknown): void => {
    found.push({ table, id, field, before, after });
  };
  if (a.now !== b.now) add('now', 0, 'now', a.now, b.now);
  const settingA = partsOf(a).origin.settingHash;
  const settingB = partsOf(b).origin.settingHash;
  if (settingA !== settingB) add('setting', 0, 'setting', settingA, settingB);
  const addDocuments = (collection: number, table: string): void =>
    eachDocument(collection, a, b, (id, before, after) => {
      eachMember(before, after, (field, was, is) => add(table, id, field, was, is));
    });
  let start = found.length;
  eachField(backend, layouts, a, b, add, (table) => {
    const collection = names.documents.indexOf(table);
    if (collection >= 0) {
      addDocuments(collection, table);
      // The sort is stable: the fields of a row stay before the members of its values.
      const merged = found.splice(start).sort((x, y) => x.id - y.id);
      for (const one of merged) found.push(one);
    }
    start = found.length;
  });
  for (const [collection, table] of names.documents.entries()) {
    if (names.tables.includes(table)) continue;
    const before = documentsOf(a, collection).count;
    const after = documentsOf(b, collection).count;
    // Of a document that came and went between the two nothing else is left.
    if (before !== after) add(table, 0, 'count', before, after);
    addDocuments(collection, table);
  }
  eachDraw(partsOf(a).draws, partsOf(b).draws, (row, domain, before, after) =>
    add(CHANCE, row, domain, before, after),
  );
  return found;
}

/** The name under which differences of draws stand: no table has it. */
const CHANCE = 'chance';

/** The ids that differ, by table and collection; only those in which there are any. */
export function changedRows(
  backend: Backend,
  layouts: readonly Layout[],
  names: Names,
  a: Snapshot,
  b: Snapshot,
): Record<string, number[]> {
  const changed: Record<string, number[]> = {};
  for (const { table, id } of differences(backend, layouts, names, a, b)) {
    // Row 0 counts the rows: no row of the table has changed with it. Draws are no rows.
    if (id === 0 || table === CHANCE) continue;
    const ids = (changed[table] ??= []);
    if (ids.at(-1) !== id) ids.push(id);
  }
  return changed;
}

type FieldVisitor = (
  table: string,
  id: number,
  field: string,
  before: number,
  after: number,
) => void;

/**
 * Visits each field whose meaning differs, at the cost of the words that were written; calls `end`
 * after each table.
 */
function eachField(
  backend: Backend,
  layouts: readonly Layout[],
  a: Snapshot,
  b: Snapshot,
  visit: FieldVisitor,
  end: (table: string) => void,
): void {
  const written = layouts.map(() => new Set<number>());
  backend.compare(partsOf(a).version, partsOf(b).version, (table, row, offset) => {
    const { fieldAt, stride } = layouts[table] as Layout;
    const field = fieldAt[offset] as number;
    if (field >= 0) written[table]?.add(row * stride + field);
  });
  // Both levels of a gauge at the later of the two times: one that nobody touched is the same.
  const now = max(a.now, b.now);
  for (const [table, layout] of layouts.entries()) {
    const places = [...(written[table] as Set<number>)].sort((x, y) => x - y);
    if (places.length > 0) {
      const rowsA = backend.reader(partsOf(a).version, table);
      const rowsB = backend.reader(partsOf(b).version, table);
      for (const place of places) {
        const offset = place % layout.stride;
        visitField(layout, (place - offset) / layout.stride, offset, rowsA, rowsB, now, visit);
      }
    }
    end(layout.definition.name);
  }
}

function visitField(
  { definition: { name }, nameAt, roles }: Layout,
  id: number,
  offset: number,
  a: Rows,
  b: Rows,
  now: number,
  visit: FieldVisitor,
): void {
  const field = id === 0 ? 'count' : (nameAt[offset] as string);
  const isGauge = roles[offset] === ROLE.gaugeValue;
  const before = isGauge ? levelOf(a, id, offset, now) : wordOf(a, id, offset);
  const after = isGauge ? levelOf(b, id, offset, now) : wordOf(b, id, offset);
  if (before !== after) visit(name, id, field, before, after);
  if (!isGauge) return;
  const rateBefore = wordOf(a, id, offset + 1);
  const rateAfter = wordOf(b, id, offset + 1);
  if (rateBefore !== rateAfter) visit(name, id, `${field}.rate`, rateBefore, rateAfter);
}

function wordOf(rows: Rows, id: number, offset: number): number {
  return id <= rows.get(0, PRESENT) ? rows.get(id, offset) : 0;
}

function levelOf(rows: Rows, id: number, offset: number, now: number): number {
  if (id > rows.get(0, PRESENT)) return 0;
  return levelAt(rows.get(id, offset), rows.get(id, offset + 1), now - rows.get(id, offset + 2));
}

function documentsOf(snapshot: Snapshot, collection: number): Documents {
  return partsOf(snapshot).documents[collection] as Documents;
}

function eachDocument(
  collection: number,
  a: Snapshot,
  b: Snapshot,
  visit: (id: number, before: unknown, after: unknown) => void,
): void {
  const documentsA = documentsOf(a, collection);
  const documentsB = documentsOf(b, collection);
  if (documentsA === documentsB) return;
  const readA = documentReader(documentsA);
  const readB = documentReader(documentsB);
  for (let id = 1; id <= documentsA.count || id <= documentsB.count; id += 1) {
    const before = readA.get(id);
    const after = readB.get(id);
    if (before !== after && JSON.stringify(before) !== JSON.stringify(after)) {
      visit(id, before, after);
    }
  }
}

/** The members of a document that differ, compared as text; one that is new or gone is one. */
function eachMember(
  before: unknown,
  after: unknown,
  visit: (field: string, before: unknown, after: unknown) => void,
): void {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) {
    visit('present', before, after);
    return;
  }
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = (before as Record<string, unknown>)[field];
    const is = (after as Record<string, unknown>)[field];
    if (was !== is && JSON.stringify(was) !== JSON.stringify(is)) visit(field, was, is);
  }
}
