/**
 * The kernel: a deterministic simulation of tables, documents and timers. It knows no game.
 *
 * @example
 * ```ts
 * import * as kernel from '@astrarium/core';
 *
 * const trees = kernel.defineTable('trees', { apples: kernel.word, ripe: kernel.timer });
 * const orchard = kernel.defineSimulation({
 *   name: 'orchard',
 *   version: 1,
 *   schema: kernel.defineSchema({
 *     tables: { trees },
 *     documents: {},
 *     events: {},
 *     setting: kernel.json<{ seed: number }>(),
 *   }),
 *   genesis: (draft) => void draft.trees.insert(),
 *   commands: {},
 *   systems: [{ name: 'ripen', table: 'trees', timer: 'ripe', run: () => {} }],
 * });
 * const start = orchard.genesis({ seed: 1 });
 * console.log(orchard.hash(orchard.advance(start, { ticks: 1000 }).snapshot));
 * ```
 *
 * @module @astrarium/core
 */
// A schema: tables of flat integer rows, documents, events.
export {
  defineSchema,
  defineTable,
  type Field,
  type FieldSpec,
  gauge,
  json,
  link,
  type LinkSpec,
  list,
  type RowId,
  type Schema,
  type Seeded,
  type Shape,
  type TableDefinition,
  timer,
  word,
} from './kernel/schema.js';

// A simulation: the definition of a game, and what can be done with its snapshots.
export { defineSimulation } from './kernel/engine/defineSimulation.js';
// An author names `Simulation`; declarations of a simulation without annotation name the others.
export type {
  DeclaredTypes,
  ReducerTypes,
  Simulation,
  SnapshotOf,
  TypedSimulation,
} from './kernel/engine/simulation.js';
export type { Definition, System } from './kernel/engine/definition.js';
export type { Snapshot } from './kernel/engine/snapshot.js';
export type { Bounds } from './kernel/engine/advance.js';
export type { Walk } from './kernel/engine/walk.js';
export { TICK_MAX } from './kernel/agenda/agenda.js';

// Commands and events.
export { type Command, done, type Outcome, type Refusal, refuse } from './kernel/outcome.js';
export { ReadArgs } from './kernel/readArgs.js';
export type { EventMember } from './kernel/eventCatalogue.js';
export type { Event, EventList } from './kernel/events.js';

// Worlds: what views read, and the drafts that commands and systems write.
export type {
  DocumentDraft,
  DraftOf,
  SettingOf,
  TableDraft,
  TableReader,
  WorldOf,
} from './kernel/world.js';

// Chance: numbers that follow from the seed and a key.
export { below, derivedKey, roll, type SecretKey } from './kernel/roll.js';

// Arithmetic that gives the same bits on every machine.
export {
  ceilDiv,
  floorDiv,
  floorMod,
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
export { byCodeUnits, canonicalJson, isPlain } from './kernel/codec/canonical.js';
export { hashText } from './kernel/storage/hash.js';
export { invariant } from './kernel/invariant.js';
