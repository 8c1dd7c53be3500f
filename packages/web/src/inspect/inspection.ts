import type { Command, Event, Outcome, Schema, Simulation, Snapshot } from '@astrarium/core/kernel';

/** A recorded simulation and its last steps. */
export interface Inspection<Inspected = unknown> {
  /** The simulation to use instead of the given one: it gives the same results and records them. */
  readonly simulation: Inspected;
  /** The same simulation, not recorded, for reading. */
  readonly reader: Simulation<Schema>;
  /** The last steps, the oldest first. */
  readonly steps: readonly InspectedStep[];
  /** The step that was looked at last: it stays readable when `steps` no longer has it. */
  lookedAt: InspectedStep | undefined;
  /** How many steps are held at most. */
  readonly maxSteps: number;
  /** The smallest time that the clock can measure, in milliseconds. */
  readonly clockMs: number;
}

/** Which function of the simulation made a step. */
export type StepKind = 'genesis' | 'execute' | 'tick' | 'advance';

/** One call that made a snapshot, and what it cost. */
export interface InspectedStep {
  /** The number of the step, from 1. */
  readonly n: number;
  readonly kind: StepKind;
  /** The snapshot that the step continued; after genesis the new one itself. */
  readonly before: Snapshot;
  readonly snapshot: Snapshot;
  /** Whether it continued another snapshot than the one that the step before it made. */
  readonly isFork: boolean;
  /** When it ended, in milliseconds of the clock that measures. */
  readonly endMs: number;
  /** Milliseconds that it took. */
  readonly ms: number;
  /** The systems that ran, in the order of the rules. */
  readonly systems: readonly SystemRuns[];
  /** The rows and documents that it changed, by table, in the order of the schema. */
  readonly changed: readonly ChangedTable[];
  /** Bytes of the tables by which it increased the memory of the held snapshots. */
  readonly bytes: number;
  /** Its first events. */
  readonly events: readonly Event[];
  readonly eventsCount: number;
  /** The command of `execute`. */
  readonly command?: Command;
  readonly outcome?: Outcome;
}

/** How often a system ran, and for how many milliseconds. */
export interface SystemRuns {
  readonly system: string;
  readonly runs: number;
  readonly ms: number;
}

/** How many rows of a table changed, and how many fields of them. */
export interface ChangedTable {
  readonly table: string;
  readonly rows: number;
  readonly fields: number;
}
