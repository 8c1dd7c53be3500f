import { compileMute } from '../../events/compileMute.js';
import type { EventEnvelope } from './eventEnvelope.js';

/** What a page and a stream of events can be filtered by; undefined for all events. */
export interface EventFilters {
  readonly device_code?: string | undefined;
  readonly category?: string | undefined;
  readonly event?: string | undefined;
  /** Mute patterns. */
  readonly muted?: readonly string[] | undefined;
}

/** The members of an event that filters look at. */
export type FilteredEvent = Pick<EventEnvelope, 'category' | 'device_code'> & {
  readonly event: string;
};

/** Whether an event is wanted: all filters that are given match. */
export function eventFilter(filters: EventFilters): (one: FilteredEvent) => boolean {
  const { category, device_code, event, muted = [] } = filters;
  const isMuted = compileMute(muted);
  return (one) =>
    (device_code === undefined || one.device_code === device_code) &&
    (category === undefined || one.category === category) &&
    (event === undefined || one.event === event) &&
    !isMuted(one.event);
}
