import type { EventFeed } from '@astrarium/host';

/** Where a stream begins. */
export interface Start {
  /** The place of its first event. */
  readonly place: number;
  /** The id of the event before it. */
  readonly last: string;
  /** Whether events after the id that was asked for are not kept any more. */
  readonly gap: boolean;
}

/** The id before all events. */
const BEFORE_ALL = '0-0';

/**
 * Where a stream begins that goes on after an id, or from now on when there is none. The id need
 * not exist; one past the newest event stands for that.
 */
export function startAfter(feed: EventFeed, account: number, cursor: string | undefined): Start {
  const { first, end } = feed.range(account);
  const place = cursor === undefined ? end : feed.placeAfter(account, cursor);
  const last = feed.at(account, place - 1)?.id ?? cursor ?? BEFORE_ALL;
  // Whether the forgotten ones came before or after an id that none of the kept ones has, nobody
  // knows any more: better a gap too many than one untold.
  return { place, last, gap: cursor !== undefined && place === first && first > 0 };
}
