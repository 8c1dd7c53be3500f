import { TICK_MAX } from './agenda.js';
import type { Backend, BackendOf, Store } from './backend.js';
import { canonicalJson } from './canonical.js';
import { changedRows, type Difference, differences } from './difference.js';
import { decodeSnapshot } from './decodeSnapshot.js';
import { encodeSnapshot } from './encodeSnapshot.js';
import { type Definition, kindsOf } from './definition.js';
import { NO_DOCUMENTS } from './documents.js';
import { type Face, faceOf, type Names, worldOf } from './face.js';
import { type Event, EventBuffer, type EventList } from './events.js';
import { hashText } from './hash.js';
import { invariant } from './invariant.js';
import { journalBackend } from './journalBackend.js';
import { layoutsOf } from './layout.js';
import { type Command, type Outcome, refuse } from './outcome.js';
import type { Schema } from './schema.js';
import { type Origin, partsOf, Snapshot } from './snapshot.js';
import { rootHash, tableHashes } from './rootHash.js';
import { runWaves } from './runWaves.js';
import type { DraftOf, SettingOf, WorldOf } from './world.js';

/** How far `advance` may go. It stops after the first tick in which a bound is met. */
export interface Bounds {
  /** Ticks at most. */
  readonly ticks: number;
  /** Stops after the tick of the first event for which this is true. */
  readonly until?: (event: Event) => boolean;
  /** Stops after the tick in which so many events have happened. */
  readonly maxEvents?: number;
}

/** A game of which worlds can be made, told what to do, moved in time, and compared. */
export type Simulation<S extends Schema> = ReturnType<typeof defineSimulation<S>>;

/**
 * Makes a simulation of a definition. All its functions are pure: they leave their arguments as
 * they were, and the same arguments give the same results on every machine.
 *
 * @param backendOf how versions of the tables are kept; the answers do not depend on it
 * @throws Error when a timer has no system, or more than one.
 */
