/** The kind of the one mail about everything that happened in time that was caught up with. */
export const SUMMARY = 'summary';

/** The events of one account and kind that wait to be mailed together. */
export interface DigestState {
  readonly account: number;
  readonly kind: string;
  /** The place of the first event that was not mailed; null when none waits. */
  place: number | null;
  /** The moment of the last mail; 0 before the first. */
  sentMs: number;
  /** The first event after those of the digest that is taken; null when there is none. */
  next: number | null;
  /** Whether it is being written or sent. */
  isTaken: boolean;
}

/** Whether events wait, besides those that are being sent. */
export function isWaiting({ isTaken, next, place }: DigestState): boolean {
  return (isTaken ? next : place) !== null;
}

/** Digests by account and kind. */
export interface DigestTable {
  find(account: number, kind: string): DigestState | undefined;
  /** Adds an empty one if there is none. */
  get(account: number, kind: string): DigestState;
  ofAccount(account: number): Iterable<DigestState>;
  all(): Iterable<DigestState>;
  remove(state: DigestState): void;
}

/** An empty table. */
export function digestTable(): DigestTable {
  const accounts = new Map<number, Map<string, DigestState>>();
  const find = (account: number, kind: string) => accounts.get(account)?.get(kind);
  return {
    find,
    get(account, kind) {
      const known = find(account, kind);
      if (known !== undefined) return known;
      const state = { account, kind, place: null, sentMs: 0, next: null, isTaken: false };
      const ofAccount = accounts.get(account) ?? new Map<string, DigestState>();
      accounts.set(account, ofAccount.set(kind, state));
      return state;
    },
    ofAccount: (account) => accounts.get(account)?.values() ?? [],
    *all() {
      for (const ofAccount of accounts.values()) yield* ofAccount.values();
    },
    remove({ account, kind }) {
      const ofAccount = accounts.get(account);
      ofAccount?.delete(kind);
      if (ofAccount?.size === 0) accounts.delete(account);
    },
  };
}
