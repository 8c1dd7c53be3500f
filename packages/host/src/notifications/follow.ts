import { compareEventIds } from '@astrarium/core';
import type { EventFeed, FeedEvent } from './eventFeed.js';

/** Reads the events of an account one by one from a place in its history. */
export interface Follower {
  /** The id of the last event that was read, or the id of the start. */
  readonly cursor: string;
  /** The next step; undefined if there is no further event yet. */
  next(): FollowStep | undefined;
}

/** The next step in a history. */
export type FollowStep = FeedEvent | FollowGap | 'muted';

/** Events after an id were pruned, or the id is of an event that this game does not have. */
export interface FollowGap {
  readonly after: string;
  /** The id of the next event; null when there is none yet. */
  readonly oldest: string | null;
}

/**
 * Follows an account's events after an id, or from now on without one. The id need not exist. An id
 * after the newest event is from a game that was restored from an older copy: it is followed by a
 * gap, then by new events. Later changes of what is muted have no effect.
 */
export function follow(feed: EventFeed, account: number, from: string | undefined): Follower {
  const { first, end } = feed.range(account);
  const isMuted = feed.mute(account);
  let place = from === undefined ? end : feed.placeAfter(account, from);
  const before = place > first ? feed.at(account, place - 1)?.id : undefined;
  const newest = end === 0 ? '0-0' : before;
  /** The newest id, while the reader has a newer one. */
  let aheadOf = from !== undefined && place === end && isAfter(from, newest) ? newest : undefined;
  let cursor = (aheadOf === undefined ? before : undefined) ?? from ?? '0-0';
  // Pruned events may be before or after an id that no kept event has. When unsure, report a gap.
  let gap = aheadOf !== undefined || (from !== undefined && place === first && first > 0);
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
        const after = cursor;
        cursor = aheadOf ?? cursor;
        aheadOf = undefined;
        return { after, oldest: oldest ?? null };
      }
      const event = place < range.end ? feed.at(account, place) : undefined;
      if (event === undefined) return undefined;
      place += 1;
      cursor = event.id;
      return isMuted(event.event) ? 'muted' : event;
    },
  };
}

function isAfter(id: string, other: string | undefined): boolean {
  return other !== undefined && compareEventIds(id, other) > 0;
}
