import type { AccountBook } from '../accounts/accountBook.js';
import type { Histories } from '../store/histories.js';
import type { Store } from '../store/store.js';
import type { Clock } from '../time/clock.js';

/** The dependencies of turns. */
export interface TurnServices {
  readonly store: Store;
  readonly histories: Histories;
  readonly book: AccountBook;
  readonly clock: Clock;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
}
