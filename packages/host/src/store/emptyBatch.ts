import type { ClockAnchor, StoreBatch } from './store.js';

/** A batch with only a clock. */
export function emptyBatch(clock: ClockAnchor): StoreBatch {
  return {
    clock,
    deletedAccounts: [],
    lines: [],
    envelopes: [],
    entries: [],
    outcomes: [],
    credentials: [],
    tokens: [],
    deletedTokens: [],
    links: [],
    usedLinks: [],
    mails: [],
    digests: [],
    webhooks: [],
    deletedWebhooks: [],
    deliveries: [],
  };
}
