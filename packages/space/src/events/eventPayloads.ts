import { byCodeUnits } from '@astrarium/core';
import type { EventDefinition } from './defineEvents.js';
import { DERIVED_MEMBERS, payloadMembers } from './eventMembers.js';
import type { PayloadMember } from './eventMembers.js';
import { type EventName, EVENTS } from './events.js';

/** The payload of each event, in the order of the names of its members. */
export const EVENT_PAYLOADS = Object.fromEntries(
  Object.entries<EventDefinition>(EVENTS).map(([name, event]) => [name, payloadOf(event)]),
) as Readonly<Record<EventName, readonly PayloadMember[]>>;

function payloadOf({ derived, members }: EventDefinition): readonly PayloadMember[] {
  const own: PayloadMember[] = derived.map((name) => ({ name, ...DERIVED_MEMBERS[name] }));
  const payload = [...own, ...members.flatMap(payloadMembers)];
  return payload.sort((a, b) => byCodeUnits(a.name, b.name));
}
