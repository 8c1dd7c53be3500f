import type { Command, Outcome } from '@astrarium/core';
import {
  type World,
  astrarium,
  type EventEnvelope,
  type GameSnapshot,
  probeRun,
} from '@astrarium/space';
import type { BookDraft, AccountBook } from '../accounts/accountBook.js';
import type { WebhookDraft, WebhookBook } from '../webhooks/webhookBook.js';

/** A command whose arguments were read. */
type ReadOrder = Required<Pick<Command, 'type' | 'read'>>;

/** The functions of a write handler, in a batch or in a dry run. */
export interface Work {
  /** The world after the work so far. */
  world(): World;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: number;
  readonly book: BookDraft;
  readonly webhooks: WebhookDraft;
  /** Executes a command of an account whose arguments were read; 0 is the host itself. */
  execute(account: number, order: ReadOrder): Outcome;
  /** The cost of the commands so far, also of those that were taken back. */
  cost(): number;
  /** Returns a function that takes back all commands that are executed from now on. */
  savepoint(): () => void;
}

/** The work of a dry run. */
interface DryWork extends Work {
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
      savepoint: run.savepoint,
      envelopes: run.envelopes,
    }),
  );
}
