import { astrarium, type GameSnapshot, type Steps } from '@astrarium/core';
import type { LogKeyframe, LogPosition } from '@astrarium/core/log';
import { compress, decompress } from '../../store/compress.js';
import type { StoredKeyframe } from '../../store/store.js';

/** A snapshot with its position in the log, and the steps that encode it. */
export interface NewKeyframe extends Omit<StoredKeyframe, 'bytes'> {
  readonly steps: Steps<Uint8Array>;
}

/** The keyframe of a snapshot; nothing of it is encoded yet. */
export function newKeyframe(snapshot: GameSnapshot, position: LogPosition): NewKeyframe {
  return {
    tick: snapshot.now,
    n: position.n,
    hash: astrarium.hash(snapshot),
    position: JSON.stringify(position),
    steps: astrarium.encodeInSteps(snapshot),
  };
}

/** The stored form of a keyframe, made at once. */
export function storedKeyframe({ steps, ...place }: NewKeyframe): StoredKeyframe {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return { ...place, bytes: compress(value) };
  }
}

/** A stored keyframe in the form that a replay starts from. */
export function replayKeyframe({ bytes, hash, position, tick }: StoredKeyframe): LogKeyframe {
  const stored = { hash, position: JSON.parse(position) as LogPosition };
  return { tick, bytes: decompress(bytes), stored };
}
