import type { PlainObject } from '../kernel/outcome.js';
import type { AnyShape, Fields } from '../kernel/shape/shape.js';
import type { Schema, Seeded } from '../kernel/schema.js';
import type { Snapshot } from '../kernel/engine/snapshot.js';
import type { Simulation } from '../kernel/engine/simulation.js';
import type { Fault } from '../kernel/shape/reader.js';
import type { GaugeValue } from './migrationSpec.js';
import { migrationOf } from './defineMigration.js';
import { renamedVersion } from './renamedVersion.js';

type Members = Readonly<Record<string, unknown>>;

/** A row before the migration: its words, and gauges as level and rate. */
type OldFields = Readonly<Record<string, number | GaugeValue>>;

/** What becomes of the worlds of a version, as far as it does not follow from the two schemas. */
export interface RuleChanges {
  readonly tables?: {
    readonly [table: string]: {
      /** The values of new fields, and of those that change; of a word its position from 0. */
      readonly fields?: Readonly<
        Record<string, number | GaugeValue | ((row: OldFields, id: number) => number | GaugeValue)>
      >;
      /** The fields with another name: from the old one to the new one. */
      readonly renames?: Readonly<Record<string, string>>;
      /** The fields that are given up. */
      readonly drops?: readonly string[];
    };
  };
  /** By table: the new value of what a row keeps beside itself. */
  readonly values?: Readonly<Record<string, (value: Members, id: number) => Members>>;
  /** The tables with another name, which keep their rows: from the old name to the new one. */
  readonly renames?: Readonly<Record<string, string>>;
  /** The tables that are given up. */
  readonly drops?: readonly string[];
  /** The new setting; by default the former one, and defaults for new members. */
  readonly setting?: (old: Members) => Members;
}

/** A simulation of rules that are bound to a schema, as far as its worlds are concerned. */
export interface RuleWorlds {
  readonly schema: {
    readonly tables: Readonly<Record<string, { readonly one: boolean; readonly shapes: Fields }>>;
  };
  readonly byField: object;
  genesis(setting: never): Snapshot;
  check(snapshot: never): readonly Fault[];
}

/** How worlds of one version of a game of rows become worlds of the next one. */
export interface RuleMigration {
  settingOf(old: PlainObject): PlainObject;
  /**
   * The new world of an old one, at the same tick.
   *
   * @throws Error naming the table, the row and the field whose new value is wrong
   */
  migrate(old: Snapshot, setting: PlainObject): Snapshot;
}

/**
 * How worlds of one version of a game become worlds of the next one, or of changed rules of the
 * same version. New fields and members of the setting that have a default, new tables, and all that
 * stays need no words: only what is given up, or gets another value, is named.
 *
 * @throws Error naming the table and the field that the changes forget
 */
export function ruleMigration(
  name: string,
  from: RuleWorlds,
  to: RuleWorlds,
  changes: RuleChanges = {},
): RuleMigration {
  const past = renamedVersion(name, from, to, changes);
  const [old, next] = [past.byField, to.byField as unknown as AnyFields];
  const both = Object.entries(to.schema.tables).filter(([table]) =>
    [old, next].every(({ definition }) => Object.hasOwn(definition.schema.tables, table)),
  );
  const tables = both.map(([table, { shapes }]) => {
    const { drops = [], fields = {} } = changes.tables?.[table] ?? {};
    const added = Object.keys(next.definition.schema.tables[table]?.specs ?? {}).filter(
      (field) => !Object.hasOwn(old.definition.schema.tables[table]?.specs ?? {}, field),
    );
    const zeros = added.map((field) => [field, zeroOf(shapes[field])] as const);
    return [table, { fields: { ...Object.fromEntries(zeros), ...fields }, drops }] as const;
  });
  const documents = Object.keys(next.definition.schema.documents).flatMap((table) => {
    const shapes = to.schema.tables[table]?.shapes ?? {};
    const known = past.tables[table]?.shapes;
    if (known === undefined) return [];
    const change = changes.values?.[table] ?? ((value: Members) => value);
    const isBeside = besideIn(next, table);
    const added = Object.entries(shapes).filter(
      ([field]) => isBeside(field) && !Object.hasOwn(known, field),
    );
    const isRenamed = changes.tables?.[table]?.renames !== undefined;
    const isNew = !Object.hasOwn(old.definition.schema.documents, table);
    if (added.length === 0 && !isNew && changes.values?.[table] === undefined && !isRenamed)
      return [];
    const empty = Object.fromEntries(
      added.flatMap(([field, shape]) => {
        const value = emptyOf(shape);
        return value === undefined ? [] : [[field, value]];
      }),
    );
    const convert = (value: unknown, id: number): Members => ({
      ...empty,
      ...change(past.valuesOf(table, (value ?? {}) as Members), id),
    });
    return [[table, convert] as const];
  });
  const singles = Object.entries(to.schema.tables).filter(
    ([table, { one }]) => one && !(table in past.tables),
  );
  const migration = migrationOf<Schema, Schema>({
    name,
    from: old as never,
    to: next as never,
    tables: Object.fromEntries(tables) as never,
    documents: Object.fromEntries(documents) as never,
    drops: (changes.drops ?? []) as never,
    fill: (draft) => {
      const rows = draft as unknown as Readonly<Record<string, { insert(): number }>>;
      for (const [table] of singles) rows[table]?.insert();
    },
  });
  return {
    settingOf: (given) =>
      to.genesis((changes.setting?.(given) ?? given) as never).setting as unknown as PlainObject,
    migrate(snapshot, setting) {
      const made = migration.migrate(snapshot as never, setting as never);
      const [fault] = to.check(made as never);
      if (fault === undefined) return made;
      throw new Error(`${name} leaves a wrong world: ${fault.message}`);
    },
  };
}

/** The part of a simulation by field number that says what it stores. */
export type AnyFields = Pick<Simulation<Schema>, 'definition'> & { readonly setting?: Seeded };

/** A test for the fields of a table that rows keep beside themselves. */
function besideIn({ definition: { schema } }: AnyFields, table: string) {
  const words = Object.keys(schema.tables[table]?.specs ?? {});
  return (field: string): boolean =>
    !words.some((word) => word === field || word.startsWith(`${field}.`));
}

/** The value of a new field that nobody gives: a gauge at rest, or 0. */
function zeroOf(shape: AnyShape | undefined): number | GaugeValue {
  return shape?.description.type === 'gauge' ? { level: 0, rate: 0 } : 0;
}

/** The value of a new member beside a row that nobody gives; undefined where there is none. */
function emptyOf({ description }: AnyShape): unknown {
  switch (description.type) {
    case 'text':
      return description.default ?? '';
    case 'many':
      return [];
    case 'record':
      return {};
    case 'integer':
      return description.default ?? 0;
    case 'account':
    case 'id':
      return 0;
    case 'flag':
      return false;
    case 'oneOf':
      return description.words[0];
    case 'perWord':
      return Object.fromEntries(description.words.map((word) => [word, emptyOf(description.item)]));
    default:
      return undefined;
  }
}
