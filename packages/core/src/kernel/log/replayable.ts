import type { Difference } from '../difference.js';
import type { EventList } from '../events.js';
import type { Command, Outcome } from '../outcome.js';
import type { Schema } from '../schema.js';
import type { Bounds } from '../advance.js';
import type { Snapshot } from '../snapshot.js';
import type { Walk } from '../walk.js';

/** What a log needs of a simulation. Every Simulation is one. */
export interface Replayable<State extends Snapshot = Snapshot> {
  readonly definition: {
    readonly name: string;
    readonly version: number;
    readonly schema: Schema;
  };
  genesis(setting: State['setting']): State;
  execute(from: State, command: Command): { snapshot: State; outcome: Outcome; events: EventList };
  advance(from: State, bounds: Bounds): { snapshot: State; events: EventList; ticks: number };
  walk(from: State, heard?: (events: EventList) => void): Walk<State>;
  nextDue(snapshot: State): number;
  hash(snapshot: State): string;
  tableHashes(snapshot: State): Readonly<Record<string, string>>;
  diff(a: State, b: State): Difference[];
  changes(a: State, b: State): Readonly<Record<string, number[]>>;
  decode(bytes: Uint8Array): State;
}
