import type { Backend } from './backend.js';
import type { Documents } from './documents.js';
import { documentReader } from './documents.js';
import type { Names } from './face.js';
import { type Layout, ROLE } from './layout.js';
import type { Rows } from './rows.js';
import { PRESENT } from './schema.js';
import { partsOf, type Snapshot } from './snapshot.js';

/** A field in which two snapshots differ. */
export interface Difference {
  /** The table or document collection; `now` and `setting` stand for themselves. */
  readonly table: string;
  readonly id: number;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Each field in which two snapshots differ: tables in schema order, then ids, then fields. */
export function differences(
  backend: Backend,
  layouts: readonly Layout[],
  names: Names,
  a: Snapshot,
  b: Snapshot,
): Difference[] {
  const found: Difference[] = [];
  if (a.now !== b.now) {
    found.push({ table: 'now', id: 0, field: 'now', before: a.now, after: b.now });
  }
  if (partsOf(a).origin.settingHash !== partsOf(b).origin.settingHash) {
    const before = partsOf(a).origin.settingHash;
    const after = partsOf(b).origin.settingHash;
    found.push({ table: 'setting', id: 0, field: 'setting', before, after });
  }
  const visited = visitedRows(backend, layouts, a, b);
  for (const [table, layout] of layouts.entries()) {
    const rowsA = backend.reader(partsOf(a).version, table);
    const rowsB = backend.reader(partsOf(b).version, table);
    const ids = [...(visited[table] as Set<number>)].sort((x, y) => x - y);
    for (const id of ids) addRow(found, layout, id, [rowsA, a.now], [rowsB, b.now]);
  }
  addDocuments(found, names, a, b);
  return found;
}

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
    if (id === 0) continue;
    const ids = (changed[table] ??= []);
    if (ids.at(-1) !== id) ids.push(id);
  }
  return changed;
}

function visitedRows(
  backend: Backend,
  layouts: readonly Layout[],
  a: Snapshot,
  b: Snapshot,
): Set<number>[] {
  const visited = layouts.map(() => new Set<number>());
  backend.compare(partsOf(a).version, partsOf(b).version, (table, row, offset) => {
    const role = (layouts[table] as Layout).roles[offset];
    if (role !== ROLE.bookkeeping && role !== ROLE.unhashed) visited[table]?.add(row);
  });
  return visited;
}

type Side = readonly [rows: Rows, now: number];

function addRow(found: Difference[], layout: Layout, id: number, a: Side, b: Side): void {
  const { name, specs, fields } = layout.definition;
  const add = (field: string, before: number, after: number): void => {
    if (before !== after) found.push({ table: name, id, field, before, after });
  };
  add(id === 0 ? 'count' : 'present', wordOf(a, id, PRESENT), wordOf(b, id, PRESENT));
  for (const [field, { kind }] of Object.entries(specs)) {
    if (kind === 'list') continue;
    const offset = fields[field] as number;
    if (kind === 'gauge') {
      // Both levels at the later of the two times: a gauge that nobody touched is the same.
      const now = a[1] > b[1] ? a[1] : b[1];
      add(field, levelOf(a[0], id, offset, now), levelOf(b[0], id, offset, now));
      add(`${field}.rate`, wordOf(a, id, offset + 1), wordOf(b, id, offset + 1));
    } else add(field, wordOf(a, id, offset), wordOf(b, id, offset));
  }
}

function wordOf([rows]: Side, id: number, offset: number): number {
  return id <= rows.get(0, PRESENT) ? rows.get(id, offset) : 0;
}

function levelOf(rows: Rows, id: number, offset: number, now: number): number {
  if (id > rows.get(0, PRESENT)) return 0;
  return rows.get(id, offset) + rows.get(id, offset + 1) * (now - rows.get(id, offset + 2));
}

function addDocuments(found: Difference[], names: Names, a: Snapshot, b: Snapshot): void {
  for (const [collection, table] of names.documents.entries()) {
    const documentsA = partsOf(a).documents[collection] as Documents;
    const documentsB = partsOf(b).documents[collection] as Documents;
    if (documentsA === documentsB) continue;
    const readA = documentReader(documentsA);
    const readB = documentReader(documentsB);
    for (let id = 1; id <= documentsA.count || id <= documentsB.count; id += 1) {
      const before = readA.get(id);
      const after = readB.get(id);
      if (before !== after) addMembers(found, table, id, before, after);
    }
  }
}

/** The members of a document that differ, compared as text; one that is new or gone is one. */
function addMembers(
  found: Difference[],
  table: string,
  id: number,
  before: unknown,
  after: unknown,
): void {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) {
    found.push({ table, id, field: 'present', before, after });
    return;
  }
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const was = (before as Record<string, unknown>)[field];
    const is = (after as Record<string, unknown>)[field];
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    found.push({ table, id, field, before: was, after: is });
  }
}
