import type { EventName } from './catalogue.js';

/** How an event stands in the log of its replicant. */
export interface LogEntryKind {
  readonly event_type: string;
  /** The members of the payload that are shown there; all without it. */
  readonly members?: readonly string[];
}

/** Events whose entry is not simply called as they are, with `_` for the dot. */
const OWN_ENTRIES: Readonly<Partial<Record<EventName, LogEntryKind>>> = {
  'device.deployed': { event_type: 'device_deployed', members: ['location', 'star'] },
  'print.completed': {
    event_type: 'print_complete',
    members: ['device_type', 'location', 'new_device_code'],
  },
};

/** How an event of a device stands in its replicant's log. */
export function logEntryKind(name: EventName): LogEntryKind {
  return OWN_ENTRIES[name] ?? { event_type: name.replaceAll('.', '_') };
}
