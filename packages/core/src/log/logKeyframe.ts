import type { Snapshot } from '../kernel/snapshot.js';
import { fault, firstRow, type LogFault, type RowDifference } from './logProblem.js';
import type { LogPlayer } from './logPlayer.js';
import type { LogPosition } from './logWriter.js';
import type { Replayable } from './replayable.js';

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
}

/** The snapshot of a keyframe, or why it cannot be decoded. */
export function decodeKeyframe(simulation: Replayable, bytes: Uint8Array): Snapshot | LogFault {
  try {
    return simulation.decode(bytes);
  } catch (error) {
    return fault('keyframe', `The keyframe cannot be decoded: ${String(error)}.`);
  }
}

/**
 * Why a keyframe is not the replayed snapshot: all fields are compared, because two snapshots may
 * have the same hash.
 */
export function unlikeKeyframe(
  { now: tick, simulation, snapshot: replayed }: LogPlayer,
  bytes: Uint8Array | undefined,
): LogFault | undefined {
  if (bytes === undefined || replayed === undefined) {
    return fault(
      'keyframe',
      `There is no keyframe of tick ${tick}, or no world to compare it with.`,
    );
  }
  const snapshot = decodeKeyframe(simulation, bytes);
  if ('reason' in snapshot) return snapshot;
  const first = firstRow(simulation.diff(snapshot, replayed));
  if (first === undefined) return undefined;
  const { field, id, table } = first;
  const message = `The keyframe of tick ${tick} differs from the replay: ${table} ${id}, ${field}.`;
  return fault('keyframe', message);
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
