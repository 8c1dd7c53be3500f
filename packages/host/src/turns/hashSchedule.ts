import type { StoreBatch } from '../store/store.js';
import { batchBytes } from './turnTally.js';

/** Ticks between two hash lines with their keyframes. */
const HASH_TICKS = 3600;

/** Minimum of milliseconds between them: a fast game must not fill the disk with keyframes. */
const HASH_MS = 60_000;

/** A keyframe is due after so many stored bytes, too: to replay them takes less than a second. */
const HASH_BYTES = 2_097_152;

/** Minimum of milliseconds between two keyframes for this reason. */
const HASH_BYTES_MS = 5_000;

/** A keyframe is due so many milliseconds after the last one, if anything was stored since. */
const HASH_MAX_MS = 600_000;

/**
 * Says when a hash line with its keyframe is due, by what has passed since the last one, for a game
 * that starts at a moment.
 */
export function hashSchedule(startMs: number) {
  let lastMs = startMs - HASH_MS;
  let bytes = 0;
  return {
    /** Whether one is due, so many ticks after the last one. */
    isDue(ticks: number, nowMs: number): boolean {
      const ms = nowMs - lastMs;
      if (ticks >= HASH_TICKS && ms >= HASH_MS) return true;
      if (bytes >= HASH_BYTES && ms >= HASH_BYTES_MS) return true;
      return bytes > 0 && ms >= HASH_MAX_MS;
    },
    /** Notes a batch that was committed. */
    stored(batch: StoreBatch, hasHash: boolean, nowMs: number): void {
      if (hasHash) [lastMs, bytes] = [nowMs, 0];
      bytes += batchBytes(batch);
    },
  };
}
