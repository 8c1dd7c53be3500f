import type { HistoryRange } from '../store/store.js';
import type { FeedCursors } from './feedCursors.js';

/** An event in the form that streams send. */
export interface FeedEvent {
  readonly id: string;
  /** Its name, for muting. */
  readonly event: string;
  /** The envelope as JSON on one line, with its time in the account's time zone. */
  readonly text: string;
}

/** The callbacks of a stream. */
export interface FeedListener {
  /** The account has new events. */
  readonly published: () => void;
  /** The token of the account was replaced. */
  readonly revoked: () => void;
  /** The host closes. */
  readonly closed: () => void;
}

/**
 * The published events of accounts. Readers pull them by place; nothing is queued for a reader. The
 * events of an account have consecutive places.
 */
export interface EventFeed {
  readonly cursors: FeedCursors;
  range(account: number): HistoryRange;
  /** The first place whose event is after an id. The id need not exist; `0-0` is before all. */
  placeAfter(account: number, id: string): number;
  /** The event at a place; undefined if there is none yet or it was pruned. */
  at(account: number, place: number): FeedEvent | undefined;
  /** A test for the events that the account has muted now. */
  mute(account: number): (event: string) => boolean;
  /** Adds a listener of an account; the returned function removes it. */
  watch(account: number, listener: FeedListener): () => void;
}
