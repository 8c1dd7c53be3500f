import type { Bounds } from '../kernel/engine/advance.js';
import type { EventList } from '../kernel/events.js';
import type { Command, Outcome } from '../kernel/outcome.js';
import type { Schema } from '../kernel/schema.js';
import type { Snapshot } from '../kernel/engine/snapshot.js';
import type { Difference } from '../kernel/storage/difference.js';
import type { Walk } from '../kernel/engine/walk.js';

/** The part of a simulation that a log needs. Every `Simulation` is one. */
export interface Replayable<State extends Snapshot = Snapshot> {
  readonly definition: {
    readonly name: string;
    readonly version: number;
    readonly schema: Schema;
  };
  /** The hash of the sources of the rules, if they are known: logs record it. */
  readonly rules?: string;
  /** False when only worlds can be read: see `pastVersion`. */
  readonly hasRules?: boolean;
  genesis(setting: State['setting']): State;
  execute(from: State, command: Command): { snapshot: State; outcome: Outcome; events: EventList };
  advance(from: State, bounds: Bounds): { snapshot: State; events: EventList; ticks: number };
  walk(from: State, heard?: (events: EventList) => void): Walk<State>;
  nextDue(snapshot: State): number;
  hash(snapshot: State): string;
  tableHashes(snapshot: State): Readonly<Record<string, string>>;
  diff(a: State, b: State): Difference[];
  changes(a: State, b: State): Readonly<Record<string, number[]>>;
  encode(snapshot: State): Uint8Array;
  decode(bytes: Uint8Array): State;
}

/** How a world made under one definition continues under another. */
export interface Upgrade<State extends Snapshot = Snapshot, Old extends Snapshot = Snapshot> {
  /** The simulation of the old definition, if it is another one. */
  readonly from?: Replayable<Old>;
  /** The simulation of the new definition. */
  readonly simulation: Replayable<State>;
  /** The setting of the new world, when nothing else is asked for. */
  settingOf?(old: Old['setting']): State['setting'];
  /** Returns the old world under the new definition, at the same tick and with this setting. */
  migrate(old: Old, setting: State['setting']): State;
}

/** The known upgrades, by the migration's name in the upgrade records. */
export type Upgrades = Readonly<Record<string, Upgrade>>;
