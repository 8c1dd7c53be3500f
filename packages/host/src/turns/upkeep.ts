import type { TurnServices } from './turnServices.js';
import { LEASE_MS } from '../store/lease.js';

const HOUR_MS = 3_600_000;

/** How long the outcome of a call is kept under its key. */
const OUTCOME_MS = 24 * HOUR_MS;

/**
 * How many outcomes of an account are kept at least. The oldest go: a bot that names all of its
 * calls is never refused, and a call that it repeats is its last one, not one 10,000 calls ago.
 */
const OUTCOMES_MOST = 10_000;

/** How many events of an account, and entries of a replicant's log, are kept. */
const ENTRIES_MOST = 100_000;

const KEYFRAMES_MOST = 24;

/** Looks after a game's store now and then: the lease, and what is past its time. */
export function upkeep({ book, histories, store }: TurnServices): (nowMs: number) => void {
  let renewedMs = -Infinity;
  let prunedMs = -Infinity;
  return (nowMs) => {
    if (nowMs - renewedMs >= LEASE_MS / 4) {
      store.renew(nowMs);
      renewedMs = nowMs;
    }
    if (nowMs - prunedMs < HOUR_MS) return;
    store.prune({
      outcomesBeforeMs: nowMs - OUTCOME_MS,
      outcomesMost: OUTCOMES_MOST,
      linksBeforeMs: nowMs,
      entriesMost: ENTRIES_MOST,
      keyframesMost: KEYFRAMES_MOST,
    });
    book.prune(nowMs);
    histories.forget();
    prunedMs = nowMs;
  };
}
