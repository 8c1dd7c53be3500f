import type { Field, Schema, TableDefinition, TableReader } from '@astrarium/core/kernel';
import type { OracleState } from './oracleState.js';

type Word = Field<string, 'word'>;
type Gauge = Field<string, 'gauge'>;
type Timer = Field<string, 'timer'>;
type Link = Field<string, 'link'>;
type List = Field<string, 'list'>;

/** The reader of one table over plain objects; it visits every row for every answer. */
export function oracleReader(
  schema: Schema,
  { name, key }: TableDefinition,
  state: OracleState,
): TableReader<string> {
  const { tables } = state;
  const table = tables[name] as OracleState['tables'][string];
  const idsOf = (other: string): number[] =>
    Object.keys(tables[other]?.living ?? {})
      .map(Number)
      .sort((a, b) => a - b);
  const wordOf = (other: string, id: number, offset: number): number =>
    tables[other]?.living[id]?.words[offset] ?? 0;

  const members = (id: number, list: List): number[] => {
    if (table.living[id] === undefined) return [];
    const found: number[] = [];
    for (const { name: other, specs, fields } of Object.values(schema.tables)) {
      for (const [field, { to }] of Object.entries(specs)) {
        if (to?.table !== name || schema.tables[name]?.fields[to.list] !== list) continue;
        found.push(...idsOf(other).filter((row) => wordOf(other, row, fields[field] ?? 0) === id));
      }
    }
    return found;
  };

  return {
    get count() {
      return table.count;
    },
    has: (id) => table.living[id] !== undefined,
    get: (id, field: Word) => wordOf(name, id, field),
    level: (id, field: Gauge) => table.living[id]?.gauges[field]?.level ?? 0,
    rate: (id, field: Gauge) => table.living[id]?.gauges[field]?.rate ?? 0,
    due: (id, field: Timer) => wordOf(name, id, field),
    parent: (id, field: Link) => wordOf(name, id, field),
    members,
    isEmpty: (id, field: List) => members(id, field).length === 0,
    find: (value) => idsOf(name).find((id) => wordOf(name, id, key) === value) ?? 0,
    ids: () => idsOf(name),
  };
}
