import { floorDiv } from '../../../kernel.js';
import { compileMute } from '../../events/compileMute.js';
import { EVENT_PAYLOADS } from '../../events/eventPayloads.js';
import type { EventEnvelope } from './eventEnvelope.js';
import { compareEventIds } from './eventId.js';

/** An account's envelopes, oldest first: an array, or whatever can be asked by place. */
export interface EventHistory {
  readonly length: number;
  at(place: number): EventEnvelope | undefined;
}

/** What a page of events may be asked for; an adapter checks the words, this is their meaning. */
export interface EventQuery {
  /** The id to read after; there need not be such an event. `0-0` is before the oldest. */
  readonly cursor?: string | undefined;
  /** 1 to 100, else 100. */
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

/** The most events of a page, and how many it has when nobody says. */
const MAX_EVENT_PAGE = 100;

/**
 * A page of an account's events: after the cursor, or else the latest ones. With filters
 * `next_cursor` is the last event looked at, shown or not, so that nothing is looked at twice.
 */
export function eventPage(history: EventHistory, query: EventQuery = {}): EventPage {
  const { after_seconds: after, before_seconds: before, cursor } = query;
  const limit = limitOf(query.limit);
  const wanted = filterOf(query);
  const at = (place: number) => history.at(place) as EventEnvelope;
  const first = (is: (envelope: EventEnvelope) => boolean) => firstPlace(history, is);
  const begin = after === undefined ? 0 : first((one) => one.created_at_seconds >= after);
  const end =
    before === undefined ? history.length : first((one) => one.created_at_seconds >= before);
  const events: EventEnvelope[] = [];
  if (cursor === undefined) {
    for (let place = end - 1; place >= begin && events.length < limit; place -= 1) {
      const one = at(place);
      if (wanted(one)) events.push(one);
    }
    return { events: events.reverse(), next_cursor: null };
  }
  const read = first((one) => compareEventIds(one.id, cursor) > 0);
  for (let place = read > begin ? read : begin; place < end; place += 1) {
    const one = at(place);
    if (wanted(one)) events.push(one);
    if (events.length < limit) continue;
    return { events, next_cursor: place + 1 < end ? one.id : null };
  }
  return { events, next_cursor: null };
}

function limitOf(limit: number | undefined): number {
  const known = limit !== undefined && limit >= 1 && limit < MAX_EVENT_PAGE;
  return known ? limit : MAX_EVENT_PAGE;
}

function filterOf(query: EventQuery): (envelope: EventEnvelope) => boolean {
  const { category, device_code, event, muted, visible } = query;
  const isMuted = muted === undefined ? () => false : compileMute(muted);
  return (one) =>
    (device_code === undefined || one.device_code === device_code) &&
    (category === undefined || one.category === category) &&
    (event === undefined || one.event === event) &&
    (visible === undefined || isSeen(one, visible)) &&
    !isMuted(one.event);
}

/** News of the galaxy are everybody's; else a replicant that the event names must be visible. */
function isSeen(one: EventEnvelope, visible: readonly string[]): boolean {
  if (one.replicant_code === null || visible.includes(one.replicant_code)) return true;
  return EVENT_PAYLOADS[one.event].some(
    ({ kind, name }) => kind === 'replicant' && visible.includes(String(one.payload[name])),
  );
}

/** The first place where `is` holds, which it does from there on; by halving. */
function firstPlace(history: EventHistory, is: (envelope: EventEnvelope) => boolean): number {
  let low = 0;
  let high = history.length;
  while (low < high) {
    const middle = floorDiv(low + high, 2);
    if (is(history.at(middle) as EventEnvelope)) high = middle;
    else low = middle + 1;
  }
  return low;
}
