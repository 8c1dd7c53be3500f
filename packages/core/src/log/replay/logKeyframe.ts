import type { Snapshot } from '../../kernel/engine/snapshot.js';
import { fault, firstRow, type LogFault, type RowDifference } from '../format/logProblem.js';
import type { LogPosition } from '../format/logWriter.js';
import type { Replayable } from '../replayable.js';

/** An encoded snapshot to start a replay from. */
export interface LogKeyframe {
  readonly tick: number;
  readonly bytes: Uint8Array;
  /**
   * The hash of the snapshot and the log's position after it, as a store keeps them. With it, only
   * the header and the lines after that position are read. Without it all lines are, and the replay
   * starts at the hash line that has the keyframe's tick and hash.
   */
  readonly stored?: StoredPlace | undefined;
}

/** The hash of a keyframe's snapshot and the log's position after it. */
export interface StoredPlace {
  readonly hash: string;
  readonly position: LogPosition;
  /** The rules of the snapshot, as `Replayable` has them. */
  readonly rules?: string | undefined;
}

/** The snapshot of a keyframe, or why it cannot be decoded. */
export function decodeKeyframe(simulation: Replayable, bytes: Uint8Array): Snapshot | LogFault {
  try {
    return simulation.decode(bytes);
  } catch (error) {
    return fault('keyframe', `The keyframe cannot be decoded: ${String(error)}.`);
  }
}

/** The first field in which the replay differs from the keyframe that has a recorded hash. */
export function keyframeDifference(
  simulation: Replayable,
  replayed: Snapshot,
  bytes: Uint8Array,
  hash: string,
): RowDifference | null {
  const keyframe = decodeKeyframe(simulation, bytes);
  // Without a keyframe of that hash, the difference is reported without a row.
  if ('reason' in keyframe || simulation.hash(keyframe) !== hash) return null;
  const first = firstRow(simulation.diff(keyframe, replayed));
  if (first === undefined) return null;
  return {
    table: first.table,
    row: first.id,
    field: first.field,
    recorded: first.before,
    replayed: first.after,
  };
}
