import { astrarium, type EventEnvelope, eventEnvelopes, type GameSnapshot } from '@astrarium/core';
import type { AccountBook } from '../accounts/accountBook.js';
import { jsonCopy } from './jsonCopy.js';
import type { Work } from './work.js';

/** Work of which nothing stays. */
export interface DryWork extends Work {
  /** The envelopes of an account that it has brought so far. */
  envelopes(account: number): readonly EventEnvelope[];
}

/**
 * Lets a mutation do its work on a snapshot, of which nothing stays: the very code path of the
 * real one. What the book is told goes nowhere.
 */
export function dryWork<R>(
  from: GameSnapshot,
  book: AccountBook,
  nowMs: number,
  act: (work: DryWork) => R,
): R {
  return astrarium.probe(from, () => {
    let snapshot = from;
    let told: { readonly account: number; readonly envelope: EventEnvelope }[] = [];
    return act({
      world: () => astrarium.read(snapshot),
      nowMs,
      book: book.draft(),
      execute(type, account, asked) {
        const args = jsonCopy(asked) as Record<string, unknown>;
        const given = astrarium.execute(snapshot, { id: 'dry', account, type, args });
        snapshot = given.snapshot;
        told.push(...eventEnvelopes(astrarium.read(snapshot), given.events).envelopes);
        return given.outcome;
      },
      attempt(f) {
        const before = { snapshot, told: [...told] };
        if (!f()) ({ snapshot, told } = before);
      },
      envelopes: (account) =>
        told.flatMap((one) => (one.account === account ? [one.envelope] : [])),
    });
  });
}
