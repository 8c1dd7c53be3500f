import { EVENTS } from '../../events/events.js';
import { refuseConflict, type Refused } from '../../rules/refuse.js';
import { type Steps, takeSteps } from '../../rules/takeSteps.js';
import { type IndexFilter, indexNames } from './eventIndex.js';
import type { ReplicantEvent } from './replicantLog.js';
import { type History, type HistoryFilter, pageLimit, visitHistory } from './visitHistory.js';

/** The log of a replicant; the entry at place 0 has position 1. */
export type ReplicantHistory = History<ReplicantEvent>;

/** The parameters of a page of a replicant's log. */
export interface ReplicantQuery {
  /** The position to start from; without it the oldest. */
  readonly cursor?: number | undefined;
  /** 1 to 100; 20 without it. */
  readonly limit?: number | undefined;
  /** The latest entries instead; not together with a cursor. */
  readonly latest?: boolean | undefined;
  readonly event_type?: string | undefined;
  readonly device_type?: string | undefined;
  readonly device?: string | undefined;
}

/** A page of a replicant's log in the order of positions. */
export interface ReplicantPage {
  readonly events: ReplicantEvent[];
  /** The position to start from next; null when there is nothing more. */
  readonly next_cursor: number | null;
}

/** Parameters of a page of which only one may be given. */
export const REPLICANT_CONFLICTS = [['latest', 'cursor']] as const;

const LIMIT = 20;

/** A page of a replicant's log; refused when it asks for the latest and for a position. */
export function replicantPage(
  history: ReplicantHistory,
  query: ReplicantQuery = {},
): ReplicantPage | Refused {
  return takeSteps(replicantPageSteps(history, query));
}

/** The page of `replicantPage`, in steps. */
export function* replicantPageSteps(
  history: ReplicantHistory,
  query: ReplicantQuery = {},
): Steps<ReplicantPage | Refused> {
  const { cursor, latest = false } = query;
  const limit = pageLimit(query.limit ?? LIMIT);
  if (latest && cursor !== undefined) return refuseConflict(REPLICANT_CONFLICTS[0]);
  const { first = 0, length } = history;
  const filter = filterOf(query);
  const events: ReplicantEvent[] = [];
  if (latest) {
    const places = { from: length - 1, end: first - 1, step: -1 } as const;
    yield* visitHistory(history, places, filter, (entry) => events.push(entry) < limit);
    return { events: events.reverse(), next_cursor: null };
  }
  const from = cursor === undefined || cursor <= first ? first : cursor - 1;
  let next = length;
  const places = { from, end: length, step: 1 } as const;
  if (from < length) {
    yield* visitHistory(history, places, filter, (entry, place) => {
      next = place + 1;
      return events.push(entry) < limit;
    });
  }
  const isMore = events.length === limit && next < length;
  return { events, next_cursor: isMore ? next + 1 : null };
}

function filterOf(query: ReplicantQuery): HistoryFilter<ReplicantEvent> {
  const { device, device_type, event_type } = query;
  return {
    isWanted: (entry) =>
      (event_type === undefined || entry.event_type === event_type) &&
      (device_type === undefined || entry.device_type === device_type) &&
      (device === undefined || entry.device_code === device),
    index: indexFilter(query),
  };
}

function indexFilter(query: ReplicantQuery): IndexFilter | undefined {
  const { device, device_type, event_type } = query;
  if (device === undefined && device_type === undefined && event_type === undefined) {
    return undefined;
  }
  return {
    names: indexNames(
      (name) => event_type === undefined || EVENTS[name].logEntry.event_type === event_type,
    ),
    device_type,
    device_code: device,
  };
}
