import { StoreFailure } from '../store/store.js';
import type { JobQueue } from './queue/jobQueue.js';

/** Milliseconds for which jobs wait while the store is locked, or does not answer. */
export const MAX_LOCK_MS = 10_000;

/** Milliseconds between two tries to write to a locked store: each computes the turn again. */
export const LOCK_RETRY_MS = 50;

/** Keeps whether the store refuses to write, and fails the jobs that cannot be written. */
export interface StoreFaults {
  /** The error that ended writing; undefined while writing works. */
  readonly failure: Error | undefined;
  /** Why the store refuses to write at present: it is full or locked. It is tried again. */
  readonly refusal: StoreFailure | undefined;
  /**
   * Fails all waiting jobs, and all later ones too, unless the store is full or locked: a full
   * store may have space again, and a locked one lets the jobs wait for ten seconds.
   */
  fail(error: Error, nowMs: number): void;
  /** Refuses all jobs until the store has written: it does not answer since a moment. */
  stall(why: string, sinceMs: number): void;
  /** Called when the store has written. */
  clear(): void;
  /** Whether a turn may be tried: it is too early right after another one found a locked store. */
  mayTry(nowMs: number): boolean;
}

/** The faults of a store that has none yet, and whose jobs are in a queue. */
export function storeFaults(queue: Pick<JobQueue, 'fail'>): StoreFaults {
  let failure: Error | undefined;
  let refusal: StoreFailure | undefined;
  let sinceMs = 0;
  let triedMs = -Infinity;
  return {
    get failure() {
      return failure;
    },
    get refusal() {
      return refusal;
    },
    fail(error, nowMs) {
      if (isTemporary(error)) {
        if (refusal === undefined) sinceMs = nowMs;
        refusal = error;
        if (error.reason === 'locked' && nowMs - sinceMs < MAX_LOCK_MS) return;
      } else failure ??= error;
      queue.fail(error);
    },
    stall(why, atMs) {
      sinceMs = atMs;
      refusal = new StoreFailure('locked', why);
      queue.fail(refusal);
    },
    clear: () => void (refusal = undefined),
    mayTry(nowMs) {
      if (refusal?.reason === 'locked' && Math.abs(nowMs - triedMs) < LOCK_RETRY_MS) return false;
      triedMs = nowMs;
      return true;
    },
  };
}

function isTemporary(error: Error): error is StoreFailure {
  return error instanceof StoreFailure && (error.reason === 'full' || error.reason === 'locked');
}
