import {
  type Field,
  type Schema,
  type TableDefinition,
  type TableDraft,
  type TableReader,
  TICK_MAX,
} from '@astrarium/core';
import { setOracleCrossings } from './oracleCrossings.js';
import { checkedInteger, type OracleRow, type OracleState } from './oracleState.js';

/** The earliest tick at which a timer may be scheduled. */
export interface OracleClock {
  dueMin: number;
}

type Word = Field<string, 'word'>;
type Gauge = Field<string, 'gauge'>;
type Timer = Field<string, 'timer'>;
type Link = Field<string, 'link'>;
type List = Field<string, 'list'>;

/**
 * The draft of one table over plain objects. Writing to a missing row, or joining one, throws.
 */
export function oracleTable(
  schema: Schema,
  definition: TableDefinition,
  state: OracleState,
  clock: OracleClock,
): TableDraft<string> {
  const { name, specs, fields, key, unique } = definition;
  const table = state.tables[name] as OracleState['tables'][string];
  const reader = oracleReader(schema, definition, state);
  const rowAt = (id: number): OracleRow => {
    const row = table.living[id];
    if (row === undefined) throw new Error(`${name} has no row ${id} to write to`);
    return row;
  };
  const setWord = (id: number, offset: number, value: number): void => {
    rowAt(id).words[offset] = checkedInteger(value, `${name} ${id} word ${offset}`);
  };
  const gaugeAt = (id: number, offset: number): { level: number; rate: number } =>
    rowAt(id).gauges[offset] as { level: number; rate: number };
  const nameOf = (offset: number): string =>
    Object.keys(specs).find((field) => fields[field] === offset) ?? '';
  const parentTable = (link: number): string =>
    Object.entries(specs).find(([field]) => fields[field] === link)?.[1].to?.table ?? '';

  const members = Object.keys(specs)
    .filter((field) => unique.some((one) => one.includes(field)))
    .map((field) => fields[field] as number);
  const insertMembers = (values: readonly number[]): number => {
    const valueOf = (field: string): number =>
      checkedInteger(values[members.indexOf(fields[field] as number)] as number, field);
    for (const [at, fieldNames] of unique.entries()) {
      if (reader.findBy(at, fieldNames.map(valueOf)) === 0) continue;
      throw new Error(`${name} has a row with the same ${fieldNames.join(', ')}`);
    }
    for (const [field, { to }] of Object.entries(specs)) {
      if (to === undefined || !members.includes(fields[field] as number)) continue;
      const parent = valueOf(field);
      if (parent !== 0 && state.tables[to.table]?.living[parent] === undefined) {
        throw new Error(`${name} cannot join ${to.table} ${parent}, which is not there`);
      }
    }
    table.count += 1;
    table.living[table.count] = blankRow(definition);
    for (const [at, member] of members.entries()) {
      setWord(table.count, member, values[at] as number);
    }
    return table.count;
  };

  const draft: Omit<TableDraft<string>, keyof typeof reader> = {
    insert(given = 0) {
      if (members.length > 0) return insertMembers(given as readonly number[]);
      const value = given as number;
      const fits = key === 0 ? value === 0 : value > 0 && reader.find(value) === 0;
      if (!fits) throw new Error(`${name} wants a key of its own, not ${value}`);
      table.count += 1;
      table.living[table.count] = blankRow(definition);
      if (key !== 0) setWord(table.count, key, value);
      return table.count;
    },
    remove(id) {
      rowAt(id);
      if (key !== 0) throw new Error(`rows of ${name} have a key and are never removed`);
      for (const [field, { kind }] of Object.entries(specs)) {
        if (kind !== 'list' || reader.isEmpty(id, fields[field] as List)) continue;
        throw new Error(`${name} ${id} still has ${field}`);
      }
      delete table.living[id];
    },
    set(id, field: Word, value) {
      if (members.includes(field)) throw new Error(`${name} ${id} keeps its keys`);
      if (field === key) throw new Error(`the key of ${name} is set once`);
      setWord(id, field, value);
      setOracleCrossings(schema, state, name, id, ({ bound }) => nameOf(field) === bound);
    },
    add(id, field: Word, delta) {
      draft.set(id, field, reader.get(id, field) + delta);
    },
    setLevel(id, field: Gauge, value) {
      gaugeAt(id, field).level = checkedInteger(value, `${name} ${id} gauge ${field}`);
      setOracleCrossings(schema, state, name, id, ({ gauge }) => nameOf(field) === gauge);
    },
    setRate(id, field: Gauge, rate) {
      gaugeAt(id, field).rate = checkedInteger(rate, `${name} ${id} gauge ${field}`);
      setOracleCrossings(schema, state, name, id, ({ gauge }) => nameOf(field) === gauge);
    },
    schedule(id, field: Timer, due) {
      if (specs[nameOf(field)]?.kind !== 'timer') throw new Error(`${name}.${field} is no timer`);
      if (reader.due(id, field) === due) return;
      if (due < clock.dueMin) throw new Error(`${name} ${id} is due at ${due}, too early`);
      if (due > state.now + TICK_MAX) throw new Error(`${name} ${id} is due too late, at ${due}`);
      setWord(id, field, due);
    },
    cancel(id, field: Timer) {
      if (specs[nameOf(field)]?.kind !== 'timer') throw new Error(`${name}.${field} is no timer`);
      setWord(id, field, 0);
    },
    join(id, field: Link, parent) {
      if (members.includes(field)) throw new Error(`${name} ${id} keeps its keys`);
      const to = parentTable(field);
      if (state.tables[to]?.living[parent] === undefined) {
        throw new Error(`${name} ${id} cannot join ${to} ${parent}, which is not there`);
      }
      setWord(id, field, parent);
    },
    leave(id, field: Link) {
      if (members.includes(field)) throw new Error(`${name} ${id} keeps its keys`);
      setWord(id, field, 0);
    },
  };
  return Object.defineProperties(draft, Object.getOwnPropertyDescriptors(reader)) as never;
}

