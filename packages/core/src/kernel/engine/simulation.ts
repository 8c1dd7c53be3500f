import type { Bounds } from './advance.js';
import type { Definition } from './definition.js';
import type { Difference } from '../storage/difference.js';
import type { EventList } from '../events.js';
import type { Command, Outcome, PlainObject } from '../outcome.js';
import type { Schema, Seeded } from '../schema.js';
import type { Snapshot } from './snapshot.js';
import type { Walk } from './walk.js';
import type { EventOf, SettingOf, WorldOf } from '../world.js';

/** The snapshots of a schema's worlds. */
export type SnapshotOf<S> = Snapshot<SettingOf<S> & Seeded>;

/** What simulations do beside `execute`. */
export interface SimulationBase<S extends Schema> {
  readonly definition: Definition<S>;

  /** The world at tick 0 of a setting. The setting must be plain JSON with integers only. */
  genesis(setting: SettingOf<S> & Seeded): SnapshotOf<S>;

  /**
   * One tick: the time increases by one, systems run for all timers that are due, and then what
   * recurs in this tick.
   */
  tick(from: SnapshotOf<S>): { snapshot: SnapshotOf<S>; events: EventList<EventOf<S>> };

  /** Equals `tick`, up to `bounds.ticks` times; ticks in which nothing is due cost nothing. */
  advance(
    from: SnapshotOf<S>,
    bounds: Bounds<EventOf<S>>,
  ): { snapshot: SnapshotOf<S>; events: EventList<EventOf<S>>; ticks: number };

  /**
   * Starts a walk: many steps of which only the newest world is kept. A step costs less, and the
   * start costs one copy of the tables. `onEvents` is called with the events of each step.
   */
  walk(
    from: SnapshotOf<S>,
    onEvents?: (events: EventList<EventOf<S>>) => void,
  ): Walk<SnapshotOf<S>>;

  /**
   * Calls `f` with the snapshot, for a dry run, and returns its result. Afterwards it is cheap
   * again to continue from `snapshot`: a dry run costs as much as its changes. Snapshots made in
   * `f` are ordinary ones.
   */
  probe<R>(snapshot: SnapshotOf<S>, f: (snapshot: SnapshotOf<S>) => R): R;

  /**
   * The next tick in which a timer is due or something recurs, if no command is executed; 0 when
   * there is none.
   */
  nextDue(snapshot: SnapshotOf<S>): number;

  /**
   * The same world under another setting, for example with a new ruleset. The seed and
   * the key stay.
   *
   * @throws Error when the seed or the key differs
   */
  withSetting(snapshot: SnapshotOf<S>, setting: SettingOf<S> & Seeded): SnapshotOf<S>;

  /** The world of a snapshot, for reading. */
  read(snapshot: SnapshotOf<S>): WorldOf<S>;

  /** The hash of everything that can influence later snapshots: 16 hex digits. */
  hash(snapshot: SnapshotOf<S>): string;

  /** The hash of each table and collection, by name; under `chance` that of this tick's draws. */
  tableHashes(snapshot: SnapshotOf<S>): Readonly<Record<string, string>>;

  /** Each field in which two snapshots differ, in the order of tables, rows and fields. */
  diff(a: SnapshotOf<S>, b: SnapshotOf<S>): Difference[];

  /** The ids of the rows and documents that differ, by table; costs as much as the changes. */
  changes(a: SnapshotOf<S>, b: SnapshotOf<S>): Readonly<Record<string, number[]>>;

  /** The snapshot as bytes; equal snapshots give equal bytes. */
  encode(snapshot: SnapshotOf<S>): Uint8Array;

  /**
   * Makes the bytes of `encode` in steps of about a millisecond, for a program that must not stop
   * for long. The game may go on between two steps.
   */
  encodeInSteps(snapshot: SnapshotOf<S>): Generator<void, Uint8Array, void>;

  /**
   * The snapshot of `encode`'s bytes.
   *
   * @throws Error that says what is wrong with bytes that this definition did not write
   */
  decode(bytes: Uint8Array): SnapshotOf<S>;
}

/** What `execute` returns. */
interface Executed<S extends Schema, Answer = PlainObject> {
  readonly snapshot: SnapshotOf<S>;
  readonly outcome: Outcome<Answer>;
  readonly events: EventList<EventOf<S>>;
}

/**
 * A game: creates worlds, executes commands in them, lets time pass, and compares them. All its
 * functions are pure: they do not change their arguments, and the same arguments give the same
 * results on every machine. A transition inside a transition throws an error. Two simulations
 * whose definitions differ only in the functions of commands and systems accept the same snapshots.
 */
export interface Simulation<S extends Schema> extends SimulationBase<S> {
  /**
   * Executes a command; no time passes. A refused command returns the same snapshot object. An
   * unknown type is refused as `unknown_command`, arguments that are not plain JSON as
   * `invalid_field`.
   */
  execute(from: SnapshotOf<S>, command: Command): Executed<S>;
}

/**
 * A simulation of which the compiler knows the answers of commands by their names. It can be used
 * as any simulation.
 */
export interface TypedSimulation<S extends Schema, Answers> extends SimulationBase<S> {
  /**
   * As `execute` of any simulation. When the type of the command is a literal, its name is checked
   * by the compiler, and its answer has a type.
   */
  execute<Type extends string>(
    from: SnapshotOf<S>,
    command: Command<Type> & { readonly type: string extends Type ? string : keyof Answers },
  ): Executed<
    S,
    Type extends keyof Answers
      ? Answers[Type] extends PlainObject
        ? Answers[Type]
        : PlainObject
      : PlainObject
  >;
}
