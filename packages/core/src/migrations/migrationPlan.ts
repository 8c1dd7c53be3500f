import { canonicalJson, isPlain } from '../kernel/codec/canonical.js';
import {
  collectionName,
  type FieldKind,
  type FieldSpec,
  isTimed,
  type Schema,
  type TableDefinition,
} from '../kernel/schema.js';
import type { GaugeValue } from './migrationSpec.js';

/** The value of a field, or a function that computes it. */
export type AnyValue =
  | number
  | GaugeValue
  | ((row: object, id: number, old: object) => number | GaugeValue);

/** How one field of the new schema gets its value. */
export interface FieldPlan {
  readonly name: string;
  readonly kind: FieldKind;
  readonly offset: number;
  /** The offset of the old field that is carried over; 0 when there is none. */
  readonly carried: number;
  readonly value: AnyValue | undefined;
}

/** How one table of the new schema gets its rows; without `old` it starts empty. */
export interface TablePlan {
  readonly old: TableDefinition | undefined;
  readonly fields: readonly FieldPlan[];
  /** Whether its key is another one than before. */
  readonly isKeyNew: boolean;
}

/** A spec of any schemas, as it is checked. */
export interface AnySpec {
  readonly name: string;
  readonly tables?: Readonly<
    Record<
      string,
      {
        readonly fields?: Readonly<Record<string, AnyValue>>;
        readonly drops?: readonly string[];
      }
    >
  >;
  readonly documents?: Readonly<
    Record<string, (document: unknown, id: number, old: object) => unknown>
  >;
  readonly drops?: readonly string[];
}

/**
 * What happens to each table, in the order of the new schema.
 *
 * @throws Error naming what is neither carried over nor dropped, has no value, or does not exist
 */
export function migrationPlan(spec: AnySpec, from: Schema, to: Schema): readonly TablePlan[] {
  const { documents = {}, drops = [], name, tables = {} } = spec;
  const fail = (why: string): never => {
    throw new Error(`the migration ${JSON.stringify(name)} is incomplete: ${why}`);
  };
  for (const kind of ['tables', 'documents'] as const) {
    const one = kind === 'tables' ? 'table' : 'collection';
    for (const each of Object.keys(from[kind])) {
      const isKept = Object.hasOwn(to[kind], each);
      // A table that goes takes its values with it; where only they go, they have their own name.
      const isPart = kind === 'documents' && Object.hasOwn(to.tables, each);
      const named = isPart ? collectionName(from, each) : each;
      if (isKept && drops.includes(named)) fail(`the ${one} ${named} is dropped, but still exists`);
      if (!isKept && !drops.includes(named)) {
        fail(`the ${one} ${named} is neither carried over nor dropped`);
      }
    }
    for (const each of Object.keys(kind === 'tables' ? tables : documents)) {
      const isInBoth = Object.hasOwn(from[kind], each) && Object.hasOwn(to[kind], each);
      if (isInBoth || (kind === 'documents' && gainsValues(from, to, each))) continue;
      fail(`there is no ${one} ${each} in both versions`);
    }
  }
  for (const each of Object.keys(to.documents)) {
    if (gainsValues(from, to, each) && !Object.hasOwn(documents, each)) {
      fail(`the rows of the table ${each} have no values yet, and documents.${each} gives none`);
    }
  }
  const collections = Object.keys(from.documents).map((each) => collectionName(from, each));
  const droppable = [...Object.keys(from.tables), ...Object.keys(from.documents), ...collections];
  for (const each of drops) {
    if (!droppable.includes(each)) fail(`there is no table or collection ${each} to drop`);
  }
  for (const [each, convert] of Object.entries(documents)) {
    if (typeof convert !== 'function') fail(`the change of ${each} is not a function`);
  }
  return Object.entries(to.tables).map(([table, definition]) => {
    const old = Object.hasOwn(from.tables, table) ? from.tables[table] : undefined;
    if (old === undefined) return { old, fields: [], isKeyNew: false };
    const fields = fieldPlans(old, definition, tables[table] ?? {}, fail);
    return { old, fields, isKeyNew: keyName(old) !== keyName(definition) };
  });
}

/** Whether the rows of a table, which had no values, have values in the new version. */
export function gainsValues(from: Schema, to: Schema, name: string): boolean {
  const isTable = Object.hasOwn(from.tables, name) && Object.hasOwn(to.tables, name);
  return isTable && Object.hasOwn(to.documents, name) && !Object.hasOwn(from.documents, name);
}

type Change = NonNullable<AnySpec['tables']>[string];

function fieldPlans(
  old: TableDefinition,
  next: TableDefinition,
  { drops = [], fields: given = {} }: Change,
  fail: (why: string) => never,
): FieldPlan[] {
  const place = (field: string): string => `${field} of the table ${next.name}`;
  const hasOld = (field: string): boolean => isValued(old.specs, field);
  const hasNew = (field: string): boolean => isValued(next.specs, field);
  const isCarried = (field: string): boolean =>
    hasOld(field) && hasNew(field) && isSame(old.specs[field], next.specs[field]);
  const isGiven = (field: string): boolean =>
    Object.hasOwn(given, field) && given[field] !== undefined;
  for (const field of Object.keys(given)) {
    if (!hasNew(field)) fail(`there is no field ${place(field)} to give a value to`);
    if (isGiven(field))
      checkValue(given[field], next.specs[field], () =>
        fail(`the value of the field ${place(field)} is wrong`),
      );
  }
  for (const field of drops) {
    if (!hasOld(field)) fail(`there is no field ${place(field)} to drop`);
    if (isCarried(field) && !isGiven(field)) {
      fail(`the field ${place(field)} is dropped, but still exists`);
    }
  }
  for (const field of Object.keys(old.specs)) {
    if (!hasOld(field) || drops.includes(field) || (hasNew(field) && isGiven(field))) continue;
    if (!isCarried(field)) fail(`the field ${place(field)} is neither carried over nor dropped`);
  }
  return Object.entries(next.specs).flatMap(([name, { kind }]): FieldPlan[] => {
    if (!hasNew(name)) return [];
    const value = isGiven(name) ? given[name] : undefined;
    const carried = isCarried(name) && value === undefined ? (old.fields[name] as number) : 0;
    if (value === undefined && carried === 0) fail(`the new field ${place(name)} has no value`);
    return [{ name, kind, offset: next.fields[name] as number, carried, value }];
  });
}

/** Whether a table has this field, and it is no list. */
function isValued(specs: TableDefinition['specs'], field: string): boolean {
  return Object.hasOwn(specs, field) && specs[field]?.kind !== 'list';
}

function isSame(a: FieldSpec | undefined, b: FieldSpec | undefined): boolean {
  // A timer may become a crossing: their words mean the same.
  const isSameKind = a?.kind === b?.kind || (isTimed(a?.kind) && isTimed(b?.kind));
  return isSameKind && canonicalJson(a?.to ?? null) === canonicalJson(b?.to ?? null);
}

function checkValue(value: unknown, spec: FieldSpec | undefined, fail: () => never): void {
  if (typeof value === 'function') return;
  if (spec?.kind === 'gauge' ? !isPlain(value) : typeof value !== 'number') fail();
}

function keyName({ fields, key }: TableDefinition): string {
  return Object.keys(fields).find((name) => key !== 0 && fields[name] === key) ?? '';
}
