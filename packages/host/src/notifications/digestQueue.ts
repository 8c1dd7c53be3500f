import type { DigestState } from './digestState.js';

/** The order in which digests are sent: the accounts take turns. */
export interface DigestQueue {
  /** Queues a digest whose events wait, unless it rests. */
  add(state: DigestState): void;
  /** Keeps a digest out of the queue for the time after a mail that was sent at a moment. */
  rest(state: DigestState, sentMs: number): void;
  /** Takes the next digest whose rest has ended. */
  take(nowMs: number): DigestState | undefined;
}

/** An empty queue; `onIdle` is called with each digest that neither rests nor has events. */
export function digestQueue(restMs: number, onIdle: (state: DigestState) => void): DigestQueue {
  const ready = new Map<number, Set<DigestState>>();
  /** Until when each digest rests; in the order of time. */
  const resting = new Map<DigestState, number>();
  const add = (state: DigestState): void => {
    if (resting.has(state) || state.isTaken) return;
    if (state.place === null) return onIdle(state);
    const ofAccount = ready.get(state.account) ?? new Set();
    ready.set(state.account, ofAccount.add(state));
  };
  const endRests = (nowMs: number): void => {
    for (const [state, untilMs] of resting) {
      // A rest that ends later than it can was begun before the wall clock was set back.
      if (untilMs > nowMs && untilMs <= nowMs + restMs) return;
      resting.delete(state);
      add(state);
    }
  };
  return {
    add,
    rest: (state, sentMs) => void resting.set(state, sentMs + restMs),
    take(nowMs) {
      endRests(nowMs);
      for (const [account, ofAccount] of ready) {
        ready.delete(account);
        for (const state of ofAccount) {
          ofAccount.delete(state);
          // The events of a digest without a place were moved into a summary.
          if (state.place === null) continue;
          if (ofAccount.size > 0) ready.set(account, ofAccount);
          return state;
        }
      }
      return undefined;
    },
  };
}
