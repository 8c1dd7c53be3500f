import { defineSimulation as defineFieldSimulation } from '../engine/defineSimulation.js';
import type { DeclaredCommands, Definition, Reducer } from '../engine/definition.js';
import type { DeclaredTypes, ReducerTypes, TypedSimulation } from '../engine/simulation.js';
import type { ArgSpecs } from '../argSpecs.js';
import type { EventCatalogue } from '../eventCatalogue.js';
import type { PlainObject } from '../outcome.js';
import {
  defineSchema as defineFieldSchema,
  type Json,
  type Schema,
  type Seeded,
  type TableDefinition,
  type WithLinks,
} from '../schema.js';
import type { BackendOf } from '../storage/backend.js';
import type { Fields } from '../shape/shape.js';
import { type Audiences, defineRuleSchema, readySchema, type RuleSchema } from './ruleSchema.js';
import { type RuleDefinition, type RuleSimulation, ruleSimulation } from './ruleSimulation.js';
import type {
  DraftIn,
  DraftRow,
  EventNames,
  EventShapes,
  Names,
  SettingIn,
  Tables,
  WorldIn,
  WorldRow,
} from './draftRow.js';

/** The draft of a schema: `type Draft = DraftOf<typeof schema>`. */
export type DraftOf<S> = S extends RuleSchema<infer T, infer E, infer G> ? DraftIn<T, E, G> : never;

/** The world of a schema for reading; a draft can be given for it. */
export type WorldOf<S> = S extends RuleSchema<infer T, infer _E, infer G> ? WorldIn<T, G> : never;

/** A row of a draft: `type Seat = RowOf<typeof schema, 'seats'>`. */
export type RowOf<S, N> =
  S extends RuleSchema<infer T, infer _E, infer _G>
    ? N extends keyof T
      ? DraftRow<T, N>
      : never
    : never;

/** A row for reading; a row of a draft can be given for it. */
export type ReadRowOf<S, N> =
  S extends RuleSchema<infer T, infer _E, infer _G>
    ? N extends keyof T
      ? WorldRow<T, N>
      : never
    : never;

/**
 * Checks a schema as a whole: each link names a list of its own table, each list has exactly one
 * link, each name is free. This is the older form, of fields by number.
 *
 * @throws Error naming the table and the field that break a rule.
 */
export function defineSchema<
  const T extends Readonly<Record<string, TableDefinition>>,
  const Documents extends Readonly<Record<string, Json<unknown>>>,
  const Events extends EventCatalogue,
  Setting extends Seeded,
>(
  schema: Schema<T, Documents, Events, Setting> & { readonly tables: WithLinks<T> },
): Schema<T, Documents, Events, Setting>;
/**
 * Declares what a simulation keeps and tells. Fields, arguments, answers, events and the setting
 * are described by shapes; fields name other tables by their names. Rules are bound to the schema:
 * `schema.command`, `schema.view`.
 *
 * @throws Error naming the table and the field that break a rule.
 *
 * @example
 * ```ts
 * const schema = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
 * ```
 */
export function defineSchema<
  const T extends Tables,
  const E extends EventShapes = {},
  const G extends Fields = {},
>(spec: {
  readonly tables: T & Names<T>;
  /** The members of each event: at most six, which are numbers, flags, words, ids, accounts. */
  readonly events?: E & EventNames<T, E>;
  /** What a world is made with, beside the seed. */
  readonly setting?: G;
  /** Who gets each event; the engine keeps and checks it, a service asks for it. */
  readonly audience?: Audiences<T, E, WorldIn<T, SettingIn<G>>>;
}): RuleSchema<T, E, SettingIn<G>>;
export function defineSchema(spec: object): object {
  return 'documents' in spec
    ? defineFieldSchema(spec as never)
    : (defineRuleSchema as (spec: object) => object)(spec);
}

/**
 * Makes a simulation of a definition in the older form, of fields by number. Commands are either
 * reducers, which check their arguments themselves, or declare their arguments.
 *
 * @param backendOf how versions of the tables are kept; the answers do not depend on it
 * @throws Error when a timer has no system, or more than one.
 */
export function defineSimulation<
  S extends Schema,
  const Args extends Readonly<Record<string, ArgSpecs>>,
  Answers extends Readonly<Record<string, PlainObject>>,
>(
  definition: Definition<S, DeclaredCommands<S, Args, Answers>>,
  backendOf?: BackendOf,
): TypedSimulation<S, DeclaredTypes<Args, Answers>>;
export function defineSimulation<
  S extends Schema,
  Answers extends Readonly<Record<string, PlainObject>>,
>(
  definition: Definition<S, { readonly [Name in keyof Answers]: Reducer<S, Answers[Name]> }>,
  backendOf?: BackendOf,
): TypedSimulation<S, ReducerTypes<Answers>>;
/**
 * Makes a simulation of a schema and the rules that are bound to it.
 *
 * @throws Error naming a timer or a crossing without system, and whatever is no rule
 *
 * @example
 * ```ts
 * const schema = defineSchema({ tables: { boxes: table({ apples: integer() }) } });
 * const put = schema.command({
 *   args: { box: id('boxes'), apples: integer({ min: 1, max: 100 }) },
 *   run({ boxes }, { box, apples }) {
 *     boxes.get(box).apples += apples;
 *   },
 * });
 * const game = defineSimulation({
 *   name: 'boxes',
 *   version: 1,
 *   schema,
 *   commands: { put },
 *   genesis: ({ boxes }) => void boxes.insert({}),
 * });
 * const start = game.genesis({ seed: 1 });
 * const command = { id: '', account: 0, type: 'put', args: { box: 1, apples: 5 } } as const;
 * const { snapshot } = game.execute(start, command);
 * console.log(game.read(snapshot).boxes.get(1).apples);
 * ```
 */
export function defineSimulation<
  const T extends Tables,
  const E extends EventShapes,
  G,
  const C extends Readonly<Record<string, { readonly run: Function }>>,
  const V extends Readonly<Record<string, { readonly read: Function }>> = {},
>(definition: RuleDefinition<T, E, G, C, V>): RuleSimulation<T, E, G, C, V>;
export function defineSimulation(
  definition: { readonly schema: object },
  backendOf?: BackendOf,
): object {
  const ready = readySchema(definition.schema);
  return ready === undefined
    ? (defineFieldSimulation as (...args: unknown[]) => object)(definition, backendOf)
    : ruleSimulation(definition as never, ready);
}
