import { LEASE_MS } from '../store/lease.js';
import type { TurnServices } from './turnServices.js';
import type { Turns } from './turns.js';

/** Milliseconds between two deletions of old data. */
export const PRUNE_MS = 3_600_000;

/** The time for which the outcome of a call is stored for its idempotency key. */
const OUTCOME_MS = 24 * PRUNE_MS;

/**
 * Maximum of kept outcomes per account; the oldest are removed. A bot that sends a key with every
 * call is never refused, and clients repeat recent calls.
 */
const MAX_OUTCOMES = 10_000;

/** Maximum of kept events per account, and of entries per log of another owner. */
const MAX_ENTRIES = 100_000;

/**
 * Deletes old data of a game: kept outcomes, links and events. Resolves with whether it is to be
 * called again, because more is left. @throws StoreFailure
 */
export async function pruneGame(
  { book, histories, store }: Pick<TurnServices, 'book' | 'histories' | 'store'>,
  nowMs: number,
): Promise<boolean> {
  const hasMore = await store.prune({
    outcomesBeforeMs: nowMs - OUTCOME_MS,
    maxOutcomes: MAX_OUTCOMES,
    linksBeforeMs: nowMs,
    maxEntries: MAX_ENTRIES,
  });
  book.prune(nowMs);
  histories.invalidate();
  return hasMore;
}

/** Maximum of slices in which old data is deleted after a renewal; the others wait for the next. */
const SLICES_OF_RENEWAL = 8;

/**
 * Returns a function, to be called often, that renews the store's lease, prunes the store and
 * does what is done as often, such as the deletion of unused accounts.
 */
export function upkeep(
  services: TurnServices,
  turns: Pick<Turns, 'between' | 'fail' | 'wrote'>,
  others: readonly ((nowMs: number) => void)[],
): (nowMs: number) => void {
  let renewedMs = -Infinity;
  let prunedMs = -Infinity;
  let isRunning = false;
  const prune = async (nowMs: number): Promise<void> => {
    const hasMore = await pruneGame(services, nowMs);
    if (!hasMore) prunedMs = nowMs;
  };
  const run = async (nowMs: number): Promise<void> => {
    try {
      await services.store.renew(nowMs);
      renewedMs = nowMs;
      // A turn that is being committed was computed with what is pruned.
      for (let slice = 0; slice < SLICES_OF_RENEWAL && nowMs - prunedMs >= PRUNE_MS; slice += 1) {
        // A turn that was wanted meanwhile begins first.
        if (slice > 0) await new Promise(setImmediate);
        await turns.between(() => prune(nowMs));
      }
      turns.wrote();
      for (const other of others) other(nowMs);
    } catch (error) {
      turns.fail(error as Error);
    } finally {
      isRunning = false;
    }
  };
  return (nowMs) => {
    if (isRunning || nowMs - renewedMs < LEASE_MS / 4) return;
    isRunning = true;
    void run(nowMs);
  };
}
