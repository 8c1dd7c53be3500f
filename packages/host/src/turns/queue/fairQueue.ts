/** An account or an address. */
export type Caller = number | string;

/** Options of a fair queue. */
export interface FairOptions {
  /** A clock in milliseconds. */
  readonly nowMs: () => number;
  /** Calls back in the next turn of the event loop, such as `setImmediate`. */
  readonly defer: (act: () => void) => void;
}

/**
 * Shares the thread among callers by time (start-time fair queueing). Work is done at once while
 * the thread is free. In a turn of the event loop in which callers have used the slice, further
 * work waits, and the caller who has used the least time is next. So a caller who asks for little
 * does not wait behind one who asks for much. Time that is charged for work outside of the queue,
 * such as commands, lengthens the next slice, so that this work does not take most of the thread.
 */
export interface FairQueue {
  /**
   * Calls `act`, which must not throw, now or later; `callerOf` only if it must wait. An act may
   * run another one.
   */
  run(callerOf: () => Caller, act: () => void): void;
  /**
   * Calls `act` later, as the last one of a turn of the event loop: so a part of long work never
   * delays the messages and answers of others by more than its own length.
   */
  runLast(caller: Caller, act: () => void): void;
  /** Charges a caller for work that was done for it outside of `run`. */
  charge(caller: Caller, ms: number): void;
  /** Whether others use the thread: one waits, or was served in the last 20 ms. */
  isShared(): boolean;
}

/**
 * The time for work in a turn of the event loop, in milliseconds; the last act may exceed it. It is
 * as long as the time that was charged since the last turn, between these limits.
 */
const MIN_SLICE_MS = 2;
const MAX_SLICE_MS = 5;

/** How long the thread counts as shared after an act. */
const SHARED_MS = 20;

/** The maximum that one act costs its caller: the system may have stopped the process meanwhile. */
const MAX_CHARGE_MS = 5;

/** Remembered callers without waiting work, above which those that have no debt are forgotten. */
const MAX_IDLE = 1000;

/** The times of callers. */
interface Shares {
  /** The caller who has been served least; a new caller as little as the one served last. */
  least(callers: Iterable<Caller>): Caller;
  /** Calls `act` for a caller, and charges it for the milliseconds that `act` returns. */
  serve(caller: Caller, act: () => number): void;
  charge(caller: Caller, ms: number): void;
  /** Forgets callers that have no debt, of which `waiting` have work. */
  forget(waiting: number): void;
}

function callerShares(): Shares {
  /** Up to which virtual time each caller has been served, in milliseconds. */
  const served = new Map<Caller, number>();
  /** The virtual time: that of the caller who was served last, before it was. */
  let virtual = 0;
  const charge = (caller: Caller, ms: number): void => {
    served.set(caller, Math.max(virtual, served.get(caller) ?? 0) + ms);
  };
  return {
    least(callers) {
      let least: Caller = '';
      let minMs = Infinity;
      for (const caller of callers) {
        // Among callers without debt, one who has asked for less than its share is next.
        const ms = served.get(caller) ?? virtual;
        if (ms < minMs) [least, minMs] = [caller, ms];
      }
      return least;
    },
    serve(caller, act) {
      virtual = Math.max(virtual, served.get(caller) ?? 0);
      charge(caller, Math.min(MAX_CHARGE_MS, act()));
    },
    charge,
    forget(waiting) {
      if (waiting === 0) {
        served.clear();
        virtual = 0;
      } else if (served.size > waiting + MAX_IDLE) {
        for (const [caller, ms] of served) if (ms <= virtual) served.delete(caller);
      }
    },
  };
}

/** An empty queue. */
export function fairQueue({ defer, nowMs }: FairOptions): FairQueue {
  const shares = callerShares();
  const waiting = new Map<Caller, Set<() => void>>();
  /** The time that acts have used in this turn, until `notedMs` if one of them runs. */
  let spentMs = 0;
  let notedMs = 0;
  /** The time of this turn, and what was charged since it began. */
  let sliceMs = MIN_SLICE_MS;
  let chargedMs = 0;
  /** The acts that run: one, and those that it has run. */
  let depth = 0;
  let isDeferred = false;

  const note = (): number => {
    const now = nowMs();
    if (depth > 0) spentMs += now - notedMs;
    notedMs = now;
    return now;
  };

  const timed = (act: () => void): number => {
    const startMs = note();
    depth += 1;
    act();
    const endMs = note();
    depth -= 1;
    return endMs - startMs;
  };

  const isFree = (): boolean => {
    if (waiting.size > 0) return false;
    if (depth > 0) note();
    return spentMs < sliceMs;
  };

  const serveNext = (): void => {
    const caller = shares.least(waiting.keys());
    const acts = waiting.get(caller) ?? new Set();
    for (const act of acts) {
      acts.delete(act);
      if (acts.size === 0) waiting.delete(caller);
      return shares.serve(caller, () => timed(act));
    }
  };

  const drain = (): void => {
    isDeferred = false;
    spentMs = 0;
    sliceMs = Math.min(MAX_SLICE_MS, Math.max(MIN_SLICE_MS, chargedMs));
    chargedMs = 0;
    while (waiting.size > 0 && spentMs < sliceMs) serveNext();
    shares.forget(waiting.size);
    if (waiting.size > 0) deferDrain();
    else spentMs = 0;
  };

  const deferDrain = (): void => {
    if (isDeferred) return;
    isDeferred = true;
    defer(drain);
  };

  const wait = (caller: Caller, act: () => void): void => {
    deferDrain();
    const acts = waiting.get(caller) ?? new Set();
    waiting.set(caller, acts.add(act));
  };

  return {
    run(callerOf, act) {
      deferDrain();
      if (isFree()) timed(act);
      else wait(callerOf(), act);
    },
    runLast(caller, act) {
      wait(caller, () => {
        act();
        spentMs = sliceMs;
      });
    },
    charge(caller, ms) {
      // While nobody waits, nobody is to be delayed.
      if (waiting.size === 0) return;
      chargedMs += ms;
      shares.charge(caller, ms);
    },
    isShared: () => waiting.size > 0 || nowMs() - notedMs < SHARED_MS,
  };
}
