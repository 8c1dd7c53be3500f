import { advance, type Bounds } from './advance.js';
import type { BackendOf } from '../storage/backend.js';
import { isPlain } from '../codec/canonical.js';
import { decodeSnapshot } from '../codec/decodeSnapshot.js';
import type { AnyDefinition, Definition, Reducer } from './definition.js';
import { changedRows, differences } from '../storage/difference.js';
import { encodeSnapshot, takeSteps } from '../codec/encodeSnapshot.js';
import { blankSnapshot, comparable, type Engine, engineOf, ownParts } from './engine.js';
import { type Run, transition } from './engine.js';
import { earlier, nextEvery } from './every.js';
import type { EventList } from '../events.js';
import { execute } from './execute.js';
import { isInt } from '../int.js';
import { checkName, invariant, isPromise } from '../invariant.js';
import { journalBackend } from '../storage/journal/journalBackend.js';
import type { Command, PlainObject } from '../outcome.js';
import { rootHash, tableHashes } from '../storage/rootHash.js';
import type { Schema, Seeded } from '../schema.js';
import type { TypedSimulation } from './simulation.js';
import { originOf, Snapshot } from './snapshot.js';
import { walkFrom } from './walk.js';

/**
 * Makes a simulation of a definition by field number, whose commands are reducers: they check their
 * arguments themselves. `defineSimulation` makes one of rules that are bound to a schema.
 *
 * @param backendOf how versions of the tables are kept; the answers do not depend on it
 * @throws Error when a timer has no system, or more than one.
 *
 * @example
 * ```ts
 * const counter = defineFieldSimulation({
 *   name: 'counter',
 *   version: 1,
 *   schema,
 *   genesis: (draft) => void draft.counters.insert(),
 *   commands: {
 *     add(draft, { args }) {
 *       draft.counters.add(1, counters.fields.value, Number(args['amount']));
 *       return done({ value: draft.counters.get(1, counters.fields.value) });
 *     },
 *   },
 *   systems: [],
 * });
 * const start = counter.genesis({ seed: 1 });
 * const { snapshot, outcome } = counter.execute(start, {
 *   id: 'first',
 *   account: 0,
 *   type: 'add',
 *   args: { amount: 5 },
 * });
 * ```
 */
export function defineFieldSimulation<
  S extends Schema,
  Answers extends Readonly<Record<string, PlainObject>>,
>(
  definition: Definition<S, { readonly [Name in keyof Answers]: Reducer<S, Answers[Name]> }>,
  backendOf?: BackendOf,
): TypedSimulation<S, Answers>;
export function defineFieldSimulation(
  given: Definition<Schema, Readonly<Record<string, unknown>>>,
  backendOf: BackendOf = journalBackend,
): object {
  const definition = definitionOf(given);
  return simulationOf(engineOf(definition, backendOf));
}

/** A frozen copy of a definition, with a reducer for each command. */
function definitionOf(given: Definition<Schema, Readonly<Record<string, unknown>>>): AnyDefinition {
  const { name, version, schema, genesis, systems, every = [] } = given;
  const needs = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`the definition of ${name} needs ${what}`);
  };
  needs(isInt(version), 'an integer version');
  needs(isPlain(schema), 'a schema');
  needs(typeof genesis === 'function', 'a genesis function');
  needs(isPlain(given.commands), 'commands');
  needs(Array.isArray(systems), 'a list of systems');
  needs(Array.isArray(every), 'a list under every');
  for (const [type, command] of Object.entries(given.commands)) {
    checkName('a command', type);
    if (typeof command !== 'function') throw new Error(`command ${type} must be a function`);
  }
  return Object.freeze({
    name,
    version,
    schema,
    genesis,
    commands: Object.freeze({ ...given.commands }),
    systems: Object.freeze(systems.map((system) => Object.freeze({ ...system }))),
    every: Object.freeze(every.map((each) => Object.freeze({ ...each }))),
  }) as unknown as AnyDefinition;
}

function simulationOf(engine: Engine): object {
  const { backend, definition, layouts, names } = engine;
  return Object.freeze({
    definition,
    genesis(setting: Seeded): Snapshot {
      const blank = blankSnapshot(engine, 0, setting);
      const run: Run = (opened) => {
        opened.makesWorld('genesis');
        if (isPromise(definition.genesis(opened.draft)))
          throw new Error('genesis returned a promise');
        return true;
      };
      return transition(engine, blank, run, true);
    },
    execute(from: Snapshot, command: Command) {
      const { snapshot, outcome } = execute(engine, from, command);
      return { snapshot, outcome, events: engine.events.end() };
    },
    tick(from: Snapshot) {
      const snapshot = advance(engine, from, { ticks: 1 });
      return { snapshot, events: engine.events.end() };
    },
    advance(from: Snapshot, bounds: Bounds) {
      const snapshot = advance(engine, from, bounds);
      return { snapshot, events: engine.events.end(), ticks: snapshot.now - from.now };
    },
    walk: (from: Snapshot, onEvents?: (events: EventList) => void) =>
      walkFrom(engine, from, onEvents),
    probe<R>(snapshot: Snapshot, f: (snapshot: Snapshot) => R): R {
      const { version } = ownParts(engine, snapshot);
      invariant(!engine.running, 'a probe was started inside a transition');
      try {
        return f(snapshot);
      } finally {
        backend.rollback(version, backend.open(version, snapshot.now), snapshot.now);
      }
    },
    nextDue(snapshot: Snapshot): number {
      const { living, version } = ownParts(engine, snapshot);
      invariant(!engine.running, 'a snapshot was asked inside a transition');
      const { now } = snapshot;
      return earlier(backend.nextDue(version, now), nextEvery(engine.every, now, living));
    },
    withSetting(snapshot: Snapshot, setting: Seeded): Snapshot {
      const { documents, draws, living, version } = ownParts(engine, snapshot);
      const origin = originOf(engine.family, setting);
      const { seed, key } = snapshot.setting;
      invariant(origin.setting.seed === seed, 'a world keeps its seed');
      invariant(`${origin.setting.key}` === `${key}`, 'a world keeps its key');
      return new Snapshot(snapshot.now, origin, version, documents, living, draws);
    },
    read(snapshot: Snapshot): object {
      const parts = ownParts(engine, snapshot);
      return (parts.world ??= engine.worldOf(parts, snapshot.now));
    },
    hash: (snapshot: Snapshot) => rootHash(own(snapshot)),
    tableHashes: (snapshot: Snapshot) => tableHashes(own(snapshot), names),
    diff: (a: Snapshot, b: Snapshot) =>
      differences(backend, layouts, names, comparable(engine, a), comparable(engine, b)),
    changes: (a: Snapshot, b: Snapshot) =>
      changedRows(backend, layouts, names, comparable(engine, a), comparable(engine, b)),
    encode: (snapshot: Snapshot) => takeSteps(encodeSnapshot(engine, own(snapshot))),
    encodeInSteps: (snapshot: Snapshot) => encodeSnapshot(engine, own(snapshot)),
    decode: (bytes: Uint8Array) => decodeSnapshot(engine, bytes),
  });

  function own(snapshot: Snapshot): Snapshot {
    ownParts(engine, snapshot);
    return snapshot;
  }
}
