import { crc32 } from 'node:zlib';
import type { StoredKeyframe } from './store.js';

/** The checksum of a keyframe, by which a damaged one is found. */
export function keyframeSum({ bytes, hash, n, position, tick }: StoredKeyframe): number {
  return crc32(`${tick} ${n} ${hash} ${position}`, crc32(bytes));
}
