import { defineFieldSchema, defineFieldSimulation, defineTable, done } from '@astrarium/core';
import { type FieldSpec, gauge, json, link, list, type Schema } from '@astrarium/core';
import { type Simulation, type TableDraft, timer, word } from '@astrarium/core';
import { defineMigration } from '@astrarium/core/migrations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Step } from '../src/games/game.js';
import { migrationLaw } from '../src/laws/kernel/migrationLaw.js';
import { runs } from './tier.js';

type Kind = 'word' | 'gauge' | 'timer' | 'link';
interface FieldShape {
  readonly kind: Kind;
  /** The table of the parent row of a link. */
  readonly to: string;
}
interface Shape {
  readonly tables: Readonly<Record<string, Readonly<Record<string, FieldShape>>>>;
  readonly documents: readonly string[];
}
type Draw = fc.GeneratorValue;

const MAKERS = { word, gauge, timer };
const pick = <T>(g: Draw, all: readonly T[]): T => all[g(fc.nat, all.length - 1)] as T;
const flip = (g: Draw): boolean => g(fc.boolean);

function randomField(g: Draw, tables: readonly string[]): FieldShape {
  return { kind: pick(g, ['word', 'gauge', 'timer', 'link']), to: pick(g, tables) };
}

function randomShape(g: Draw): Shape {
  const names = ['a', 'b', 'c'].slice(0, 1 + g(fc.nat, 2));
  const fields = () =>
    ['f', 'g', 'h', 'i'].slice(0, g(fc.nat, 4)).map((field) => [field, randomField(g, names)]);
  const tables = names.map((name) => [name, Object.fromEntries(fields())]);
  return {
    tables: Object.fromEntries(tables),
    documents: flip(g) ? ['notes', 'memos'] : ['notes'],
  };
}

/** The next version of a shape: tables and fields come, go, and change their kinds and order. */
function nextShape(g: Draw, { documents, tables }: Shape): Shape {
  const shuffled = <T>(all: readonly T[]): T[] =>
    g(fc.shuffledSubarray<T>, [...all], { minLength: all.length });
  const all = Object.keys(tables);
  const stay = all.filter((_, at) => at === 0 || g(fc.nat, 3) > 0);
  const names = flip(g) ? [...stay, 'd'] : stay;
  const next = names.map((name): [string, Record<string, FieldShape>] => {
    const fields = Object.entries(tables[name] ?? {}).flatMap(([field, shape]) => {
      const change = g(fc.nat, 5);
      if (change === 0 || (shape.kind === 'link' && !names.includes(shape.to))) return [];
      return [[field, change === 1 ? randomField(g, names) : shape] as const];
    });
    if (flip(g)) fields.push(['z', randomField(g, names)]);
    return [name, Object.fromEntries(shuffled(fields))];
  });
  return {
    tables: Object.fromEntries(shuffled(next)),
    documents: [...(flip(g) ? documents : documents.slice(0, 1)), ...(flip(g) ? ['more'] : [])],
  };
}

function schemaOf({ documents, tables }: Shape): Schema {
  const specs = new Map<string, Record<string, FieldSpec>>();
  for (const name of Object.keys(tables)) specs.set(name, {});
  for (const [name, fields] of Object.entries(tables)) {
    for (const [field, { kind, to }] of Object.entries(fields)) {
      const members = `${name}_${field}`;
      (specs.get(name) ?? {})[field] = kind === 'link' ? link(to, members) : MAKERS[kind];
    }
  }
  for (const [name, fields] of Object.entries(tables)) {
    for (const [field, { kind, to }] of Object.entries(fields)) {
      if (kind === 'link') (specs.get(to) ?? {})[`${name}_${field}`] = list(name);
    }
  }
  const defined = [...specs].map(([name, each]) => [name, defineTable(name, each)]);
  return defineFieldSchema({
    tables: Object.fromEntries(defined),
    documents: Object.fromEntries(documents.map((name) => [name, json<object>()])),
    events: {},
    setting: json<{ seed: number }>(),
  }) as Schema;
}

