import { astrarium, type GameSnapshot } from '@astrarium/core';
import type { ReplayOptions } from '@astrarium/core/log';
import type { Keyframes } from '../files/keyframes.js';

/** Maximum of keyframes that are written of one log. */
const MAX_KEYFRAMES = 64;

/**
 * Writes keyframes while a log is replayed: at hash lines, at most 64, spread over the log.
 *
 * @param characters the length of the log
 */
export function saveKeyframes(
  frames: Keyframes,
  characters: number,
): NonNullable<ReplayOptions<GameSnapshot>['onLine']> {
  const step = characters / MAX_KEYFRAMES;
  let read = 0;
  let next = step;
  let last = -1;
  return ({ record, text }, snapshot) => {
    read += text.length + 1;
    if (record.kind !== 'hash' || (read < next && record.tick !== last)) return;
    // A keyframe is the world of the last hash line of its tick: it replaces one of the same tick.
    frames.write(record.tick, astrarium.encode(snapshot()));
    last = record.tick;
    next = read + step;
  };
}
