import type { FieldSpec, Schema, TableDefinition } from '../kernel/schema.js';
import { collectionName } from '../kernel/schema.js';
import type { Snapshot } from '../kernel/engine/snapshot.js';
import type { AnyFields, RuleChanges, RuleWorlds } from './ruleMigration.js';

/** The version before, under the names of the next one. */
export interface RenamedVersion {
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
export function renamedVersion(
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
