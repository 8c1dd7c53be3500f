import type { TextEvent } from '@astrarium/contract';
import type { EventFeed, FeedFilters } from './liveFeed.js';
import { readCursor } from './feedCursors.js';

/** Reads the events of an account one by one from a place in its history. */
export interface Follower {
  /** The cursor after the last event that was read, or that of the start. */
  readonly cursor: string;
  /** The next step; undefined if there is no further event yet. */
  next(): FollowStep | undefined;
}

/** The next step in a history; `skipped` is an event that the filters leave out. */
export type FollowStep = TextEvent | FollowGap | 'skipped';

/** Events after an id were pruned, or the id is of an event that this game does not have. */
export interface FollowGap {
  readonly after: string;
  /** The id of the next event; null when there is none yet. */
  readonly oldest: string | null;
}

/**
 * Follows an account's events after a cursor, or from now on without one. The event of its id need
 * not exist. A cursor of a game that continued from a copy of this one, and an id after the newest
 * event, are followed by a gap, then by new events. Later changes of what is muted have no effect.
 */
export function follow(
  feed: EventFeed,
  account: number,
  from: string | undefined,
  filters: FeedFilters = {},
): Follower {
  const { first, end } = feed.range(account);
  const isWanted = feed.filter(account, filters);
  const given = from === undefined ? undefined : readCursor(from);
  let place = given === undefined ? end : feed.placeAfter(account, given.id);
  const before = place > first ? feed.at(account, place - 1)?.id : undefined;
  const newest = end === 0 ? '0-0' : before;
  const isAhead =
    given !== undefined &&
    place === end &&
    newest !== undefined &&
    feed.compareIds(given.id, newest) > 0;
  const isForeign = given !== undefined && !feed.cursors.isOwn(account, given);
  /** Where a reader continues whose cursor is not of this game. */
  let rest = isAhead ? newest : isForeign ? (before ?? given.id) : undefined;
  let id = (rest === undefined ? before : undefined) ?? given?.id ?? '0-0';
  // Until the reader knows of the gap, it must come back with its own cursor.
  let cursor = rest === undefined ? feed.cursors.of(id) : (from ?? id);
  // Pruned events may be before or after an id that no kept event has. When unsure, report a gap.
  let gap = rest !== undefined || (from !== undefined && place === first && first > 0);
  const moveTo = (next: string): void => {
    id = next;
    cursor = feed.cursors.of(next);
  };
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
        const after = id;
        moveTo(rest ?? id);
        rest = undefined;
        return { after, oldest: oldest ?? null };
      }
      const event = place < range.end ? feed.at(account, place) : undefined;
      if (event === undefined) return undefined;
      place += 1;
      moveTo(event.id);
      return isWanted(event) ? event : 'skipped';
    },
  };
}
