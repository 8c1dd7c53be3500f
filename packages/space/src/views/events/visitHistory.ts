import { floorDiv, isInt } from '@astrarium/core';
import type { Steps } from '../../rules/takeSteps.js';
import type { EventIndex, IndexFilter, IndexSearch } from './eventIndex.js';

/** Stored entries, oldest first: an array, or whatever returns them by place. */
export interface History<Entry> {
  /** The first place that is still there; 0 when missing. */
  readonly first?: number;
  /** The place after the last entry. */
  readonly length: number;
  at(place: number): Entry | undefined;
  /** Returns the index of all entries. Without it, filters read every entry. */
  readonly index?: () => Steps<EventIndex>;
}

/** What a reader looks for in a history. */
export interface HistoryFilter<Entry> {
  readonly isWanted: (entry: Entry) => boolean;
  /** Finds the entries that may be wanted in the index; undefined for all. */
  readonly index: IndexFilter | undefined;
}

/** Places to visit: from `from` to before `end`, in steps of 1 or -1. */
interface Places {
  readonly from: number;
  readonly end: number;
  readonly step: 1 | -1;
}

/** Entries that are read before the index is used: pages of the newest events need no index. */
const MAX_DIRECT = 128;

/** Visits the wanted entries at these places until `visit` returns false; each entry is a step. */
export function* visitHistory<Entry>(
  history: History<Entry>,
  { end, from, step }: Places,
  filter: HistoryFilter<Entry>,
  visit: (entry: Entry, place: number) => boolean,
): Steps<void> {
  let search: IndexSearch | undefined;
  let read = 0;
  for (let place = from; place !== end; place += step) {
    if (read === MAX_DIRECT && filter.index !== undefined && history.index !== undefined) {
      search = (yield* history.index()).search(filter.index);
    }
    if (search !== undefined) place = search(place, end, step);
    if (place === end) return;
    read += 1;
    const entry = history.at(place);
    if (entry !== undefined && filter.isWanted(entry) && !visit(entry, place)) return;
    yield 1;
  }
}

/** The first place where `is` holds, which it does from there on; each entry read is a step. */
export function* firstPlace<Entry>(
  history: History<Entry>,
  is: (entry: Entry) => boolean,
): Steps<number> {
  const { first = 0, length } = history;
  let [low, high] = [first, length];
  while (low < high) {
    const middle = low + floorDiv(high - low, 2);
    if (is(history.at(middle) as Entry)) high = middle;
    else low = middle + 1;
    yield 1;
  }
  return low;
}

/** The maximum number of entries of a page. */
const MAX_PAGE = 100;

/**
 * The number of entries of a page.
 *
 * @throws TypeError if it is not an integer from 1 to 100
 */
export function pageLimit(limit: number): number {
  if (isInt(limit) && limit >= 1 && limit <= MAX_PAGE) return limit;
  throw new TypeError(`A page must have 1 to ${MAX_PAGE} entries, not ${String(limit)}`);
}