function blankRow({ specs, fields }: TableDefinition): OracleRow {
  const row: OracleRow = { words: {}, gauges: {} };
  for (const [field, { kind }] of Object.entries(specs)) {
    const offset = fields[field] as number;
    if (kind === 'gauge') row.gauges[offset] = { level: 0, rate: 0 };
    else if (kind !== 'list') row.words[offset] = 0;
  }
  return row;
}

/** The reader of one table over plain objects; it visits every row for every answer. */
function oracleReader(
  schema: Schema,
  { name, key, unique, fields: offsets }: TableDefinition,
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
        for (const row of idsOf(other)) {
          if (wordOf(other, row, fields[field] ?? 0) === id) found.push(row);
        }
      }
    }
    return found;
  };

  return {
    get count() {
      return table.count;
    },
    get size() {
      return idsOf(name).length;
    },
    has: (id) => table.living[id] !== undefined,
    get: (id, field: Word) => wordOf(name, id, field),
    level: (id, field: Gauge) => table.living[id]?.gauges[field]?.level ?? 0,
    rate: (id, field: Gauge) => table.living[id]?.gauges[field]?.rate ?? 0,
    due: (id, field: Field<string, 'timer' | 'crossing'>) => wordOf(name, id, field),
    parent: (id, field: Link) => wordOf(name, id, field),
    members,
    *membersInSteps(ids, field: List) {
      const found = ids.flatMap((id) => members(id, field)).sort((a, b) => a - b);
      yield found.length;
      return found;
    },
    lengthUpTo: (id, field: List, max) => Math.min(members(id, field).length, max),
    isEmpty: (id, field: List) => members(id, field).length === 0,
    find: (value) => idsOf(name).find((id) => wordOf(name, id, key) === value) ?? 0,
    findBy(at, values) {
      const fieldNames = unique[at];
      if (fieldNames?.length !== values.length) throw new Error(`${name} has no such key`);
      const isKey = (id: number): boolean =>
        fieldNames.every((field, part) => wordOf(name, id, offsets[field] ?? 0) === values[part]);
      return idsOf(name).find(isKey) ?? 0;
    },
    next: (id) => (idsOf(name).find((one) => one > id) ?? 0) as never,
    ids: () => idsOf(name),
  };
}
