import type { Caller } from '../turns/queue/fairQueue.js';

/** Calls that wait until a number is reached, for a bounded time and in bounded number. */
export interface WaitingCalls {
  /** How many wait. */
  readonly size: number;
  /**
   * Waits until `reached` gets this number or a higher one; resolves with false when that takes too
   * long. Undefined when too many calls of this caller wait.
   */
  wait(caller: Caller, number: number): Promise<boolean> | undefined;
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
  readonly maxOfCaller: number;
}

/** For how long a call waits for a commit to arrive, and how many calls of a caller wait. */
export const COMMIT_WAITS: WaitBounds = { ms: 2000, maxOfCaller: 64 };

interface Waiting {
  readonly caller: Caller;
  readonly number: number;
  readonly untilMs: number;
  readonly done: (isReached: boolean) => void;
}

/** No call waits yet. */
export function waitingCalls({ maxOfCaller, ms }: WaitBounds, nowMs: () => number): WaitingCalls {
  const waiting = new Set<Waiting>();
  const counts = new Map<Caller, number>();
  let isClosed = false;
  const end = (one: Waiting, isReached: boolean): void => {
    waiting.delete(one);
    const count = (counts.get(one.caller) ?? 0) - 1;
    if (count > 0) counts.set(one.caller, count);
    else counts.delete(one.caller);
    one.done(isReached);
  };
  return {
    get size() {
      return waiting.size;
    },
    wait(caller, number) {
      if (isClosed) return Promise.resolve(false);
      const count = counts.get(caller) ?? 0;
      if (count >= maxOfCaller) return undefined;
      counts.set(caller, count + 1);
      return new Promise((done) => {
        waiting.add({ caller, number, untilMs: nowMs() + ms, done });
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
