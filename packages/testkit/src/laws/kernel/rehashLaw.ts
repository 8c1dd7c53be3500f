import {
  collectionName,
  type Definition,
  type DocumentDraft,
  type FieldDraftOf,
  type Schema,
  type SettingOf,
  type TableDraft,
  TICK_MAX,
  timer,
} from '@astrarium/core';
import { dump, type Dump, type DumpedGauge, type DumpedTable } from '../../dump/dump.js';
import { playGame, type StateOf } from '../../games/game.js';
import { type Define, type Law, lawDefine, lawEqual, lawPlace } from '../law.js';

/**
 * The incremental hash equals the hash of the same world built from bytes and from a dump, so that
 * it depends on the world and not on its history. The future of both is equal too.
 */
export const rehashLaw: Law = (simulation, game, define = lawDefine) => {
  const { definition } = simulation;
  playGame(simulation, game, (snapshot, index) => {
    const place = lawPlace(game, index);
    const hash = simulation.hash(snapshot);
    lawEqual(
      `${place}from bytes`,
      simulation.hash(simulation.decode(simulation.encode(snapshot))),
      hash,
    );
    if (index % 8 !== 0) return;
    const world = dump(definition.schema, simulation.read(snapshot));
    if (hasLateCrossing(definition.schema, world)) return;
    const copy = rebuilt(define, definition, world);
    const hashes = copy.simulation.tableHashes(copy.snapshot);
    // A dump has not what was drawn in this tick, of which nothing is left in the next one.
    const { chance, ...tables } = simulation.tableHashes(snapshot);
    lawEqual(`${place}tables from a dump`, hashes, tables);
    if (chance === undefined) {
      lawEqual(`${place}from a dump`, copy.simulation.hash(copy.snapshot), hash);
    }
    const future = simulation.advance(snapshot, { ticks: 500 });
    const other = copy.simulation.advance(copy.snapshot, { ticks: 500 });
    lawEqual(`${place}events of the future`, [...other.events], [...future.events]);
    const later = copy.simulation.hash(other.snapshot);
    lawEqual(`${place}the future`, later, simulation.hash(future.snapshot));
  });
};

/**
 * A world made from nothing but a dump of another one: a genesis that inserts each row, in the
 * order of ids, and joins lists backwards; and then time passes in one step. All that was ever
 * settled, moved, or taken back in the other world's life is gone.
 */
export function rebuilt<S extends Schema>(define: Define, definition: Definition<S>, world: Dump) {
  const { schema } = definition;
  const isPlain = Object.values(schema.tables).every(
    ({ specs, unique }) =>
      unique.length === 0 && Object.values(specs).every(({ kind }) => kind !== 'crossing'),
  );
  const plain = isPlain ? schema : plainSchema(schema);
  const genesis = (draft: FieldDraftOf<S>): void => {
    const faces = draft as unknown as Record<string, TableDraft<string> & DocumentDraft<unknown>>;
    const tables = Object.entries(world.tables);
    for (const [name, rows] of tables) {
      insertRows(faces[name] as TableDraft<string>, plain, name, rows);
    }
    for (const [name, rows] of tables.reverse()) {
      fillRows(faces[name] as TableDraft<string>, plain, name, rows, world.now);
    }
    for (const [name, { count, living }] of Object.entries(world.documents)) {
      const documents = faces[collectionName(schema, name)] as DocumentDraft<unknown>;
      for (let id = 1; id <= count; id += 1) {
        documents.insert(living[id] ?? null);
        if (!Object.hasOwn(living, id)) documents.remove(id);
      }
    }
  };
  // Its rows are those of later ticks: nothing recurs until then.
  const rules = (definition.every ?? []).map((each) => ({
    ...each,
    run(draft: FieldDraftOf<S>) {
      if (draft.now > world.now) each.run(draft);
    },
  }));
  const arrive = {
    ticks: Math.max(1, world.now),
    name: '(gauges that do not lead back)',
    run(draft: FieldDraftOf<S>) {
      if (draft.now !== world.now) return;
      for (const [name, { rows }] of Object.entries(world.tables)) {
        const table = (draft as unknown as Record<string, TableDraft<string>>)[name];
        const { fields } = schema.tables[name] as Schema['tables'][string];
        for (const [id, row] of Object.entries(rows)) {
          for (const [field, value] of Object.entries(row)) {
            if (typeof value !== 'object' || !('level' in value)) continue;
            if (startOf(value, world.now) !== undefined) continue;
            table?.setLevel(Number(id), fields[field] as never, value.level);
            table?.setRate(Number(id), fields[field] as never, value.rate);
          }
        }
      }
    },
  };
  const every = [...rules, arrive];
  const simulation = define({ ...definition, every, genesis });
  const maker = isPlain ? simulation : define({ ...definition, every, schema: plain, genesis });
  const blank = maker.genesis(world.setting as SettingOf<S> & { seed: number });
  const made: StateOf<S> = maker.advance(blank, { ticks: world.now }).snapshot;
  const snapshot: StateOf<S> = isPlain ? made : simulation.decode(maker.encode(made));
  return { simulation, snapshot };
}

