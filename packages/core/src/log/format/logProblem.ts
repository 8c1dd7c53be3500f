import type { Difference } from '../../kernel/storage/difference.js';
import type { Outcome } from '../../kernel/outcome.js';

/**
 * The kinds of problems of a log.
 * - `too_long`, `not_json`, `shape`, `format`: the line is not valid in this format.
 * - `place`: a line of this kind is not allowed here.
 * - `order`: its number does not follow, or its tick goes back: lines are missing or moved.
 * - `altered`: a digest does not match the lines before it.
 * - `simulation`, `setting`: the header or an upgrade names other rules, or contradicts itself.
 * - `rules`: the rules of a version are needed, but only its tables are known.
 * - `upgrade`: the migration of an upgrade is unknown, or converts to another world.
 * - `keyframe`: the keyframe to start from does not belong to this log.
 * - `outcome_differs`, `hash_differs`: the replay gives another outcome or hash.
 * - `threw`: the rules threw an error at a command or a tick.
 * - `past_end`: the log is whole, but ends before the tick to stop at.
 * - `cut`: the log stops without its end line, as after a crash. Its lines are good.
 */
export type LogReason =
  | 'too_long'
  | 'not_json'
  | 'shape'
  | 'format'
  | 'place'
  | 'order'
  | 'altered'
  | 'simulation'
  | 'setting'
  | 'rules'
  | 'upgrade'
  | 'keyframe'
  | 'outcome_differs'
  | 'hash_differs'
  | 'threw'
  | 'past_end'
  | 'cut';

/** A problem whose place is not known yet. */
export interface LogFault {
  readonly reason: LogReason;
  /** A sentence that describes it. */
  readonly message: string;
}

/** Creates a fault. */
export function fault(reason: LogReason, message: string): LogFault {
  return { reason, message };
}

/** A problem of a log and its place. Lines count from 1, the header. */
export interface LogProblem extends LogFault {
  readonly line: number;
  /** The tick of the line, or the last one known before it. */
  readonly tick: number;
  /** A digest confirms that all lines up to this one are as they were written. */
  readonly sealed_line: number;
}

/** A command of a log, without its arguments. */
export interface CommandMark {
  readonly n: number;
  readonly tick: number;
  readonly type: string;
}

/** The first field in which a keyframe and the replay differ. */
export interface RowDifference {
  readonly table: string;
  readonly row: number;
  readonly field: string;
  readonly recorded: unknown;
  readonly replayed: unknown;
}

/** The first place where the replay differs from the log. */
export interface LogDifference {
  readonly line: number;
  readonly n: number;
  readonly tick: number;
  /** Line and tick of the last hash line at which both agree; line 1 is the header. */
  readonly from_line: number;
  readonly from_tick: number;
  /** Two hashes, or two outcomes. */
  readonly recorded: string | Outcome;
  readonly replayed: string | Outcome;
  /** The tables and document collections whose hashes differ. */
  readonly tables: readonly string[];
  /** The commands after `from_line`: the first hundred, and how many there are. */
  readonly commands: readonly CommandMark[];
  readonly commands_count: number;
  /** Null without a keyframe of the line. */
  readonly row: RowDifference | null;
}

/** The first difference of an existing row or document; otherwise the first of all. */
export function firstRow(differences: readonly Difference[]): Difference | undefined {
  return differences.find(({ id }) => id !== 0) ?? differences[0];
}
