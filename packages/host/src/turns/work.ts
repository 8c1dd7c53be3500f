import type { Outcome, World } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';

/** Where a mutation does its work: in a batch that will be published, or in a dry run. */
export interface Work {
  /** The world as the work so far has made it. */
  world(): World;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: number;
  readonly book: BookDraft;
  /** Carries out a command of an account; 0 is the host's own. */
  execute(type: string, account: number, args: Readonly<Record<string, unknown>>): Outcome;
  /** Does what `f` does, or nothing of it where `f` gives false. */
  attempt(f: () => boolean): void;
}
