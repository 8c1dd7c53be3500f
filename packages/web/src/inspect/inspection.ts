import type { Command, Event, Outcome, Schema, Simulation, Snapshot } from '@astrarium/core';
import type { AgendaCounts } from './agendaCounts.js';
import type { FieldChange, ShownWorld, TableColumns, TableRows } from '../replay/theatreMessage.js';

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

/** What the page asks of an inspection. Steps are named by their numbers. */
export type InspectQuestion =
  /** The steps after the number `after`. */
  | { readonly kind: 'steps'; readonly after: number }
  | { readonly kind: 'world'; readonly n: number }
  | {
      readonly kind: 'rows';
      readonly n: number;
      readonly table: string;
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: 'diff'; readonly a: number; readonly b: number };

/** The answer of each question, by its kind. All are plain JSON. */
export interface InspectAnswers {
  readonly steps: NewSteps;
  readonly world: StepWorld;
  readonly rows: TableRows;
  readonly diff: StepDiff;
}

/** Asks an inspection. */
export type AskInspection = <Question extends InspectQuestion>(
  question: Question,
) => Promise<InspectAnswers[Question['kind']]>;

/** Steps that the page does not know yet, and which it can ask for. */
export interface NewSteps {
  readonly game: string;
  readonly version: number;
  readonly tables: readonly TableColumns[];
  /** The number of the oldest step that is held; 0 when there is none. */
  readonly first: number;
  /** The number of the newest step; 0 when there is none. */
  readonly last: number;
  readonly maxSteps: number;
  /** The smallest time that the clock can measure, in milliseconds. */
  readonly clockMs: number;
  /** Bytes of the tables of all held snapshots. */
  readonly heldBytes: number;
  readonly steps: readonly StepSummary[];
}

/** A step without its snapshots and events. */
export interface StepSummary extends Omit<
  InspectedStep,
  'before' | 'snapshot' | 'events' | 'command'
> {
  /** The time of the snapshot before the step, and of the one that it made. */
  readonly from: number;
  readonly tick: number;
  /** The type of the command. */
  readonly command?: string;
}

/** The world that a step made, what the step changed, and when timers are due. */
export interface StepWorld extends ShownWorld {
  readonly n: number;
  readonly step: StepSummary;
  readonly agenda: readonly AgendaCounts[];
}

/** The first fields in which the worlds of two steps differ, and how many there are. */
export interface StepDiff {
  readonly a: number;
  readonly b: number;
  readonly changes: readonly FieldChange[];
  readonly changesCount: number;
}
