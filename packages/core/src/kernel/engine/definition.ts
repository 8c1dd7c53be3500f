import { invariant } from '../invariant.js';
import type { TimerKind } from '../storage/layout.js';
import type { Command, Outcome, PlainObject } from '../outcome.js';
import {
  type FieldSpecs,
  isTimed,
  type RowId,
  type Schema,
  type TableDefinition,
} from '../schema.js';
import type { DraftOf, TablesOf } from '../world.js';

/** Carries out one type of command: its refusals, then the change. It checks its arguments. */
export type Reducer<S, Answer = PlainObject> = (
  draft: DraftOf<S>,
  command: Command,
) => Outcome<Answer>;

type TimerOf<Specs extends FieldSpecs> = {
  [Field in keyof Specs]: 'timer' extends Specs[Field]['kind']
    ? Field
    : 'crossing' extends Specs[Field]['kind']
      ? Field
      : never;
}[keyof Specs] &
  string;

type SystemOf<S, Table extends TableDefinition> = Table['name'] extends infer Name extends string
  ? {
      readonly name: string;
      readonly table: Name;
      readonly timer: TimerOf<Table['specs']>;
      run(draft: DraftOf<S>, id: RowId<Name>): void;
    }
  : never;

/**
 * What runs when a timer of a table is due: called for each such row, whose timer is then clear. It
 * names a crossing as a timer. A union over the tables of the schema.
 */
export type System<S> = {
  readonly [T in keyof TablesOf<S>]: TablesOf<S>[T] extends infer Table extends TableDefinition
    ? SystemOf<S, Table>
    : never;
}[keyof TablesOf<S>];

/** What runs every so many ticks. */
export interface Every<S> {
  readonly name: string;
  /** It runs in the ticks that this divides, an integer from 1, but not in tick 0. */
  readonly ticks: number;
  /** It does not run while this table has no living row. */
  readonly table?: keyof TablesOf<S> & string;
  /** The earliest timer that it may set is due in the next tick. */
  run(draft: DraftOf<S>): void;
}

/** A game, as the kernel sees it. The order of systems is part of the rules. */
export interface Definition<S extends Schema, Commands = Readonly<Record<string, Reducer<S>>>> {
  readonly name: string;
  /** Changes whenever the same inputs may give another hash. */
  readonly version: number;
  readonly schema: S;
  readonly commands: Commands;
  readonly systems: readonly System<S>[];
  /** What runs after all systems of a tick, in this order. */
  readonly every?: readonly Every<S>[];
  /** Fills the world at tick 0. */
  readonly genesis: (draft: DraftOf<S>) => void;
}

/** A system of any schema. */
export interface AnySystem {
  readonly name: string;
  readonly table: string;
  readonly timer: string;
  run(draft: object, id: number): unknown;
}

/** What runs every so many ticks, in any schema. */
export interface AnyEvery {
  readonly name: string;
  readonly ticks: number;
  readonly table?: string;
  run(draft: object): unknown;
}

/** A definition of any schema, as the kernel runs it. */
export interface AnyDefinition {
  readonly name: string;
  readonly version: number;
  readonly schema: Schema;
  readonly commands: Readonly<Record<string, (draft: object, command: Command) => unknown>>;
  readonly systems: readonly AnySystem[];
  readonly every: readonly AnyEvery[];
  readonly genesis: (draft: object) => unknown;
}

/**
 * The timers of a definition in the order of their systems.
 *
 * @throws Error when a timer has no system, or more than one, or a system names no timer.
 */
export function kindsOf(schema: Schema, systems: readonly AnySystem[]): readonly TimerKind[] {
  const tables = Object.keys(schema.tables);
  for (const [name, { specs }] of Object.entries(schema.tables)) {
    for (const [field, { kind }] of Object.entries(specs)) {
      if (!isTimed(kind)) continue;
      const owners = systems.filter(({ table, timer }) => table === name && timer === field);
      if (owners.length === 1) continue;
      throw new Error(
        owners.length === 0
          ? `${kind} ${name}.${field} needs a system: { name: '${field}', table: '${name}', ` +
              `timer: '${field}', run(draft, row) { … } }`
          : `${kind} ${name}.${field} has ${owners.length} systems, not 1: ` +
              owners.map((one) => one.name).join(', '),
      );
    }
  }
  return systems.map(({ table, timer, name }) => {
    const definition = schema.tables[table];
    invariant(
      definition !== undefined && isTimed(definition.specs[timer]?.kind),
      `system ${name} names no timer: ${table}.${timer}`,
    );
    const due = definition.fields[timer] as number;
    const isCrossing = definition.specs[timer]?.kind === 'crossing';
    return { table: tables.indexOf(table), due, filed: due + 1, isCrossing };
  });
}
