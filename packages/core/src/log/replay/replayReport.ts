import type { EventList } from '../../kernel/events.js';
import type { Snapshot } from '../../kernel/engine/snapshot.js';
import type { LogKeyframe } from './logKeyframe.js';
import type { LogDifference, LogProblem } from '../format/logProblem.js';
import type { ReadLine } from '../format/logReader.js';
import type { LogSegment } from './logSegment.js';
import type { LogPosition } from '../format/logWriter.js';
import type { Replayable, Upgrades } from '../replayable.js';

/** The progress of a replay. */
export interface LogProgress {
  readonly line: number;
  readonly tick: number;
  readonly commands: number;
  readonly events: number;
}

/** Options of a replay. */
export interface ReplayOptions<State extends Snapshot = Snapshot> {
  /** The tick to stop at: the world after all commands of that tick. The end by default. */
  readonly until?: number | undefined;
  readonly keyframe?: LogKeyframe | undefined;
  /**
   * Returns the encoded snapshot of a tick: where a hash differs, it names the row and field. A log
   * that begins with a version whose rules are not there is replayed from the first one of a
   * version that is.
   */
  readonly keyframes?: ((tick: number) => Uint8Array | undefined) | undefined;
  readonly upgrades?: Upgrades | undefined;
  /**
   * Only this segment is replayed: its lines are given, from its `offset` on. It starts at the
   * keyframe of its tick, and has to reach the one of the tick at which it ends.
   */
  readonly segment?: LogSegment | undefined;
  /** Called about every thousand lines. */
  readonly progress?: ((progress: LogProgress) => void) | undefined;
  /** Called with the events of each command and each advance, and the snapshot after them. */
  readonly onEvents?: ((events: EventList, snapshot: () => State) => void) | undefined;
  /** Called after each line that the replay agrees with, with the simulation of the snapshot. */
  readonly onLine?:
    | ((read: ReadLine, snapshot: () => State, simulation: Replayable<State>) => void)
    | undefined;
}

/** The result of a replay. It is plain data but for the world and its simulation. */
export interface ReplayReport<State extends Snapshot = Snapshot> {
  /** Whether the log is whole and the replay agrees with it, as far as it was replayed. */
  readonly ok: boolean;
  /**
   * The line whose world the replay began with: 1, the header, or the line of a keyframe. No line
   * before it was replayed; 0 when nothing was.
   */
  readonly from_line: number;
  /** Whether the log stops without its end line. */
  readonly cut: boolean;
  /** The tick of the last world replayed. */
  readonly ticks: number;
  /** Commands and events replayed: after the keyframe, if it began with one. */
  readonly commands: number;
  readonly events: number;
  /** The hash of the last world replayed; empty when there was none. */
  readonly final_hash: string;
  /** The last line whose text a digest confirms. */
  readonly sealed_line: number;
  readonly first_difference: LogDifference | null;
  readonly problem: LogProblem | null;
  /** A sentence that says that other rules made the log than those that replayed it. */
  readonly other_rules: string | null;
  /** The last replayed snapshot, and its simulation. */
  readonly snapshot: State | undefined;
  readonly simulation: Replayable<State>;
  /** Where a writer continues the log: after its last good line, in place of an end line. */
  readonly position: LogPosition;
}
