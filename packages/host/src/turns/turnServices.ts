import type { RuleFault, ServedGame, WorldStop } from '@astrarium/contract';
import type { FairQueue } from './queue/fairQueue.js';
import type { AccountBook } from '../accounts/accountBook.js';
import type { SeatUse } from '../accounts/seatUse.js';
import type { Histories } from '../store/histories.js';
import type { AccountMails } from '../notifications/accountMails.js';
import type { FeedCursors } from '../notifications/feedCursors.js';
import type { Digests } from '../notifications/digests.js';
import type { Store } from '../store/store.js';
import type { WebhookBook } from '../webhooks/webhookBook.js';
import type { Clock } from '../time/clock.js';

/** Time that passed longer ago than this is caught up with: it is mailed in one summary. */
export const LATE_MS = 60_000;

/** The dependencies of turns. */
export interface TurnServices {
  readonly game: ServedGame;
  readonly store: Store;
  readonly histories: Histories;
  readonly cursors: FeedCursors;
  readonly book: AccountBook;
  readonly seats: SeatUse;
  /** The mails about events that wait. */
  readonly digests: Digests;
  readonly accountMails: AccountMails;
  readonly webhooks: WebhookBook;
  readonly clock: Clock;
  /** Whether a rule threw as time passed, in the published world. */
  readonly stop: { readonly fault: WorldStop | undefined };
  /** Told of each rule that failed. */
  readonly onRuleFault: (fault: RuleFault) => void;
  /** Told of ticks that took long. */
  readonly onSlowTicks: (slow: SlowTicks) => void;
  /** Shares the thread among callers. */
  readonly thread: FairQueue;
  /** The wall clock, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly nowMs: () => number;
}

/** Ticks that took long; `ms` is what each of them took on average. */
export interface SlowTicks {
  readonly tick: number;
  readonly ticks: number;
  readonly ms: number;
}
