import type { Event } from '@astrarium/core';
import { eventNumber } from '../../events/eventNumber.js';
import { EVENTS } from '../../events/events.js';
import type { World } from '../../rules/schema.js';
import { eventEnvelope, type EventEnvelope } from './eventEnvelope.js';
import { eventMessage, type EventPayload } from '../../events/eventMessage.js';
import type { ReplicantId } from '../../state/replicant.js';

/** An entry of a replicant's log as the wire shows it, except `created_at`. */
export interface ReplicantEvent {
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly created_at_seconds: number;
  readonly device_code: string;
  readonly device_type: string;
  readonly event_type: string;
  readonly message: string;
  readonly payload: EventPayload;
}

/** An entry and its replicant. */
export interface LoggedEvent {
  readonly replicant: ReplicantId;
  readonly entry: ReplicantEvent;
}

/** The entries of a transition's events in the logs of replicants: one for each of a device. */
export function replicantLog(world: World, events: Iterable<Event>): LoggedEvent[] {
  const logged: LoggedEvent[] = [];
  for (const event of events) {
    const replicant = eventNumber(event, 'replicant');
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

function pick(payload: EventPayload, members: readonly string[]): EventPayload {
  return Object.fromEntries(members.map((member) => [member, payload[member] ?? null]));
}
