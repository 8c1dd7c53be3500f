import { astrarium, type EventEnvelope, type GameSnapshot, probeRun } from '@astrarium/core';
import type { AccountBook } from '../accounts/accountBook.js';
import type { Work } from './work.js';

/** The work of a dry run. */
export interface DryWork extends Work {
  /** The envelopes of an account's events so far. */
  envelopes(account: number): readonly EventEnvelope[];
}

/** Runs a write handler's work on a snapshot and takes everything back, the account book too. */
export function dryWork<Result>(
  from: GameSnapshot,
  book: AccountBook,
  nowMs: number,
  act: (work: DryWork) => Result,
): Result {
  return probeRun(from, (run) =>
    act({
      world: () => astrarium.read(run.snapshot()),
      nowMs,
      book: book.draft(),
      execute: (account, { read, type }) =>
        run.execute({ id: 'dry', account, type, args: read.args, read }),
      attempt: run.attempt,
      envelopes: run.envelopes,
    }),
  );
}
