import { astrarium, type EventEnvelope, type GameSnapshot, probeRun } from '@astrarium/core';
import type { AccountBook } from '../accounts/accountBook.js';
import type { WebhookBook } from '../webhooks/webhookBook.js';
import type { Work } from './work.js';

/** The work of a dry run. */
export interface DryWork extends Work {
  /** The envelopes of an account's events so far. */
  envelopes(account: number): readonly EventEnvelope[];
}

/** Runs a write handler's work on a snapshot and takes everything back, the account book too. */
export function dryWork<Result>(
  from: GameSnapshot,
  { book, webhooks }: { readonly book: AccountBook; readonly webhooks: WebhookBook },
  nowMs: number,
  act: (work: DryWork) => Result,
): Result {
  let cost = 0;
  return probeRun(from, (run) =>
    act({
      world: () => astrarium.read(run.snapshot()),
      nowMs,
      book: book.draft(),
      webhooks: webhooks.draft(),
      execute(account, { read, type }) {
        cost += 1;
        return run.execute({ id: 'dry', account, type, args: read.args, read });
      },
      cost: () => cost,
      attempt: run.attempt,
      envelopes: run.envelopes,
    }),
  );
}
