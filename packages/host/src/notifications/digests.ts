import type { GameNotifications } from '@astrarium/contract';
import type { StoredDigest } from '../store/store.js';
import { type DigestDraft, digestDraft } from './digestDraft.js';
import {
  type DigestState,
  type DigestTable,
  digestTable,
  isWaiting,
  SUMMARY,
} from './digestState.js';

/** A digest that is being written or sent. */
export type TakenDigest = Readonly<Pick<DigestState, 'account' | 'kind' | 'place'>>;

/**
 * The mails about events that wait: at most one for each account and kind, however many events
 * there are, because it holds only the place of the first one. While a summary waits for an
 * account, all its further events belong to the summary.
 */
export interface Digests {
  /** A draft for the events of a batch; they are visible after `apply`. */
  draft(): DigestDraft;
  apply(draft: DigestDraft): void;
  /**
   * Takes the next digest that may be sent; the accounts take turns. The taken digest must be ended
   * by `finish` or `postpone` before the next is taken. A summary includes the other digests that
   * wait for its account.
   */
  take(nowMs: number): TakenDigest | undefined;
  /** The place at which the summary that waits for an account starts; Infinity without one. */
  summaryFrom(account: number): number;
  /** Ends a taken digest: it was sent at a moment, or nothing had to be sent (undefined). */
  finish(digest: TakenDigest, sentMs: number | undefined): void;
  /** Ends a taken digest that could not be sent: it waits as long as after a sent one. */
  postpone(digest: TakenDigest, nowMs: number): void;
  /** The number of digests that wait, by kind. */
  waiting(): Record<string, number>;
}

/** The digests of a store; after each, `restMs` pass before the next of its account and kind. */
export function digestsOf(
  notifications: Pick<GameNotifications<unknown>, 'of'>,
  stored: readonly StoredDigest[],
  restMs: number,
): Digests {
  const table = digestTable();
  /** The digests that differ from the store, with the number of their last change. */
  const unsaved = new Map<DigestState, number>();
  let changes = 0;
  const note = (state: DigestState): void => void unsaved.set(state, ++changes);
  const queue = digestQueue(restMs, (state) => {
    if (!unsaved.has(state)) table.remove(state);
  });
  for (const { account, kind, place, sent_ms } of [...stored].sort(bySent)) {
    const state = Object.assign(table.get(account, kind), { place, sentMs: sent_ms });
    queue.rest(state, sent_ms);
  }
  return {
    draft: () => digestDraft(notifications, table.find, new Map(unsaved)),
    apply({ grown, saving }) {
      for (const [state, change] of saving) {
        // One that has changed since is saved by a later batch.
        if (unsaved.get(state) !== change) continue;
        unsaved.delete(state);
        queue.add(state);
      }
      for (const { account, kind, place } of grown) {
        const state = table.get(account, kind);
        if (isWaiting(state)) continue;
        // It did not wait, or was taken during the commit, without these events.
        state[state.isTaken ? 'next' : 'place'] = place;
        queue.add(state);
      }
    },
    take(nowMs) {
      const state = queue.take(nowMs);
      if (state === undefined) return undefined;
      state.isTaken = true;
      if (state.kind === SUMMARY) includeOthers(state, table, note);
      return state;
    },
    summaryFrom: (account) => table.find(account, SUMMARY)?.place ?? Infinity,
    finish({ account, kind }, sentMs) {
      const state = table.get(account, kind);
      note(state);
      Object.assign(state, { place: state.next, next: null, isTaken: false });
      if (sentMs === undefined) return queue.add(state);
      state.sentMs = sentMs;
      queue.rest(state, sentMs);
    },
    postpone({ account, kind }, nowMs) {
      const state = table.get(account, kind);
      Object.assign(state, { next: null, isTaken: false });
      queue.rest(state, nowMs);
    },
    waiting() {
      const counts: Record<string, number> = {};
      for (const state of table.all()) {
        if (isWaiting(state)) counts[state.kind] = (counts[state.kind] ?? 0) + 1;
      }
      return counts;
    },
  };
}

/** Moves the events of all other waiting digests of the account into the summary. */
function includeOthers(
  summary: DigestState,
  table: DigestTable,
  note: (state: DigestState) => void,
): void {
  for (const other of table.ofAccount(summary.account)) {
    if (other === summary || other.place === null) continue;
    summary.place = Math.min(summary.place ?? Infinity, other.place);
    other.place = null;
    // The store gets both changes in one batch, so that a crash loses no event.
    note(other);
    note(summary);
  }
}

function bySent(a: StoredDigest, b: StoredDigest): number {
  return a.sent_ms - b.sent_ms;
}

/**
 * The order in which digests are sent: the accounts take turns. `onIdle` is called with each digest
 * that neither rests nor has events.
 */
function digestQueue(restMs: number, onIdle: (state: DigestState) => void) {
  const ready = new Map<number, Set<DigestState>>();
  /** Until when each digest rests; in the order of time. */
  const resting = new Map<DigestState, number>();
  /** Queues a digest whose events wait, unless it rests. */
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
    /** Keeps a digest out of the queue for the time after a mail that was sent at a moment. */
    rest: (state: DigestState, sentMs: number) => void resting.set(state, sentMs + restMs),
    /** Takes the next digest whose rest has ended. */
    take(nowMs: number): DigestState | undefined {
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
