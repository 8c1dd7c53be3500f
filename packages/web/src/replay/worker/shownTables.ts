import { collectionName, type Snapshot } from '@astrarium/core';
import { fieldWorld, type TheatreSimulation } from '../theatreGame.js';
import type { FieldChange, ShownTable, TableColumns, TableRows } from '../theatreMessage.js';
import type { Position } from './seeker.js';

/** Changes of a tick that are listed. */
const MAX_CHANGES = 500;

/** Characters of a value that are shown. */
const MAX_TEXT = 200;

/** Items of a list that are shown. */
const MAX_ITEMS = 6;

/** A world and an earlier one. */
type Compared = Pick<Position, 'before' | 'simulation' | 'snapshot'>;

/** A table or a document collection of any world. */
interface AnyTable {
  ids(): number[];
  get(id: number, field?: number): unknown;
  level(id: number, field: number): number;
  rate(id: number, field: number): number;
  due(id: number, field: number): number;
  parent(id: number, field: number): number;
  members(id: number, field: number): number[];
}

/** The tables and document collections of a simulation with their columns. */
export function tableColumns({ definition: { schema } }: TheatreSimulation): TableColumns[] {
  const tables = Object.entries(schema.tables);
  const documents = Object.keys(schema.documents).filter((name) => !hasOwn(schema.tables, name));
  return [
    ...tables.map(([name, { specs }]) => ({
      name,
      columns: [...Object.keys(specs), ...(hasOwn(schema.documents, name) ? ['values'] : [])],
    })),
    ...documents.map((name) => ({ name, columns: ['document'] })),
  ];
}

/** Rows of a table, from the position `from` on. */
export function tableRows(
  { simulation, snapshot }: Pick<Position, 'simulation' | 'snapshot'>,
  table: string,
  from: number,
  count: number,
): TableRows {
  const reader = tableOf(simulation, snapshot, table);
  const ids = reader.ids();
  const shown = ids.slice(from, from + count);
  const { schema } = simulation.definition;
  const { specs = {}, fields } = schema.tables[table] ?? {};
  const documents = hasOwn(schema.documents, table)
    ? tableOf(simulation, snapshot, collectionName(schema, table))
    : undefined;
  // Rows as the rules have them: words by name, and what is not set as undefined.
  type Row = Readonly<Record<string, unknown>>;
  type Rows = Row & { get(id: number): Row };
  const rules = simulation.schema?.tables[table];
  const world = simulation.read(snapshot) as Readonly<Record<string, Rows>>;
  const rowOf = (id: number) => rules && (rules.one ? world[table] : world[table]?.get(id));
  const cellsOf = (id: number): string[] => [
    ...Object.entries(specs).map(([name, { kind }]) => {
      const row = kind === 'word' ? rowOf(id) : undefined;
      if (row === undefined) {
        return cellOf(reader, kind, id, (fields as Record<string, number>)[name] as number);
      }
      // The name of a word of `perWord` has two parts.
      const [field = '', word] = name.split('.');
      const value = word === undefined ? row[field] : (row[field] as Row)[word];
      return value === undefined ? '–' : String(value);
    }),
    ...(documents === undefined ? [] : [textOf(documents.get(id))]),
  ];
  return { total: ids.length, rows: shown.map((id) => ({ id, cells: cellsOf(id) })) };
}

/** Each table with its hash, its rows and how many of them differ from those before. */
export function shownTables({ before, simulation, snapshot }: Compared): ShownTable[] {
  const changed = simulation.changes(before, snapshot);
  const { documents, tables } = simulation.definition.schema;
  // What was drawn in this tick has a hash too, and no rows.
  const own = Object.entries(simulation.tableHashes(snapshot)).filter(
    ([name]) => hasOwn(tables, name) || hasOwn(documents, name),
  );
  return own.map(([name, hash]) => ({
    name,
    hash,
    rows: tableOf(simulation, snapshot, name).ids().length,
    changed: changed[name]?.length ?? 0,
  }));
}

/** The first fields that differ from those before, and how many there are. */
export function shownChanges({ before, simulation, snapshot }: Compared) {
  const all = simulation.diff(before, snapshot).filter(({ id }) => id !== 0);
  const changes = all
    .slice(0, MAX_CHANGES)
    .map(({ after, before: was, field, id, table }): FieldChange => ({
      table,
      row: id,
      field,
      before: textOf(was),
      after: textOf(after),
    }));
  return { changes, changesCount: all.length };
}

/** Rows of a table whose numbers are figures of their own. */
const MAX_FIGURE_ROWS = 6;

/**
 * The figures of a game that names none: each number of the rows of tables with few rows, then how
 * many rows each table has. The order of the tables is that of the schema.
 */
export function worldFigures(
  simulation: TheatreSimulation,
  snapshot: Snapshot,
): Record<string, number> {
  const { tables } = simulation.definition.schema;
  const figures: Record<string, number> = {};
  const counts: Record<string, number> = {};
  for (const [name, { fields, specs }] of Object.entries(tables)) {
    const reader = tableOf(simulation, snapshot, name);
    const ids = reader.ids();
    counts[`rows of ${name}`] = ids.length;
    if (ids.length > MAX_FIGURE_ROWS) continue;
    const { shapes = {} } = simulation.schema?.tables[name] ?? {};
    for (const [field, { kind }] of Object.entries(specs)) {
      const isNumber = (shapes[field]?.description.type ?? 'integer') === 'integer';
      if (kind !== 'gauge' && !(kind === 'word' && isNumber)) continue;
      const at = (fields as Record<string, number>)[field] as number;
      for (const id of ids) {
        const value = kind === 'gauge' ? reader.level(id, at) : Number(reader.get(id, at));
        figures[`${name}: ${field}.row ${id}`] = value;
      }
    }
  }
  return { ...figures, ...counts };
}

function tableOf(simulation: TheatreSimulation, snapshot: Snapshot, table: string): AnyTable {
  const found = (fieldWorld(simulation, snapshot) as Readonly<Record<string, AnyTable>>)[table];
  if (found === undefined) throw new Error(`The game has no table ${table}.`);
  return found;
}

const { hasOwn } = Object;

function cellOf(table: AnyTable, kind: string, id: number, field: number): string {
  if (kind === 'gauge') {
    const rate = table.rate(id, field);
    const level = String(table.level(id, field));
    return rate === 0 ? level : `${level} ${rate > 0 ? '+' : '−'}${Math.abs(rate)}/tick`;
  }
  if (kind === 'timer' || kind === 'crossing') {
    const due = table.due(id, field);
    return due === 0 ? '–' : `tick ${due}`;
  }
  if (kind === 'link') return idText(table.parent(id, field));
  if (kind === 'list') return `${table.members(id, field).length} rows`;
  return String(table.get(id, field));
}

const idText = (id: number): string => (id === 0 ? '–' : `row ${id}`);

/** A value for people: long lists without their middle, so that all members have room. */
function textOf(value: unknown): string {
  const text = value === undefined ? '–' : JSON.stringify(value, shortened);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

function shortened(_name: string, part: unknown): unknown {
  if (!Array.isArray(part) || part.length <= MAX_ITEMS) return part;
  return [part[0], `… ${part.length - 2} more …`, part.at(-1)];
}
