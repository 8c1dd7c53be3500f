import { SUBSCRIPTIONS } from '../state/accounts/account.js';
import type { NotifyCategory } from '../state/accounts/account.js';
import { CATALOGUE } from './catalogue.js';
import type { EventCategory, EventName } from './catalogue.js';

/** The categories of mail: the last two are always sent while `messages.email` is on. */
export const MESSAGE_CATEGORIES = [...SUBSCRIPTIONS, 'account', 'story'] as const;

/** One category of mail. */
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

/** Under which headings an event is notified of and mailed; null for not at all. */
export interface EventHeadings {
  readonly notify: NotifyCategory | null;
  readonly mail: MessageCategory | null;
}

/** The headings of all events by the first segment of their names: one line for each segment. */
export const HEADINGS: Readonly<Record<EventCategory, EventHeadings>> = {
  account: { notify: null, mail: 'account' },
  device: { notify: 'devices', mail: null },
  travel: { notify: 'travel', mail: null },
  mining: { notify: 'mining', mail: null },
  site: { notify: 'location_events', mail: null },
  search: { notify: 'scanning', mail: null },
  scan: { notify: 'scanning', mail: null },
  salvage: { notify: 'scanning', mail: 'alert' },
  core: { notify: null, mail: null },
  print: { notify: 'printing', mail: null },
  replicant: { notify: 'progression', mail: null },
  cargo: { notify: 'devices', mail: null },
  terraforming: { notify: 'devices', mail: null },
  hub: { notify: 'hub', mail: null },
  relay: { notify: 'devices', mail: null },
  beacon: { notify: 'devices', mail: null },
  ami: { notify: 'ami', mail: null },
  megastructure: { notify: 'progression', mail: null },
  season: { notify: 'progression', mail: 'story' },
};

/** Events whose headings differ from those of their segment. */
const OWN_HEADINGS: Readonly<Partial<Record<EventName, EventHeadings>>> = {
  'account.updated': { notify: null, mail: null },
  'site.depleted': { notify: 'mining', mail: null },
  'megastructure.completed': { notify: 'progression', mail: 'progression' },
  'hub.activated': { notify: 'hub', mail: 'social' },
  'hub.warning': { notify: 'hub', mail: 'alert' },
  'hub.destroyed': { notify: 'hub', mail: 'alert' },
};

/** A part of a name is a text of its own, which is slow to look up: done once for each event. */
const HEADINGS_OF: ReadonlyMap<EventName, EventHeadings> = new Map(
  (Object.keys(CATALOGUE) as EventName[]).map((name) => [
    name,
    OWN_HEADINGS[name] ?? HEADINGS[eventCategory(name)],
  ]),
);

/** The headings of an event. */
export function eventHeadings(name: EventName): EventHeadings {
  return HEADINGS_OF.get(name) as EventHeadings;
}

/** The first segment of an event's name. */
export function eventCategory(name: EventName): EventCategory {
  return name.slice(0, name.indexOf('.')) as EventCategory;
}

/**
 * Whether an event is for the core's own stream only, in no account's log: the names of `core.`,
 * which tell what changed in numbers, so that the stream alone rebuilds the views (`foldEvents`).
 */
export function eventIsInternal(name: string): boolean {
  return name.startsWith('core.');
}

/** Whether a mute pattern can keep an event from its account: digests are never muted. */
export function eventIsMutable(name: EventName): boolean {
  return !(name.startsWith('ami.') && name.endsWith('.digest'));
}