interface Args {
  readonly table: string;
  readonly field: string;
  readonly row: number;
  readonly value: number;
  readonly removes: boolean;
}

/** A simulation of a shape whose one command writes anything anywhere. */
function simulationOf(shape: Shape, version: number): Simulation<Schema> {
  const schema = schemaOf(shape);
  const timers = Object.entries(shape.tables).flatMap(([table, fields]) =>
    Object.entries(fields).flatMap(([field, { kind }]) =>
      kind === 'timer' ? [{ table, field }] : [],
    ),
  );
  const put = (draft: Record<string, unknown>, args: Args): void => {
    const { field, removes, row, table, value } = args;
    const rows = draft[table] as TableDraft<string>;
    const shapeOf = shape.tables[table]?.[field];
    const offset = schema.tables[table]?.fields[field] as never;
    if (row > rows.count) return void rows.insert();
    if (!rows.has(row) || shapeOf === undefined) return;
    const isParent = Object.entries(schema.tables[table]?.specs ?? {}).some(
      ([name, { kind }]) =>
        kind === 'list' && !rows.isEmpty(row, schema.tables[table]?.fields[name] as never),
    );
    if (removes && !isParent) return rows.remove(row);
    if (shapeOf.kind === 'word') return rows.set(row, offset, value);
    if (shapeOf.kind === 'timer') {
      return rows.schedule(row, offset, (draft['now'] as number) + 1 + (value % 300));
    }
    if (shapeOf.kind === 'gauge') {
      rows.setRate(row, offset, (value % 9) - 4);
      return rows.setLevel(row, offset, value);
    }
    const parents = draft[shapeOf.to] as TableDraft<string>;
    const parent = 1 + (value % 5);
    if (parents.has(parent)) rows.join(row, offset, parent);
    else rows.leave(row, offset);
  };
  return defineFieldSimulation({
    name: 'random',
    version,
    schema,
    genesis: () => undefined,
    commands: {
      put(draft: object, { args }: { args: unknown }) {
        put(draft as Record<string, unknown>, args as Args);
        return done();
      },
      note(draft: object, { args }: { args: unknown }) {
        const { row, value } = args as Args;
        const name = shape.documents[value % shape.documents.length] ?? '';
        const notes = (
          draft as Record<
            string,
            { insert(of: object): number; remove(id: number): void; get(id: number): unknown }
          >
        )[name];
        if (value % 3 === 0 && notes?.get(row) !== undefined) notes.remove(row);
        else notes?.insert({ value });
        return done();
      },
    },
    systems: timers.map(({ field, table }) => ({
      name: `${table}.${field}`,
      table,
      timer: field,
      run(draft: object, id: number) {
        const world = draft as Record<string, TableDraft<string>> & { now: number };
        if (id % 2 === 0) return;
        world[table]?.schedule(
          id,
          schema.tables[table]?.fields[field] as never,
          world.now + 7 + id,
        );
      },
    })),
  } as never) as unknown as Simulation<Schema>;
}

const VALUES = {
  word: (_row: object, id: number) => id * 3,
  gauge: (_row: object, id: number) => ({ level: id, rate: -1 }),
  timer: 0,
  link: 0,
} as const;

/** What a migration between two shapes must say, and what it computes anew. */
function specOf(from: Shape, to: Shape) {
  const tables: Record<string, { fields: Record<string, unknown>; drops: string[] }> = {};
  for (const [name, fields] of Object.entries(to.tables)) {
    const old = from.tables[name];
    if (old === undefined) continue;
    const isCarried = (field: string): boolean => {
      const [a, b] = [old[field], fields[field]];
      return a !== undefined && a.kind === b?.kind && (a.kind !== 'link' || a.to === b.to);
    };
    const anew = Object.keys(fields).filter((field) => !isCarried(field));
    tables[name] = {
      fields: Object.fromEntries(
        anew.map((field) => [field, VALUES[fields[field]?.kind ?? 'word']]),
      ),
      drops: Object.keys(old).filter((field) => fields[field] === undefined),
    };
  }
  const gone = (a: readonly string[], b: readonly string[]) =>
    a.filter((each) => !b.includes(each));
  const drops = [
    ...gone(Object.keys(from.tables), Object.keys(to.tables)),
    ...gone(from.documents, to.documents),
  ];
  return { tables, drops };
}

