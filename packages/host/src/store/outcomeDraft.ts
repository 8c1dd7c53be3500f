import type { StoredOutcome } from './store.js';

/** The outcomes that a draft is based on. */
export interface OutcomeBase {
  find(account: number, key: string): StoredOutcome | undefined;
}

/** The outcomes of a base and those that a batch adds. */
export interface OutcomeDraft extends OutcomeBase {
  added(): readonly StoredOutcome[];
  keep(outcome: StoredOutcome): void;
}

/** A draft on the outcomes that `base` returns. */
export function outcomeDraft(base: () => OutcomeBase): OutcomeDraft {
  const added = new Map<string, StoredOutcome>();
  return {
    added: () => [...added.values()],
    find: (account, key) => added.get(`${account} ${key}`) ?? base().find(account, key),
    keep: (outcome) => void added.set(`${outcome.account} ${outcome.key}`, outcome),
  };
}
