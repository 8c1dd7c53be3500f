import { type Steps, takeSteps } from '../../rules/takeSteps.js';
import { compileMute } from '../../events/compileMute.js';
import { eventFilter } from './eventFilter.js';
import { EVENT_PAYLOADS } from '../../events/eventPayloads.js';
import { EVENTS } from '../../events/events.js';
import type { EventEnvelope } from './eventEnvelope.js';
import { compareEventIds } from './eventId.js';
import { type IndexFilter, indexNames } from './eventIndex.js';
import {
  firstPlace,
  type History,
  type HistoryFilter,
  pageLimit,
  visitHistory,
} from './visitHistory.js';

/** The envelopes of an account. */
export type EventHistory = History<EventEnvelope>;

/** The parameters of a page of events, which an adapter has checked. */
export interface EventQuery {
  /** The id to read after; there need not be such an event. `0-0` is before the oldest. */
  readonly cursor?: string | undefined;
  /** 1 to 100; 100 without it. */
  readonly limit?: number | undefined;
  /** The account's mute patterns, when they are to be applied. */
  readonly muted?: readonly string[] | undefined;
  /** Codes of the replicants that the reader sees (`actingReplicantCodes`), or else all. */
  readonly visible?: readonly string[] | undefined;
  readonly device_code?: string | undefined;
  readonly category?: string | undefined;
  readonly event?: string | undefined;
  /** At or after, and before: seconds since 1970-01-01T00:00:00Z. */
  readonly after_seconds?: number | undefined;
  readonly before_seconds?: number | undefined;
}

/** A page of events, oldest first. */
export interface EventPage {
  readonly events: EventEnvelope[];
  /** The id of the last event that was looked at; null when there is nothing after it. */
  readonly next_cursor: string | null;
}

const LIMIT = 100;

/** The page of `eventPageSteps`, at once. */
export function eventPage(history: EventHistory, query: EventQuery = {}): EventPage {
  return takeSteps(eventPageSteps(history, query));
}

/**
 * A page of an account's events, in steps: after the cursor, or else the latest ones. With filters
 * `next_cursor` is the last event looked at, shown or not, so that nothing is looked at twice.
 */
export function* eventPageSteps(history: EventHistory, query: EventQuery = {}): Steps<EventPage> {
  const { after_seconds: after, before_seconds: before, cursor } = query;
  const limit = pageLimit(query.limit ?? LIMIT);
  const filter = filterOf(query);
  const { first = 0, length } = history;
  const start =
    after === undefined
      ? first
      : yield* firstPlace(history, (one) => one.created_at_seconds >= after);
  const end =
    before === undefined
      ? length
      : yield* firstPlace(history, (one) => one.created_at_seconds >= before);
  const events: EventEnvelope[] = [];
  if (cursor === undefined) {
    const places = { from: end - 1, end: start - 1, step: -1 } as const;
    if (start < end)
      yield* visitHistory(history, places, filter, (one) => events.push(one) < limit);
    return { events: events.reverse(), next_cursor: null };
  }
  const read = yield* firstPlace(history, (one) => compareEventIds(one.id, cursor) > 0);
  const places = { from: read > start ? read : start, end, step: 1 } as const;
  let last = end;
  if (places.from < end) {
    yield* visitHistory(history, places, filter, (one, place) => {
      last = place;
      return events.push(one) < limit;
    });
  }
  const isMore = events.length === limit && last + 1 < end;
  return { events, next_cursor: isMore ? (events.at(-1)?.id ?? null) : null };
}

function filterOf(query: EventQuery): HistoryFilter<EventEnvelope> {
  const { visible } = query;
  const isWanted = eventFilter(query);
  return {
    isWanted: (one) => isWanted(one) && (visible === undefined || isSeen(one, visible)),
    index: indexFilter(query),
  };
}

function indexFilter(query: EventQuery): IndexFilter | undefined {
  const { category, device_code, event, muted = [], visible } = query;
  const all = [category, device_code, event, visible];
  if (muted.length === 0 && all.every((one) => one === undefined)) return undefined;
  const isMuted = compileMute(muted);
  return {
    names: indexNames(
      (name) =>
        (category === undefined || EVENTS[name].category === category) &&
        (event === undefined || name === event) &&
        !isMuted(name),
    ),
    device_code,
    replicant_codes: visible,
  };
}

/** News of the galaxy are everybody's; else a replicant that the event names must be visible. */
function isSeen(one: EventEnvelope, visible: readonly string[]): boolean {
  if (one.replicant_code === null || visible.includes(one.replicant_code)) return true;
  return EVENT_PAYLOADS[one.event].some(
    ({ kind, name }) => kind === 'replicant' && visible.includes(String(one.payload[name])),
  );
}