export function defineSimulation<S extends Schema>(
  definition: Definition<S>,
  backendOf: BackendOf = journalBackend,
) {
  type State = Snapshot<SettingOf<S> & { seed: number }>;
  const { schema, systems, commands } = definition;
  const kinds = kindsOf(schema, systems);
  const layouts = layoutsOf(schema, kinds);
  const names: Names = {
    tables: Object.keys(schema.tables),
    documents: Object.keys(schema.documents),
  };
  const backend: Backend = backendOf(layouts, kinds);
  const events = new EventBuffer(schema.events);
  const faces = new WeakMap<Store, Face>();
  let running = false;

  /** Runs one transition; whatever it throws, its argument stays whole. */
  const transition = (from: Snapshot, run: (face: Face, store: Store) => boolean): Snapshot => {
    invariant(!running, 'a transition was started inside a transition');
    const { version, documents, origin } = partsOf(from);
    running = true;
    try {
      const store = backend.open(version, from.now);
      let face = faces.get(store);
      if (face === undefined) faces.set(store, (face = faceOf(store, layouts, names, events)));
      face.clock.now = from.now;
      face.clock.dueMin = from.now + 1;
      face.begin(origin.setting);
      for (const [index, draft] of face.documents.entries()) {
        draft.begin(documents[index] ?? NO_DOCUMENTS);
      }
      events.begin();
      let keep = false;
      try {
        keep = run(face, store);
        if (!keep) return from;
        const edited = face.documents.map((draft) => draft.commit());
        const same = edited.every((each, index) => each === documents[index]);
        const next = backend.commit(version, store);
        if (next === version && same && face.clock.now === from.now) return from;
        return new Snapshot(face.clock.now, origin, next, same ? documents : edited);
      } catch (error) {
        keep = false;
        throw error;
      } finally {
        if (!keep) backend.rollback(version, store, from.now);
      }
    } finally {
      running = false;
    }
  };

  const advance = (
    from: State,
    bounds: Bounds,
  ): { snapshot: State; events: EventList; ticks: number } => {
    const { ticks, until, maxEvents = Infinity } = bounds;
    const end = from.now + ticks;
    invariant(ticks >= 0 && end <= TICK_MAX && end % 1 === 0, `cannot advance to tick ${end}`);
    const snapshot = transition(from, (face, store) => {
      const { clock } = face;
      const { agenda } = store;
      while (clock.now < end) {
        const due = ticks === 1 ? end : agenda.nextDue();
        clock.now = due === 0 || due > end ? end : due;
        clock.dueMin = clock.now;
        agenda.seek(clock.now);
        const told = events.length;
        runWaves(systems, kinds, face, store);
        if (events.length >= maxEvents) break;
        if (until !== undefined && anyEvent(events, told, until)) break;
      }
      return true;
    }) as State;
    return { snapshot, events: events.end(), ticks: snapshot.now - from.now };
  };

  return {
    definition,

    /** The world at tick 0 of a setting, which is checked to be plain JSON of integers. */
    genesis(setting: SettingOf<S> & { seed: number }): State {
      const origin: Origin = { setting, settingHash: hashText(canonicalJson(setting)) };
      const blank = new Snapshot(
        0,
        origin,
        backend.create(),
        names.documents.map(() => NO_DOCUMENTS),
      );
      return transition(blank, ({ draft }) => {
        definition.genesis(draft as DraftOf<S>);
        return true;
      }) as State;
    },

    /**
     * Carries out a command; no time passes. A refused command gives the very same snapshot, and
     * a type that is not known is refused as `unknown_command`.
     */
    execute(
      from: State,
      command: Command,
    ): { snapshot: State; outcome: Outcome; events: EventList } {
      const reducer = Object.hasOwn(commands, command.type) ? commands[command.type] : undefined;
      let outcome: Outcome = refuse(
        'unknown_command',
        `There is no command ${JSON.stringify(command.type)}.`,
        { commands: Object.keys(commands).join(', ') },
      );
      if (reducer === undefined) events.begin();
      else {
        const snapshot = transition(from, ({ draft }) => {
          outcome = reducer(draft as DraftOf<S>, command);
          if (!outcome.done) events.begin();
          return outcome.done;
        }) as State;
        return { snapshot, outcome, events: events.end() };
      }
      return { snapshot: from, outcome, events: events.end() };
    },

    /** One tick of time: the clock moves by one, and all that is due happens. */
    tick(from: State): { snapshot: State; events: EventList } {
      return advance(from, { ticks: 1 });
    },

    /** As `tick` applied up to `bounds.ticks` times, but empty ticks cost nothing. */
    advance,

    /**
     * Gives `f` the snapshot to try things on, and makes it the cheap one to go on from again:
     * a dry run costs what it touches. The snapshots made in `f` are ordinary ones.
     */
    probe<R>(snapshot: State, f: (snapshot: State) => R): R {
      try {
        return f(snapshot);
      } finally {
        transition(snapshot, () => false);
      }
    },

    /** The tick at which something happens next if nobody does anything; 0 when never. */
    nextDue: (snapshot: State): number => {
      invariant(!running, 'a snapshot was asked inside a transition');
      return backend.nextDue(partsOf(snapshot).version, snapshot.now);
    },

    /** The world of a snapshot, to be read. */
    read(snapshot: State): WorldOf<S> {
      const parts = partsOf(snapshot);
      const { version, documents, origin } = parts;
      parts.world ??= worldOf(
        backend,
        version,
        documents,
        layouts,
        names,
        origin.setting,
        snapshot.now,
      );
      return parts.world as WorldOf<S>;
    },

    /** The hash of all that can influence the snapshot's future: 16 hex digits. */
    hash: (snapshot: State): string => rootHash(snapshot),

    /** The hash of each table and document collection, by name. */
    tableHashes: (snapshot: State): Readonly<Record<string, string>> =>
      tableHashes(snapshot, names),

    /** Each field in which two snapshots differ, in the order of tables, rows and fields. */
    diff: (a: State, b: State): Difference[] => differences(backend, layouts, names, a, b),

    /** The ids of the rows and documents that differ, by table: at the cost of the changes. */
    changes: (a: State, b: State): Readonly<Record<string, number[]>> =>
      changedRows(backend, layouts, names, a, b),

    /** The snapshot as bytes, the same for equal snapshots however they came about. */
    encode: (snapshot: State): Uint8Array =>
      encodeSnapshot(definition, layouts, names, backend, snapshot),

    /**
     * The snapshot of `encode`'s bytes.
     *
     * @throws Error naming what is wrong with bytes that this definition did not write.
     */
    decode: (bytes: Uint8Array): State =>
      decodeSnapshot(definition, layouts, names, backend, bytes, transition) as State,
  };
}

function anyEvent(events: EventBuffer, from: number, holds: (event: Event) => boolean): boolean {
  for (let index = from; index < events.length; index += 1) {
    if (holds(events.at(index))) return true;
  }
  return false;
}