/**
 * A schema with the same words, in which every field can be written at any time: a dump says
 * nothing of the keys of rows that were removed, and crossings are set by the engine.
 */
function plainSchema<S extends Schema>(schema: S): S {
  const tables = Object.entries(schema.tables).map(([name, table]) => {
    const fields = Object.entries(table.specs).map(
      ([field, spec]) => [field, spec.kind === 'crossing' ? timer : spec] as const,
    );
    return [name, { ...table, unique: [], specs: Object.fromEntries(fields) }] as const;
  });
  return { ...schema, tables: Object.fromEntries(tables) };
}

function insertRows(
  table: TableDraft<string>,
  schema: Schema,
  name: string,
  { count, rows }: DumpedTable,
): void {
  const { key, fields } = schema.tables[name] as Schema['tables'][string];
  const keyField = Object.keys(fields).find((field) => key !== 0 && fields[field] === key);
  for (let id = 1; id <= count; id += 1) {
    const row = rows[id];
    if (keyField === undefined) table.insert();
    else table.insert(row?.[keyField] as number);
    if (row === undefined) table.remove(id);
  }
}

function fillRows(
  table: TableDraft<string>,
  schema: Schema,
  name: string,
  { rows }: DumpedTable,
  now: number,
): void {
  const { key, fields, specs } = schema.tables[name] as Schema['tables'][string];
  const ids = Object.keys(rows).map(Number).reverse();
  for (const id of ids) {
    for (const [field, { kind }] of Object.entries(specs)) {
      const offset = fields[field] as never;
      const value = rows[id]?.[field];
      if (offset === key || kind === 'list') continue;
      if (typeof value === 'object' && 'level' in value) {
        const start = startOf(value, now);
        if (start === undefined) continue;
        table.setLevel(id, offset, start);
        table.setRate(id, offset, value.rate);
      } else if (typeof value === 'number' && value !== 0) {
        if (kind === 'word') table.set(id, offset, value);
        else if (kind === 'timer') table.schedule(id, offset, value);
        else table.join(id, offset, value);
      }
    }
  }
}

/** Whether a crossing is due after the last tick: a timer, as which it is rebuilt, cannot be. */
function hasLateCrossing({ tables }: Schema, world: Dump): boolean {
  return Object.entries(world.tables).some(([name, { rows }]) => {
    const crossings = Object.entries(tables[name]?.specs ?? {}).filter(
      ([, { kind }]) => kind === 'crossing',
    );
    return Object.values(rows).some((row) =>
      crossings.some(([field]) => (row[field] as number) > TICK_MAX),
    );
  });
}

/** The level at tick 0 of a gauge, if it was in the range of integers from then on. */
function startOf({ level, rate }: DumpedGauge, now: number): number | undefined {
  const start = BigInt(level) - BigInt(rate) * BigInt(now);
  // One that stands at an end of the range may have got there at any time.
  const isEnd = Math.abs(level) === Number.MAX_SAFE_INTEGER && now > 0;
  return isEnd || !Number.isSafeInteger(Number(start)) ? undefined : Number(start);
}
