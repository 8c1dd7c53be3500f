/** Calls that wait until a number is reached, for a bounded time and in bounded number. */
export interface WaitingCalls {
  /** How many wait. */
  readonly size: number;
  /**
   * Waits until `reached` gets this number or a higher one; resolves with false when that takes too
   * long. Undefined when too many calls of this account, or of all accounts, wait.
   */
  wait(account: number, number: number): Promise<boolean> | undefined;
  /** Ends the calls that wait for this number or a lower one. */
  reached(number: number): void;
  /** Ends the calls that have waited too long. Call it often. */
  expire(): void;
  /** Ends all calls, and later ones at once: what they wait for does not come. */
  close(): void;
}

/** Bounds of waiting calls. */
export interface WaitBounds {
  readonly ms: number;
  readonly maxOfAccount: number;
  readonly max: number;
}

/** For how long a call waits for a commit to arrive, and how many calls wait. */
export const COMMIT_WAITS: WaitBounds = { ms: 2000, maxOfAccount: 64, max: 4096 };

interface Waiting {
  readonly account: number;
  readonly number: number;
  readonly untilMs: number;
  readonly done: (isReached: boolean) => void;
}

/** No call waits yet. */
export function waitingCalls(
  { max, maxOfAccount, ms }: WaitBounds,
  nowMs: () => number,
): WaitingCalls {
  const waiting = new Set<Waiting>();
  const counts = new Map<number, number>();
  let isClosed = false;
  const end = (one: Waiting, isReached: boolean): void => {
    waiting.delete(one);
    const count = (counts.get(one.account) ?? 0) - 1;
    if (count > 0) counts.set(one.account, count);
    else counts.delete(one.account);
    one.done(isReached);
  };
  return {
    get size() {
      return waiting.size;
    },
    wait(account, number) {
      if (isClosed) return Promise.resolve(false);
      const count = counts.get(account) ?? 0;
      if (count >= maxOfAccount || waiting.size >= max) return undefined;
      counts.set(account, count + 1);
      return new Promise((done) => {
        waiting.add({ account, number, untilMs: nowMs() + ms, done });
      });
    },
    reached(number) {
      for (const one of waiting) if (one.number <= number) end(one, true);
    },
    expire() {
      const now = nowMs();
      // In both directions: a clock may have been set back.
      for (const one of waiting) if (Math.abs(one.untilMs - now - ms / 2) > ms / 2) end(one, false);
    },
    close() {
      isClosed = true;
      for (const one of waiting) end(one, false);
    },
  };
}
