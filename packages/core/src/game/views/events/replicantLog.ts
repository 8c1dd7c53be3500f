import type { Event, Outcome } from '../../../kernel.js';
import { EVENTS } from '../../events/events.js';
import { refuse } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { eventEnvelope, type EventEnvelope } from './eventEnvelope.js';
import { eventMessage, type EventPayload } from './eventPayload.js';
import type { ReplicantId } from '../../state/replicant.js';

/** An entry of a replicant's log as the wire shows it, but for `created_at`. */
export interface ReplicantEvent {
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly created_at_seconds: number;
  readonly device_code: string;
  readonly device_type: string;
  readonly event_type: string;
  readonly message: string;
  readonly payload: EventPayload;
}

/** An entry and whose it is; its position is its place in the replicant's log, from 1. */
export interface LoggedEvent {
  readonly replicant: ReplicantId;
  readonly entry: ReplicantEvent;
}

/** A replicant's entries, oldest first; the one at place 0 has position 1. */
export interface ReplicantHistory {
  readonly length: number;
  /** The first place that is still there; 0 when missing. */
  readonly first?: number;
  at(place: number): ReplicantEvent | undefined;
}

/** What a page of a replicant's log may be asked for. */
export interface ReplicantQuery {
  /** The position to start from; without it the oldest. */
  readonly cursor?: number | undefined;
  /** 1 to 100, else 20. */
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

const LIMIT = 20;
const MAX_LIMIT = 100;

/** What of a transition's events goes into replicants' logs: all that concerns a device. */
export function replicantLog(world: World, events: Iterable<Event>): LoggedEvent[] {
  const logged: LoggedEvent[] = [];
  for (const event of events) {
    const replicant = Number(event['replicant'] ?? 0);
    const entry = replicant === 0 ? undefined : entryOf(eventEnvelope(world, event, 0));
    if (entry !== undefined) logged.push({ replicant, entry });
  }
  return logged;
}

/** The entry of an envelope; undefined for one without a device. */
export function entryOf(envelope: EventEnvelope): ReplicantEvent | undefined {
  const { created_at_seconds, device_code, device_type, event, payload } = envelope;
  if (device_code === null || device_type === null) return undefined;
  const { event_type, members } = EVENTS[event].logEntry;
  return {
    created_at_seconds,
    device_code,
    device_type,
    event_type,
    message: eventMessage(event, payload, device_type),
    payload: members === undefined ? payload : pick(payload, members),
  };
}

/** A page of a replicant's log; refused when it asks for the latest and for a position. */
export function replicantPage(
  history: ReplicantHistory,
  query: ReplicantQuery = {},
): ReplicantPage | Extract<Outcome, { readonly done: false }> {
  const { cursor, latest = false } = query;
  const asked = query.limit ?? LIMIT;
  const limit = asked >= 1 && asked <= MAX_LIMIT ? asked : LIMIT;
  if (latest && cursor !== undefined) {
    return refuse('conflicting_parameters', 'Give only one of latest and cursor', {
      field: 'latest',
      cursor,
    });
  }
  const { first = 0 } = history;
  const entry = (place: number) => history.at(place) as ReplicantEvent;
  const events: ReplicantEvent[] = [];
  if (latest) {
    for (let place = history.length - 1; place >= first && events.length < limit; place -= 1) {
      if (isWanted(entry(place), query)) events.push(entry(place));
    }
    return { events: events.reverse(), next_cursor: null };
  }
  const start = cursor === undefined || cursor <= first ? first : cursor - 1;
  for (let place = start; place < history.length; place += 1) {
    if (events.length === limit) return { events, next_cursor: place + 1 };
    if (isWanted(entry(place), query)) events.push(entry(place));
  }
  return { events, next_cursor: null };
}

function isWanted(entry: ReplicantEvent, query: ReplicantQuery): boolean {
  const { device, device_type, event_type } = query;
  return (
    (event_type === undefined || entry.event_type === event_type) &&
    (device_type === undefined || entry.device_type === device_type) &&
    (device === undefined || entry.device_code === device)
  );
}

function pick(payload: EventPayload, members: readonly string[]): EventPayload {
  return Object.fromEntries(members.map((member) => [member, payload[member] ?? null]));
}
