import type { EventFeed, FeedEvent } from './eventFeed.js';

/** A place in an account's history, from which its events are read one by one. */
export interface Follower {
  /** The id of the last event that was passed, or of where it began. */
  readonly cursor: string;
  /** What comes next; undefined when that has not happened yet. */
  next(): FollowStep | undefined;
}

/** What comes next in a history. */
export type FollowStep = FeedEvent | FollowGap | 'muted';

/** Events after an id are not kept any more. */
export interface FollowGap {
  readonly after: string;
  /** The id of the next event; null when there is none yet. */
  readonly oldest: string | null;
}

/**
 * Follows an account's events after an id, or from now on when there is none. The id need not
 * exist; one past the newest event stands for that. What is muted now is muted ever after.
 */
export function follow(feed: EventFeed, account: number, from: string | undefined): Follower {
  const { first, end } = feed.range(account);
  const isMuted = feed.mute(account);
  let place = from === undefined ? end : feed.placeAfter(account, from);
  let cursor = (place > first ? feed.at(account, place - 1)?.id : from) ?? from ?? '0-0';
  // Whether the forgotten ones came before or after an id that none of the kept ones has, nobody
  // knows any more: better a gap too many than one untold.
  let gap = from !== undefined && place === first && first > 0;
  return {
    get cursor() {
      return cursor;
    },
    next() {
      const range = feed.range(account);
      if (gap || place < range.first) {
        gap = false;
        place = Math.max(place, range.first);
        const oldest = place < range.end ? feed.at(account, place)?.id : undefined;
        return { after: cursor, oldest: oldest ?? null };
      }
      const event = place < range.end ? feed.at(account, place) : undefined;
      if (event === undefined) return undefined;
      place += 1;
      cursor = event.id;
      return isMuted(event.event) ? 'muted' : event;
    },
  };
}
