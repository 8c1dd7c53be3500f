import { advance, type Bounds } from './advance.js';
import type { BackendOf } from './storage/backend.js';
import { canonicalJson } from './codec/canonical.js';
import { decodeSnapshot } from './codec/decodeSnapshot.js';
import type { Definition } from './definition.js';
import { changedRows, type Difference, differences } from './storage/difference.js';
import { NO_DOCUMENTS } from './storage/documents.js';
import { encodeSnapshot } from './codec/encodeSnapshot.js';
import { engineOf, transition } from './engine.js';
import type { EventList } from './events.js';
import { execute } from './execute.js';
import { worldOf } from './face.js';
import { hashText } from './storage/hash.js';
import { invariant } from './invariant.js';
import { journalBackend } from './storage/journalBackend.js';
import type { Command, Outcome } from './outcome.js';
import { rootHash, tableHashes } from './storage/rootHash.js';
import type { Schema, Seeded } from './schema.js';
import { type Origin, partsOf, Snapshot } from './snapshot.js';
import { type Walk, walkFrom } from './walk.js';
import type { DraftOf, EventOf, SettingOf, WorldOf } from './world.js';

/** The snapshots of a schema's worlds. */
export type SnapshotOf<S> = Snapshot<SettingOf<S> & Seeded>;

/**
 * A game of which worlds can be made, told what to do, moved in time, and compared. All its
 * functions are pure: they leave their arguments as they were, and the same arguments give the
 * same results on every machine. A transition inside a transition is a broken invariant. One whose
 * definition differs in nothing but what commands and systems do goes on from the same snapshots.
 */
export interface Simulation<S extends Schema> {
  readonly definition: Definition<S>;

  /** The world at tick 0 of a setting, which must be plain JSON of integers. */
  genesis(setting: SettingOf<S> & Seeded): SnapshotOf<S>;

  /**
   * Carries out a command; no time passes. A refused command gives the very same snapshot, and a
   * type that is not known is refused as `unknown_command`.
   */
  execute(
    from: SnapshotOf<S>,
    command: Command,
  ): { snapshot: SnapshotOf<S>; outcome: Outcome; events: EventList<EventOf<S>> };

  /** One tick of time: the clock moves by one, and all that is due happens. */
  tick(from: SnapshotOf<S>): { snapshot: SnapshotOf<S>; events: EventList<EventOf<S>> };

  /** As `tick` applied up to `bounds.ticks` times, but empty ticks cost nothing. */
  advance(
    from: SnapshotOf<S>,
    bounds: Bounds<EventOf<S>>,
  ): { snapshot: SnapshotOf<S>; events: EventList<EventOf<S>>; ticks: number };

  /**
   * Goes on from a snapshot for as long as one likes and keeps only the newest world: cheaper a
   * step, and at the price of one copy to begin with. `heard` is told of the events of each step.
   */
  walk(from: SnapshotOf<S>, heard?: (events: EventList<EventOf<S>>) => void): Walk<SnapshotOf<S>>;

  /**
   * Gives `f` the snapshot to try things on, and makes it the cheap one to go on from again: a
   * dry run costs what it touches. The snapshots made in `f` are ordinary ones.
   */
  probe<R>(snapshot: SnapshotOf<S>, f: (snapshot: SnapshotOf<S>) => R): R;

  /** The tick at which something happens next if nobody does anything; 0 when never. */
  nextDue(snapshot: SnapshotOf<S>): number;

  /**
   * The same world under another setting: how a living world takes new rules. The seed stays.
   *
   * @throws Error when the seed is another.
   */
  withSetting(snapshot: SnapshotOf<S>, setting: SettingOf<S> & Seeded): SnapshotOf<S>;

  /** The world of a snapshot, to be read. */
  read(snapshot: SnapshotOf<S>): WorldOf<S>;

  /** The hash of all that can influence the snapshot's future: 16 hex digits. */
  hash(snapshot: SnapshotOf<S>): string;

  /** The hash of each table and document collection, by name. */
  tableHashes(snapshot: SnapshotOf<S>): Readonly<Record<string, string>>;

  /** Each field in which two snapshots differ, in the order of tables, rows and fields. */
  diff(a: SnapshotOf<S>, b: SnapshotOf<S>): Difference[];

  /** The ids of the rows and documents that differ, by table: at the cost of the changes. */
  changes(a: SnapshotOf<S>, b: SnapshotOf<S>): Readonly<Record<string, number[]>>;

  /** The snapshot as bytes, the same for equal snapshots however they came about. */
  encode(snapshot: SnapshotOf<S>): Uint8Array;

  /**
   * The snapshot of `encode`'s bytes.
   *
   * @throws Error naming what is wrong with bytes that this definition did not write.
   */
  decode(bytes: Uint8Array): SnapshotOf<S>;
}

/**
 * Makes a simulation of a definition.
 *
 * @param backendOf how versions of the tables are kept; the answers do not depend on it
 * @throws Error when a timer has no system, or more than one.
 */
export function defineSimulation<S extends Schema>(
  definition: Definition<S>,
  backendOf: BackendOf = journalBackend,
): Simulation<S> {
  const engine = engineOf(definition, backendOf);
  const { backend, layouts, names } = engine;
  const simulation = {
    definition,
    genesis(setting: SettingOf<S> & Seeded): Snapshot {
      const origin = originOf(setting);
      const nothing = names.documents.map(() => NO_DOCUMENTS);
      return transition(engine, new Snapshot(0, origin, backend.create(), nothing), (face) => {
        definition.genesis(face.draft as DraftOf<S>);
        return true;
      });
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
    walk: (from: Snapshot, heard?: (events: EventList) => void) => walkFrom(engine, from, heard),
    probe<R>(snapshot: Snapshot, f: (snapshot: Snapshot) => R): R {
      try {
        return f(snapshot);
      } finally {
        transition(engine, snapshot, () => false);
      }
    },
    nextDue(snapshot: Snapshot): number {
      invariant(!engine.running, 'a snapshot was asked inside a transition');
      return backend.nextDue(partsOf(snapshot).version, snapshot.now);
    },
    withSetting(snapshot: Snapshot, setting: Seeded): Snapshot {
      invariant(setting.seed === snapshot.setting.seed, 'a world has one seed');
      const { documents, version } = partsOf(snapshot);
      return new Snapshot(snapshot.now, originOf(setting), version, documents);
    },
    read(snapshot: Snapshot): object {
      const parts = partsOf(snapshot);
      return (parts.world ??= worldOf(backend, parts, layouts, names, snapshot.now));
    },
    hash: rootHash,
    tableHashes: (snapshot: Snapshot) => tableHashes(snapshot, names),
    diff: (a: Snapshot, b: Snapshot) => differences(backend, layouts, names, a, b),
    changes: (a: Snapshot, b: Snapshot) => changedRows(backend, layouts, names, a, b),
    encode: (snapshot: Snapshot) => encodeSnapshot(engine, snapshot),
    decode: (bytes: Uint8Array) => decodeSnapshot(engine, bytes),
  };
  return simulation as unknown as Simulation<S>;
}

function originOf(setting: Seeded): Origin {
  return { setting, settingHash: hashText(canonicalJson(setting)) };
}
