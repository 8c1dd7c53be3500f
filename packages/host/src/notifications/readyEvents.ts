import type { FeedEvent } from './eventFeed.js';

/** Makes the event at a place of an account, for readers in a time zone. */
export type MakeEvent = (account: number, place: number, zone: string) => FeedEvent | undefined;

/** How many events are held ready for other streams of the same accounts. */
const READY_MOST = 4096;

/** Events of an account by their places. */
interface Ready {
  readonly zone: string;
  readonly events: Map<number, FeedEvent>;
}

/** Makes events once for all streams of an account, and holds the latest made of them. */
export function readyEvents(make: MakeEvent): MakeEvent {
  const ready = new Map<number, Ready>();
  let size = 0;
  const forget = (account: number): void => {
    size -= ready.get(account)?.events.size ?? 0;
    ready.delete(account);
  };
  const readyOf = (account: number, zone: string): Ready['events'] => {
    const known = ready.get(account);
    if (known?.zone === zone) return known.events;
    forget(account);
    const events = new Map<number, FeedEvent>();
    ready.set(account, { zone, events });
    return events;
  };
  return (account, place, zone) => {
    const made = readyOf(account, zone).get(place);
    if (made !== undefined) return made;
    const event = make(account, place, zone);
    if (event === undefined) return undefined;
    if (size >= READY_MOST) forget(ready.keys().next().value ?? account);
    readyOf(account, zone).set(place, event);
    size += 1;
    return event;
  };
}
