import { defineFieldSimulation } from '../kernel/engine/defineFieldSimulation.js';
import type { System } from '../kernel/engine/definition.js';
import { isTimed, type Schema } from '../kernel/schema.js';
import type { Simulation } from '../kernel/engine/simulation.js';

/** What must be kept of a version to read its worlds. */
export interface PastVersion<S extends Schema> {
  readonly name: string;
  readonly version: number;
  readonly schema: S;
}

/** A simulation that reads, compares and decodes worlds, but has no rules. */
export type RulelessSimulation<S extends Schema> = Simulation<S> & { readonly hasRules: false };

/**
 * An older version of a simulation of which only the schema was kept. Its worlds can be read and
 * migrated. Its logs cannot be replayed: every step throws an error.
 */
export function pastVersion<S extends Schema>({
  name,
  schema,
  version,
}: PastVersion<S>): RulelessSimulation<S> {
  const fail = (): never => {
    throw new Error(`the rules of ${name} version ${version} are not there: only its tables are`);
  };
  const systems = Object.entries(schema.tables).flatMap(([table, { specs }]) =>
    Object.entries(specs).flatMap(([timer, { kind }]) =>
      isTimed(kind) ? [{ name: `${table}.${timer}`, table, timer, run: fail }] : [],
    ),
  );
  const simulation = defineFieldSimulation({
    name,
    version,
    schema: schema as Schema,
    commands: {},
    systems: systems as unknown as System<Schema>[],
    genesis: fail,
  }) as unknown as Simulation<S>;
  const walk: Simulation<S>['walk'] = (from) => {
    const still = simulation.walk(from);
    return {
      ...still,
      now: from.now,
      events: 0,
      execute: fail,
      advance: ({ ticks }) => (ticks === 0 ? 0 : fail()),
    };
  };
  return Object.freeze({
    ...simulation,
    hasRules: false as const,
    genesis: fail,
    execute: fail,
    tick: fail,
    advance: fail,
    walk,
  });
}
