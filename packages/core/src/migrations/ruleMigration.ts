import { shown } from '../kernel/invariant.js';
import type { PlainObject } from '../kernel/outcome.js';
import { choicesOf } from '../kernel/rows/tablePlan.js';
import type { AnyShape, Fields } from '../kernel/shape/shape.js';
import { collectionName, type FieldSpec } from '../kernel/schema.js';
import type { Schema, Seeded, TableDefinition } from '../kernel/schema.js';
import type { Snapshot } from '../kernel/engine/snapshot.js';
import type { Simulation } from '../kernel/engine/simulation.js';
import type { Fault } from '../kernel/shape/reader.js';
import type { GaugeValue } from './migrationSpec.js';
import { migrationOf } from './defineMigration.js';

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
    const words = Object.keys(next.definition.schema.tables[table]?.specs ?? {}).flatMap(
      (field) => {
        const isKept = ![...added, ...Object.keys(fields), ...drops].includes(field);
        const known = choicesIn(past.tables[table]?.shapes ?? {}, field);
        const choices = choicesIn(shapes, field);
        const numbers = isKept ? renumbered(known, choices, `${table}.${field}`, name) : undefined;
        if (numbers === undefined) return [];
        return [[field, (row: OldFields) => numbers[row[field] as number] as number] as const];
      },
    );
    const given = { ...Object.fromEntries([...zeros, ...words]), ...fields };
    return [table, { fields: given, drops }] as const;
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
type AnyFields = Pick<Simulation<Schema>, 'definition'> & { readonly setting?: Seeded };

/** A test for the fields of a table that rows keep beside themselves. */
function besideIn({ definition: { schema } }: AnyFields, table: string) {
  const words = Object.keys(schema.tables[table]?.specs ?? {});
  return (field: string): boolean =>
    !words.some((word) => word === field || word.startsWith(`${field}.`));
}

/** The words that the numbers of a field of a row stand for; undefined for other fields. */
function choicesIn(shapes: Fields, field: string): readonly unknown[] | undefined {
  const [name = '', word] = field.split('.');
  const shape = shapes[name];
  if (shape === undefined) return undefined;
  const { description } = shape;
  return choicesOf(word !== undefined && 'item' in description ? description.item : shape);
}

/**
 * The new numbers of the words of a field, by the former ones; undefined when they stay.
 *
 * @throws Error when a word is gone, or the field had no words
 */
function renumbered(
  known: readonly unknown[] | undefined,
  choices: readonly unknown[] | undefined,
  place: string,
  name: string,
): readonly number[] | undefined {
  if (known === undefined && choices === undefined) return undefined;
  const [table, ...field] = place.split('.');
  const advice = `give tables.${table}.fields['${field.join('.')}'] a value`;
  const fail = (why: string): never => {
    throw new Error(`the migration ${JSON.stringify(name)} is incomplete: ${why}: ${advice}`);
  };
  if (known === undefined) return fail(`${place} had numbers and has words`);
  if (choices === undefined) return fail(`${place} had words and has numbers`);
  const numbers = known.map((choice) => {
    const number = choices.indexOf(choice);
    return number >= 0 ? number : fail(`${place} has no word ${shown(choice)} any more`);
  });
  return numbers.every((number, at) => number === at) ? undefined : numbers;
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

/** The version before, under the names of the next one. */
interface RenamedVersion {
  readonly tables: RuleWorlds['schema']['tables'];
  readonly byField: AnyFields;
  /** The values beside a row, with the new names of their members. */
  valuesOf(table: string, values: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

type Names = Readonly<Record<string, string>>;

/**
 * The version before, with its tables and fields under the names that the changes give them: from
 * there on, a renamed table is one that exists in both versions.
 *
 * @throws Error when a name is missing in its version, or names two of them
 */
function renamedVersion(
  name: string,
  from: RuleWorlds,
  to: RuleWorlds,
  { renames = {}, tables: changed = {} }: RuleChanges,
): RenamedVersion {
  const past = from.byField as unknown as Past;
  const { schema } = past.definition;
  const next = (to.byField as unknown as Past).definition.schema;
  const check = (names: Names, old: object, fresh: object, what: string, where: string): void => {
    for (const [was, is] of Object.entries(names)) {
      const fail = (why: string): never => {
        throw new Error(`the migration ${JSON.stringify(name)} is incomplete: ${why}`);
      };
      if (!Object.hasOwn(old, was)) fail(`there is no ${what} ${was}${where} to rename`);
      if (!Object.hasOwn(fresh, is)) fail(`there is no ${what} ${is}${where} to rename ${was} to`);
      const others = Object.keys(old).filter((one) => newName(names, one) === is);
      if (others.length > 1) fail(`${others.join(' and ')}${where} would both be ${is}`);
    }
  };
  check(renames, from.schema.tables, to.schema.tables, 'table', '');
  const tableOf = (table: string): string => newName(renames, table);
  const fieldsOf = (table: string): Names => changed[tableOf(table)]?.renames ?? {};
  const tables = mapped(from.schema.tables, tableOf, (one, table) => {
    const [names, is] = [fieldsOf(table), tableOf(table)];
    check(names, one.shapes, to.schema.tables[is]?.shapes ?? {}, 'field', ` of the table ${is}`);
    return { ...one, shapes: mapped(one.shapes, (field) => newName(names, field)) };
  });
  const wordOf = (table: string, word: string): string => {
    // The words of a field with several have its name before a dot.
    const [field = '', ...more] = word.split('.');
    return [newName(fieldsOf(table), field), ...more].join('.');
  };
  const definitions = mapped(schema.tables, tableOf, (one: TableDefinition, table) => {
    const specOf = (spec: FieldSpec, word: string): FieldSpec => {
      if (spec.to === undefined) return spec;
      const link = next.tables[tableOf(table)]?.specs[wordOf(table, word)]?.to;
      const parent = tableOf(spec.to.table);
      // The list of its parent is named after this table.
      return { ...spec, to: link?.table === parent ? link : { ...spec.to, table: parent } };
    };
    const rename = (word: string): string => wordOf(table, word);
    const specs = mapped(one.specs, rename, specOf);
    return { ...one, name: tableOf(table), specs, fields: mapped(one.fields, rename) };
  });
  const documents = mapped(schema.documents, tableOf);
  const renamed = { ...schema, tables: definitions, documents } as Schema;
  return {
    tables,
    byField: {
      ...past,
      definition: { ...past.definition, schema: renamed },
      read(snapshot: Snapshot) {
        const world = past.read(snapshot);
        const collections = Object.keys(schema.documents).map((one) => [
          collectionName(renamed, tableOf(one)),
          world[collectionName(schema, one)],
        ]);
        const rows = Object.keys(schema.tables).map((one) => [tableOf(one), world[one]]);
        return Object.fromEntries([...rows, ...collections]);
      },
    } as unknown as AnyFields,
    valuesOf(table, values) {
      return mapped(values, (member) => newName(changed[table]?.renames ?? {}, member));
    },
  };
}

/** A simulation by field number, as far as names matter. */
type Past = AnyFields & {
  read(snapshot: Snapshot): Readonly<Record<string, unknown>>;
};

const newName = (names: Names, name: string): string =>
  Object.hasOwn(names, name) ? (names[name] as string) : name;

/** An object with other names, and with other values where `make` makes them. */
function mapped<Value>(
  from: Readonly<Record<string, Value>>,
  rename: (name: string) => string,
  make: (value: Value, name: string) => Value = (value) => value,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(from).map(([name, value]) => [rename(name), make(value, name)]),
  );
}
