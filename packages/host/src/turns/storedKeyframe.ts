import { astrarium, type GameSnapshot } from '@astrarium/core';
import type { LogKeyframe, LogPosition } from '@astrarium/core/log';
import type { StoredKeyframe } from '../store/store.js';

/** A snapshot in its stored form, with its position in the log. */
export function storedKeyframe(snapshot: GameSnapshot, position: LogPosition): StoredKeyframe {
  return {
    tick: snapshot.now,
    n: position.n,
    hash: astrarium.hash(snapshot),
    position: JSON.stringify(position),
    bytes: astrarium.encode(snapshot),
  };
}

/** A stored keyframe in the form that a replay starts from. */
export function replayKeyframe({ bytes, hash, position, tick }: StoredKeyframe): LogKeyframe {
  return { tick, bytes, stored: { hash, position: JSON.parse(position) as LogPosition } };
}
