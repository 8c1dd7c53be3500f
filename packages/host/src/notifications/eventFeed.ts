import type { HistoryRange } from '../store/store.js';

/** An event as a stream sends it. */
export interface FeedEvent {
  readonly id: string;
  /** Its name, for muting. */
  readonly event: string;
  /** The envelope as JSON on one line, with its time in the account's time zone. */
  readonly text: string;
}

/** What a stream is told. */
export interface FeedListener {
  /** There are events after those that were there before. */
  readonly published: () => void;
  /** The token by which the stream was opened is good no more. */
  readonly revoked: () => void;
  /** The host closes. */
  readonly closed: () => void;
}

/**
 * The published events of accounts, to be pulled place by place: nothing is queued for anybody.
 * Places grow by one from event to event of an account.
 */
export interface EventFeed {
  range(account: number): HistoryRange;
  /** The first place whose event comes after an id; ids need not exist, `0-0` is before all. */
  placeAfter(account: number, id: string): number;
  /** The event at a place; undefined when it is not there, or not any more. */
  at(account: number, place: number): FeedEvent | undefined;
  /** Which events the account has muted, as its patterns are now. */
  mute(account: number): (event: string) => boolean;
  /** Tells a listener of what happens to an account; gives what ends it. */
  watch(account: number, listener: FeedListener): () => void;
}
