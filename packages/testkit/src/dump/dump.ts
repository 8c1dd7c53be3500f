import {
  collectionName,
  type DocumentDraft,
  type Schema,
  type TableReader,
  type FieldWorldOf,
} from '@astrarium/core';

/** A whole world as plain values. */
export interface Dump {
  readonly now: number;
  readonly setting: unknown;
  readonly tables: Readonly<Record<string, DumpedTable>>;
  /** By the names of the schema: the values of a table stand under its name. */
  readonly documents: Readonly<
    Record<string, { readonly count: number; readonly living: Readonly<Record<string, unknown>> }>
  >;
}

/** One table: its existing rows by id, with the value of each field. */
export interface DumpedTable {
  readonly count: number;
  readonly rows: Readonly<Record<string, Readonly<Record<string, DumpedField>>>>;
}

/** A gauge now. */
export interface DumpedGauge {
  readonly level: number;
  readonly rate: number;
}

/** A word, a due tick or a parent; the current gauge; or the members of a list. */
export type DumpedField = number | DumpedGauge | readonly number[];

/** What a dump reads of a table of documents. */
type Documents = Pick<DocumentDraft<unknown>, 'count' | 'get' | 'ids'>;

/** Reads everything of a world, which must be equal for two engines. */
export function dump<S extends Schema>(schema: S, world: FieldWorldOf<S>): Dump {
  const tables: Record<string, DumpedTable> = {};
  const readers = world as unknown as Record<string, TableReader<string> & Documents>;
  for (const [name, { specs, fields, key, unique }] of Object.entries(schema.tables)) {
    const table = readers[name] as TableReader<string>;
    const rows: Record<string, Record<string, DumpedField>> = {};
    for (const id of table.ids()) {
      const row: Record<string, DumpedField> = {};
      for (const [field, { kind }] of Object.entries(specs)) {
        const offset = fields[field] as never;
        if (kind === 'gauge') {
          row[field] = { level: table.level(id, offset), rate: table.rate(id, offset) };
        } else if (kind === 'list') row[field] = table.members(id, offset);
        else if (kind === 'timer' || kind === 'crossing') row[field] = table.due(id, offset);
        else if (kind === 'link') row[field] = table.parent(id, offset);
        else row[field] = table.get(id, offset);
      }
      if (key !== 0) row['(found by key)'] = table.find(table.get(id, key as never));
      for (const [at, key] of unique.entries()) {
        const values = key.map((member) => row[member] as number);
        row[`(found by ${key.join(', ')})`] = table.findBy(at, values);
      }
      rows[id] = row;
    }
    tables[name] = { count: table.count, rows };
  }
  const documents: Record<string, Dump['documents'][string]> = {};
  for (const name of Object.keys(schema.documents)) {
    const reader = readers[collectionName(schema, name)] as Documents;
    const living = Object.fromEntries(reader.ids().map((id) => [id, reader.get(id)]));
    documents[name] = { count: reader.count, living };
  }
  return { now: world.now, setting: world.setting, tables, documents };
}

/** A value for a message: a record has no text of its own. */
function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

/**
 * The first difference of two plain values, as `path: a is not b`; undefined when they are equal.
 * The order of members does not matter.
 */
export function firstDifference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${shown(a)} is not ${shown(b)}`;
  }
  if (Array.isArray(a) !== Array.isArray(b)) return `${path}: one of the two is a list`;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return `${path}.${key}: only the first has it`;
    const found = firstDifference(left[key], right[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  const more = Object.keys(right).find((key) => !Object.hasOwn(left, key));
  return more === undefined ? undefined : `${path}.${more}: only the second has it`;
}
