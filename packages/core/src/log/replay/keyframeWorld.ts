import type { Snapshot } from '../../kernel/engine/snapshot.js';
import { decodeKeyframe, type LogKeyframe } from './logKeyframe.js';
import type { LogPlayer } from './logPlayer.js';
import { fault, firstRow, type LogFault } from '../format/logProblem.js';
import type { LogReader } from '../format/logReader.js';
import type { LogRecord } from '../format/logRecord.js';
import type { SegmentStart } from './logSegment.js';
import { parseLine } from '../format/parseLine.js';
import type { ReplayOptions } from './replayReport.js';

/** The world of a keyframe after a line, if the line is that of the keyframe. */
export function keyframeWorld(
  player: LogPlayer,
  record: LogRecord,
  keyframe: LogKeyframe,
): Snapshot | LogFault | undefined {
  if ('tick' in record && record.tick > keyframe.tick) {
    const message = `No hash line of tick ${keyframe.tick} has the keyframe's hash.`;
    return player.unknown ?? fault('keyframe', message);
  }
  const wrong = player.skip(record);
  const world = worldAfter(record);
  if (wrong !== undefined || player.unknown !== undefined) return wrong;
  if (world?.tick !== keyframe.tick) return undefined;
  const snapshot = player.decode(keyframe.bytes);
  if ('reason' in snapshot) return snapshot;
  if (player.simulation.hash(snapshot) !== world.hash) return undefined;
  if (player.hasSetting(snapshot)) return snapshot;
  return fault('keyframe', 'The keyframe has another setting than the log.');
}

/** The world after a line, if there is a keyframe of it and its rules are known. */
export function playableWorld(
  player: LogPlayer,
  record: LogRecord,
  keyframes: ReplayOptions['keyframes'],
): Snapshot | LogFault | undefined {
  const wrong = player.skip(record);
  const world = worldAfter(record);
  const { simulation, unknown } = player;
  const isPlayable = unknown === undefined && simulation.hasRules !== false;
  if (wrong !== undefined || world === undefined || !isPlayable) return wrong;
  const bytes = keyframes?.(world.tick);
  const snapshot = bytes === undefined ? undefined : decodeKeyframe(simulation, bytes);
  if (snapshot === undefined || 'reason' in snapshot) return undefined;
  const isIt = simulation.hash(snapshot) === world.hash && player.hasSetting(snapshot);
  return isIt ? snapshot : undefined;
}

/** Takes the lines before a segment; returns why it cannot be replayed. */
export function enterSegment(
  player: LogPlayer,
  reader: LogReader,
  { head, position, tick }: SegmentStart,
): LogFault | undefined {
  for (const text of head) {
    const record = parseLine(text);
    const wrong = 'reason' in record ? record : player.skip(record);
    if (wrong !== undefined) return wrong;
  }
  reader.skipTo(position, tick);
  return player.unknown;
}

/** The world of the keyframe with which a segment begins, at its first line. */
export function segmentWorld(
  { simulation }: LogPlayer,
  record: LogRecord,
  bytes: Uint8Array | undefined,
): Snapshot | LogFault {
  if (bytes === undefined || record.kind !== 'hash') {
    return fault('keyframe', 'There is no keyframe of the line with which the segment begins.');
  }
  const snapshot = decodeKeyframe(simulation, bytes);
  if ('reason' in snapshot) return snapshot;
  return wrongHash(simulation.hash(snapshot), record.hash, record.tick) ?? snapshot;
}

/** Why a keyframe is not the world with a hash. */
export function wrongHash(found: string, hash: string, tick: number): LogFault | undefined {
  if (found === hash) return undefined;
  return fault('keyframe', `The keyframe of tick ${tick} has the hash ${found}, not ${hash}.`);
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

/** The world after a line that has a hash; undefined for other lines. */
function worldAfter(record: LogRecord): { hash: string; tick: number } | undefined {
  if (record.kind === 'hash') return record;
  return record.kind === 'upgrade' ? { hash: record.next_hash, tick: record.tick } : undefined;
}