function randomSteps(g: Draw, { tables }: Shape): Step[] {
  return Array.from({ length: 30 }, (): Step => {
    if (g(fc.nat, 5) === 0) return { kind: 'advance', ticks: g(fc.nat, 200) };
    const table = pick(g, Object.keys(tables));
    const args = {
      table,
      field: pick(g, ['f', 'g', 'h', 'i']),
      row: 1 + g(fc.nat, 8),
      value: g(fc.nat, 10_000),
      removes: g(fc.nat, 7) === 0,
    };
    const type = g(fc.nat, 6) === 0 ? 'note' : 'put';
    return { kind: 'command', command: { id: '', account: 0, type, args } };
  });
}

/** Two versions of a random schema, with what a migration between them must say. */
function randomVersions(g: Draw) {
  const shape = randomShape(g);
  const next = nextShape(g, shape);
  const spec = { name: 'random', from: simulationOf(shape, 1), to: simulationOf(next, 2) };
  return { shape, spec: { ...spec, ...specOf(shape, next) } };
}

describe('migrations between random versions of random schemas', () => {
  test('lose nothing, are pure, and verify in a log', () => {
    let rows = 0;
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const { shape, spec } = randomVersions(g);
        const steps = randomSteps(g, shape);
        const game = { setting: { seed: 1 }, steps };
        migrationLaw(defineMigration(spec as never) as never, game as never);
        rows += steps.length;
      }),
      runs(20, 5000),
    );
    expect(rows).toBeGreaterThan(0);
  });

  test('are found when they change the world, or are not pure', () => {
    const [sample] = fc.sample(fc.gen(), { numRuns: 1 });
    if (sample === undefined) throw new Error('There is no sample.');
    const migration = defineMigration(randomVersions(sample).spec as never);
    const later: typeof migration.migrate = (snapshot) =>
      migration.simulation.tick(migration.migrate(snapshot)).snapshot;
    let calls = 0;
    const impure: typeof migration.migrate = (snapshot) =>
      (calls += 1) === 1 ? migration.migrate(snapshot) : later(snapshot);
    const game = { setting: { seed: 1 }, steps: [] };
    const law = (migrate: typeof later) => () =>
      migrationLaw({ ...migration, migrate } as never, game as never);
    expect(law(migration.migrate)).not.toThrow();
    expect(law(later)).toThrow(/the tick/);
    expect(law(impure)).toThrow(/the same world migrated twice/);
  });

  test('are refused when anything is left out', () => {
    let parts = 0;
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const { spec } = randomVersions(g);
        const refuses = (change: object): void => {
          parts += 1;
          const define = () => defineMigration({ ...spec, ...change } as never);
          expect(define).toThrow(/is neither carried over nor dropped|has no value/);
        };
        const without = (all: readonly string[], one: string) => all.filter((each) => each !== one);
        for (const each of spec.drops) refuses({ drops: without(spec.drops, each) });
        for (const [name, { drops, fields }] of Object.entries(spec.tables)) {
          const change = (table: object) => refuses({ tables: { ...spec.tables, [name]: table } });
          for (const each of drops) change({ fields, drops: without(drops, each) });
          for (const each of Object.keys(fields)) {
            change({ fields: { ...fields, [each]: undefined }, drops });
          }
        }
      }),
      runs(40, 5000),
    );
    expect(parts).toBeGreaterThan(100);
  });
});
