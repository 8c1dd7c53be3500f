import type { Store, StoredOutcome } from './store.js';

/** The stored outcomes and those that a batch adds. */
export interface OutcomeDraft {
  added(): readonly StoredOutcome[];
  find(account: number, key: string): StoredOutcome | undefined;
  keep(outcome: StoredOutcome): void;
}

/** A draft on the outcomes of a store. */
export function outcomeDraft(store: Store): OutcomeDraft {
  const added = new Map<string, StoredOutcome>();
  return {
    added: () => [...added.values()],
    find: (account, key) => added.get(`${account} ${key}`) ?? store.outcome(account, key),
    keep: (outcome) => void added.set(`${outcome.account} ${outcome.key}`, outcome),
  };
}
