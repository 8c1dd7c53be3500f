import type { Difference } from '../kernel/storage/difference.js';
import type { Outcome } from '../kernel/outcome.js';

/**
 * Why a log is not as it should be.
 * - `too_long`, `not_json`, `shape`, `format`: a line that no log of this format has.
 * - `place`: a line of a known kind where it may not stand.
 * - `order`: its number does not follow, or its tick goes back: lines were dropped, doubled, moved.
 * - `altered`: a digest is not that of the lines before it.
 * - `simulation`, `setting`: the header or an upgrade is of other rules or contradicts itself.
 * - `upgrade`: an upgrade whose migration is not at hand or fails.
 * - `keyframe`: the keyframe given to start from is not of this log.
 * - `outcome_differs`, `hash_differs`: the replay gives something else than the log says.
 * - `threw`: the rules broke down over a command or a tick.
 * - `past_end`: the log is sound, but ends before the tick that was wanted.
 * - `cut`: the log stops without its end line, as after a crash; sound as far as it goes.
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
  | 'upgrade'
  | 'keyframe'
  | 'outcome_differs'
  | 'hash_differs'
  | 'threw'
  | 'past_end'
  | 'cut';

/** What is wrong, before it is known where. */
export interface LogFault {
  readonly reason: LogReason;
  /** A sentence for people. */
  readonly message: string;
}

/** Says what is wrong. */
export function fault(reason: LogReason, message: string): LogFault {
  return { reason, message };
}

/** What is wrong with a log, and where. Lines count from 1, the header. */
export interface LogProblem extends LogFault {
  readonly line: number;
  /** The tick of the line, or the last one known before it. */
  readonly tick: number;
  /** All lines up to this one are known to be as they were written: a digest vouched for them. */
  readonly sealed_line: number;
}

/** A command of a log, in short. */
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

/** The first place where the replay gives something else than the log says. */
export interface LogDifference {
  readonly line: number;
  readonly n: number;
  readonly tick: number;
  /** Line and tick of the last hash line in which both agree; line 1 is the header. */
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
  /** Known when a keyframe of the line is at hand. */
  readonly row: RowDifference | null;
}

/** The first difference that names a living row or document; else the first of all. */
export function firstRow(differences: readonly Difference[]): Difference | undefined {
  return differences.find(({ id }) => id !== 0) ?? differences[0];
}
