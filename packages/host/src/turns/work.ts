import type { Outcome, World } from '@astrarium/core';
import type { BookDraft } from '../accounts/accountBook.js';

/** The functions of a write handler, in a batch or in a dry run. */
export interface Work {
  /** The world after the work so far. */
  world(): World;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: number;
  readonly book: BookDraft;
  /** Executes a command of an account; 0 is the host itself. */
  execute(type: string, account: number, args: Readonly<Record<string, unknown>>): Outcome;
  /** Calls `f`, and takes everything back if it returns false. */
  attempt(f: () => boolean): void;
}
