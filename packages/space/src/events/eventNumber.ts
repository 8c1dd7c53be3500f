import { type Event, invariant } from '@astrarium/core';

/** The number of an event with this name. Throws when the event has none. */
export function eventNumber(event: Event, name: string): number {
  const value = event[name];
  invariant(typeof value === 'number', `the event ${event.name} has no number ${name}`);
  return value;
}

/** As `eventNumber`, but 0 for an event that has no device or no location. */
export function eventNumberIfAny(event: Event, name: 'device' | 'location'): number {
  return event[name] === undefined ? 0 : eventNumber(event, name);
}
