import type { GameNotifications, HistoryRecord } from '@astrarium/contract';
import type { StoredDigest } from '../store/store.js';
import { type DigestState, isWaiting, SUMMARY } from './digestState.js';

/** An event of an account, with its place in the account's history. */
export interface PlacedRecord extends Pick<HistoryRecord, 'event' | 'tick'> {
  readonly account: number;
  readonly place: number;
}

/** The first event of a batch for a digest. */
export type FirstEvent = Readonly<{ account: number; kind: string; place: number }>;

/** The digests that start to wait with one batch. */
export interface DigestDraft {
  /** Adds an event; `isLate` when it happened in time that was caught up with. */
  add(world: unknown, record: PlacedRecord, isLate: boolean): void;
  /** The digests that have events in this batch, with the place of the first. */
  readonly grown: Iterable<FirstEvent>;
  /** The changes that the rows contain: the number of the last change of each digest. */
  readonly saving: ReadonlyMap<DigestState, number>;
  /** The digests that the store must have after this batch. */
  rows(): readonly StoredDigest[];
}

/**
 * A draft on the digests that `find` returns; those in `saving` differ from the store, with the
 * number of their last change.
 */
export function digestDraft(
  notifications: Pick<GameNotifications<unknown>, 'of'>,
  find: (account: number, kind: string) => DigestState | undefined,
  saving: ReadonlyMap<DigestState, number>,
): DigestDraft {
  const grown = new Map<string, FirstEvent>();
  /** Those that did not wait before. */
  const started = new Map<string, FirstEvent>();
  /** Whether further events join the summary of an account. */
  const hasSummary = (account: number): boolean => {
    const summary = find(account, SUMMARY);
    const waits = summary !== undefined && summary.place !== null && !summary.isTaken;
    return waits || started.has(keyOf(account, SUMMARY));
  };
  return {
    saving,
    get grown() {
      return grown.values();
    },
    add(world, { account, event, place }, isLate) {
      const mailed = notifications.of(world, account, event).mail;
      if (mailed === null) return;
      const kind = isLate || hasSummary(account) ? SUMMARY : mailed;
      const state = find(account, kind);
      const key = keyOf(account, kind);
      if (grown.has(key)) return;
      grown.set(key, { account, kind, place });
      if (state === undefined || !isWaiting(state)) started.set(key, { account, kind, place });
    },
    rows() {
      const rows = new Map<string, StoredDigest>();
      for (const state of saving.keys()) rows.set(keyOf(state.account, state.kind), rowOf(state));
      for (const [key, one] of started) {
        const { place = null, sentMs = 0 } = find(one.account, one.kind) ?? {};
        // The store keeps the place of a taken digest until that was sent.
        rows.set(key, rowOf({ ...one, place: place ?? one.place, sentMs }));
      }
      return [...rows.values()];
    },
  };
}

function rowOf(state: Pick<DigestState, 'account' | 'kind' | 'place' | 'sentMs'>): StoredDigest {
  const { account, kind, place, sentMs } = state;
  return { account, kind, place, sent_ms: sentMs };
}

function keyOf(account: number, kind: string): string {
  return `${account} ${kind}`;
}
