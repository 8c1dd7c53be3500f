import { invariant } from './invariant.js';
import type { TimerKind } from './storage/layout.js';
import type { Command, Outcome } from './outcome.js';
import type { Schema } from './schema.js';
import type { DraftOf } from './world.js';

/** Carries out one type of command: a column of refusals, then the change. */
export type Reducer<S> = (draft: DraftOf<S>, command: Command) => Outcome;

/** Called for each row whose timer is due; the timer is clear when it is called. */
export interface System<S> {
  readonly name: string;
  readonly table: string;
  readonly timer: string;
  run(draft: DraftOf<S>, id: number): void;
}

/** A game, as the kernel sees it. The order of systems is part of the rules. */
export interface Definition<S extends Schema> {
  readonly name: string;
  /** Changes whenever the same inputs may give another hash. */
  readonly version: number;
  readonly schema: S;
  readonly commands: Readonly<Record<string, Reducer<S>>>;
  readonly systems: readonly System<S>[];
  /** Fills the world at tick 0. */
  readonly genesis: (draft: DraftOf<S>) => void;
}

/**
 * The timers of a definition in the order of their systems.
 *
 * @throws Error when a timer has no system, or more than one.
 */
export function kindsOf<S extends Schema>(
  schema: Schema,
  systems: readonly System<S>[],
): readonly TimerKind[] {
  const tables = Object.keys(schema.tables);
  for (const [name, { specs }] of Object.entries(schema.tables)) {
    for (const [field, { kind }] of Object.entries(specs)) {
      if (kind !== 'timer') continue;
      const owners = systems.filter(({ table, timer }) => table === name && timer === field);
      invariant(owners.length === 1, `timer ${name}.${field} has ${owners.length} systems, not 1`);
    }
  }
  return systems.map(({ table, timer, name }) => {
    const definition = schema.tables[table];
    invariant(
      definition?.specs[timer]?.kind === 'timer',
      `${name} names no timer: ${table}.${timer}`,
    );
    const due = definition.fields[timer] as number;
    return { table: tables.indexOf(table), due, filed: due + 1 };
  });
}
