/**
 * The kernel: a deterministic simulation of tables, events and timers. It knows no game.
 *
 * @example
 * ```ts
 * import * as kernel from '@astrarium/core';
 *
 * const schema = kernel.defineSchema({
 *   tables: { trees: kernel.table({ apples: kernel.integer(), ripe: kernel.timer }) },
 * });
 * const orchard = kernel.defineSimulation({
 *   name: 'orchard',
 *   version: 1,
 *   schema,
 *   commands: {},
 *   systems: {
 *     'trees.ripe'(_, tree) {
 *       tree.apples += 1;
 *       tree.ripe.in(100);
 *     },
 *   },
 *   genesis: ({ trees }) => void trees.insert({ ripe: 100 }),
 * });
 * const { snapshot } = orchard.advance(orchard.genesis({ seed: 1 }), { ticks: 1000 });
 * console.log(orchard.read(snapshot).trees.get(1).apples, orchard.hash(snapshot));
 * ```
 *
 * @module @astrarium/core
 */
// Shapes: the description of a value, once.
export {
  type Account,
  account,
  type AnyShape,
  crossing,
  type Defaulted,
  type Fields,
  flag,
  type Gauge,
  gauge,
  id,
  integer,
  link,
  list,
  many,
  number,
  object,
  oneOf,
  optional,
  orNull,
  owner,
  perWord,
  record,
  Shape,
  text,
  type Timer,
  timer,
  union,
  type ValueOf,
  type Values,
} from './kernel/shape/shape.js';

// A schema of tables and events, and the rules that are bound to it.
export {
  defineSchema,
  type DraftOf,
  type ReadRowOf,
  type RowOf,
  type RuleSchema,
  single,
  table,
  values,
  type WorldOf,
} from './kernel/rows/ruleSchema.js';
export type {
  Caller,
  CommandRule,
  MadeWith,
  RowList,
  SettingIn,
  TableShape,
  ViewRule,
} from './kernel/rows/draftRow.js';
export {
  defineSimulation,
  type Result,
  type RuleSimulation,
} from './kernel/rows/ruleSimulation.js';
export { type Refused, refused } from './kernel/outcome.js';

// Tables by field number: the older form, and the fast path.
export { defineFieldSimulation } from './kernel/engine/defineFieldSimulation.js';
export {
  type FieldDraftRow,
  type FieldDraftRows,
  type FieldRows,
  fieldRows,
  type FieldWorldRow,
  type FieldWorldRows,
} from './kernel/rows/fieldRows.js';
export {
  collectionName,
  defineFieldSchema,
  defineTable,
  type Field,
  type FieldSpec,
  json,
  type Json,
  type LinkSpec,
  type RowId,
  type Schema,
  type Seeded,
  type TableDefinition,
  word,
} from './kernel/schema.js';

// A simulation: the definition of a game, and what can be done with its snapshots.
// An author names `Simulation`; declarations of a simulation without annotation name the others.
export type { Simulation, SnapshotOf, TypedSimulation } from './kernel/engine/simulation.js';
export type { Definition, Every, System } from './kernel/engine/definition.js';
export type { Snapshot } from './kernel/engine/snapshot.js';
export type { Bounds } from './kernel/engine/advance.js';
export type { Walk } from './kernel/engine/walk.js';
export { TICK_MAX } from './kernel/agenda/agenda.js';

// Commands and events.
export { type Command, done, type Outcome, type Refusal, refuse } from './kernel/outcome.js';
export { ReadArgs } from './kernel/readArgs.js';
export type { EventMember } from './kernel/eventCatalogue.js';
export type { Audience, Event, EventList } from './kernel/events.js';

// Worlds: what views read, and the drafts that commands and systems write.
export type {
  DocumentDraft,
  DraftOf as FieldDraftOf,
  SettingOf,
  TableDraft,
  TableReader,
  WorldOf as FieldWorldOf,
} from './kernel/world.js';

// Chance: numbers that follow from the seed and a key.
export type { Chance } from './kernel/chance.js';
export { reportMistakes } from './kernel/mistakes.js';
export { below, derivedKey, roll, type SecretKey } from './kernel/roll.js';

// Arithmetic that gives the same bits on every machine.
export {
  ceilDiv,
  floorDiv,
  imul,
  INT_MAX,
  isInt,
  max,
  min,
  mulDiv,
  round,
  sqrtCeil,
  sqrtFloor,
  trunc,
} from './kernel/int.js';

// Plain JSON values and texts.
export { sortedInSteps } from './kernel/sortedInSteps.js';
export { byCodeUnits, canonicalJson, isPlain } from './kernel/codec/canonical.js';
export { characterCount } from './kernel/shape/characterCount.js';
export { hashText } from './kernel/storage/hash.js';
export { at, invariant } from './kernel/invariant.js';
export { RuleError } from './kernel/ruleError.js';
