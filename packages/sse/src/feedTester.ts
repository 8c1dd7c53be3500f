import type { TextEvent } from '@astrarium/contract';
import type { EventFeed, FeedListener, RevokedWhy } from '@astrarium/host';

/** A feed without a host that tests control. */
export interface FeedTester extends EventFeed {
  /** Adds events to an account's history and tells its listeners. */
  publish(account: number, ...events: readonly string[]): void;
  /** Prunes all but the last events of an account. */
  prune(account: number, keep: number): void;
  /** Names of events that are muted for streams opened from now on. */
  mutes(account: number, ...events: readonly string[]): void;
  /** Revokes a token of an account. */
  revoke(account: number, token: string, why?: RevokedWhy): void;
  close(): void;
  /** The number of listeners. */
  readonly listeners: number;
}

/** Makes a feed without a host. The event at place n has the id `<n + 1>-0`. */
export function feedTester(payload = ''): FeedTester {
  const histories = new Map<number, TextEvent[]>();
  const firsts = new Map<number, number>();
  const muted = new Map<number, ReadonlySet<string>>();
  const listeners = new Set<readonly [number, FeedListener]>();
  const historyOf = (account: number): TextEvent[] => {
    const history = histories.get(account) ?? [];
    histories.set(account, history);
    return history;
  };
  const range = (account: number) => ({
    first: firsts.get(account) ?? 0,
    end: historyOf(account).length,
  });
  const notify = (account: number, call: (listener: FeedListener) => void): void => {
    for (const [owner, listener] of listeners) if (owner === account) call(listener);
  };
  return {
    cursors: { of: (id) => id, isOwn: () => true },
    range,
    placeAfter: (account, id) => {
      const { first, end } = range(account);
      return Math.min(end, Math.max(first, Number(id.split('-')[0])));
    },
    at: (account, place) => (place < range(account).first ? undefined : historyOf(account)[place]),
    filter: (account, { category }) => {
      const names = muted.get(account) ?? new Set();
      return (one) => !names.has(one.event) && (category === undefined || one.event === category);
    },
    compareIds: (a, b) => Number.parseInt(a) - Number.parseInt(b),
    watch: (account, listener) => {
      const entry = [account, listener] as const;
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    publish: (account, ...events) => {
      const history = historyOf(account);
      for (const event of events) {
        const id = `${history.length + 1}-0`;
        history.push({
          id,
          event,
          tick: 0,
          created_at_seconds: 0,
          text: JSON.stringify({ id, event, account, payload }),
        });
      }
      notify(account, (one) => one.published());
    },
    prune: (account, keep) => {
      firsts.set(account, Math.max(range(account).first, range(account).end - keep));
    },
    mutes: (account, ...events) => void muted.set(account, new Set(events)),
    revoke: (account, token, why = 'revoked') => notify(account, (one) => one.revoked(token, why)),
    close: () => {
      for (const [, listener] of listeners) listener.closed();
    },
    get listeners() {
      return listeners.size;
    },
  };
}
