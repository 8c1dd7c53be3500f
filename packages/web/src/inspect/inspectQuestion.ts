import type { AgendaCounts } from './agendaCounts.js';
import type { InspectedStep } from './inspection.js';
import type { FieldChange, ShownWorld, TableColumns, TableRows } from '../replay/theatreMessage.js';

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
