import { astrarium, type GameSnapshot } from '@astrarium/core';
import type { LogKeyframe, LogPosition } from '@astrarium/core/log';
import { compress, decompress } from '../store/compress.js';
import type { StoredKeyframe } from '../store/store.js';

/** A snapshot whose bytes are not compressed yet, with its position in the log. */
export interface EncodedKeyframe extends Omit<StoredKeyframe, 'bytes'> {
  readonly encoded: Uint8Array;
}

/** A snapshot with its position in the log. */
export function encodedKeyframe(snapshot: GameSnapshot, position: LogPosition): EncodedKeyframe {
  return {
    tick: snapshot.now,
    n: position.n,
    hash: astrarium.hash(snapshot),
    position: JSON.stringify(position),
    encoded: astrarium.encode(snapshot),
  };
}

/** The stored form of a keyframe. */
export function storedKeyframe({ encoded, ...place }: EncodedKeyframe): StoredKeyframe {
  return { ...place, bytes: compress(encoded) };
}

/** A stored keyframe in the form that a replay starts from. */
export function replayKeyframe({ bytes, hash, position, tick }: StoredKeyframe): LogKeyframe {
  const stored = { hash, position: JSON.parse(position) as LogPosition };
  return { tick, bytes: decompress(bytes), stored };
}
