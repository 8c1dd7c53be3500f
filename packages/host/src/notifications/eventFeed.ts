import type { HistoryRange } from '../store/store.js';
import type { FeedCursors } from './feedCursors.js';

/** An event in the form that streams send. */
export interface FeedEvent {
  readonly id: string;
  /** Its name, category and device, for filters. */
  readonly event: string;
  readonly category: string;
  readonly device_code: string | null;
  /** The envelope as JSON on one line, with its time in the account's time zone. */
  readonly text: string;
}

/** What a stream can be filtered by; each means the same as for a page of events. */
export interface FeedFilters {
  readonly device_code?: string | undefined;
  readonly category?: string | undefined;
  readonly event?: string | undefined;
  /** Whether the account's mute patterns apply; a stream applies them unless this is false. */
  readonly filtered?: boolean | undefined;
}

/** The callbacks of a stream. */
export interface FeedListener {
  /** The account has new events. */
  readonly published: () => void;
  /** A token of the account is not valid any more. */
  readonly revoked: (token: string) => void;
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
  /** A test for the events that a stream shows, with the patterns that the account mutes now. */
  filter(account: number, filters: FeedFilters): (event: FeedEvent) => boolean;
  /** Adds a listener of an account; the returned function removes it. */
  watch(account: number, listener: FeedListener): () => void;
}
