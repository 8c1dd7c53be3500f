import type { Command, Outcome, World } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';
import type { WebhookDraft } from '../webhooks/webhookBook.js';

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
  /** Calls `f`, and takes everything back if it returns false. */
  attempt(f: () => boolean): void;
}
