import type { RevokedWhy } from '../accounts/accountBook.js';
import type { Envelope, HistoryRange, ServedGame, TextEvent } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { accountHistory, EVERYBODY } from './accountHistory.js';
import type { FeedCursors } from './feedCursors.js';
import type { Store } from '../store/store.js';
import type { Histories } from '../store/histories.js';

/** What a stream can be filtered by: the filters of the game, which mean the same for a page. */
export interface FeedFilters {
  /** Whether the account's mute patterns apply; a stream applies them unless this is false. */
  readonly filtered?: boolean | undefined;
  readonly [name: string]: unknown;
}

/** The callbacks of a stream. */
export interface FeedListener {
  /** The account has new events. */
  readonly published: () => void;
  /** A token of the account is not valid any more. */
  readonly revoked: (token: string, why: RevokedWhy) => void;
  /** The host closes. */
  readonly closed: () => void;
}

/**
 * The published events of accounts. Readers pull them by place; nothing is queued for a reader. The
 * events of an account have consecutive places.
 */
export interface EventFeed {
  readonly cursors: FeedCursors;
  range(account: number): HistoryRange;
  /** The first place whose event is after an id. The id need not exist; `0-0` is before all. */
  placeAfter(account: number, id: string): number;
  /** The event at a place; undefined if there is none yet or it was pruned. */
  at(account: number, place: number): TextEvent | undefined;
  /** A test for the events that a stream shows, with the patterns that the account mutes now. */
  filter(account: number, filters: FeedFilters): (event: Envelope) => boolean;
  /** Which of two ids comes first: negative, 0 or positive. */
  compareIds(a: string, b: string): number;
  /** Adds a listener of an account; the returned function removes it. */
  watch(account: number, listener: FeedListener): () => void;
}

/** The feed of a live game, with the notifications of its host. */
export interface LiveFeed extends EventFeed {
  /** The event at a place, with its time in a time zone; undefined as for `at`. */
  eventAt(account: number, place: number, zone: string): TextEvent | undefined;
  /** The histories of these owners have new events; 0 is that for everybody. */
  published(owners: Iterable<number>): void;
  /** A token of an account is not valid any more. */
  revoked(account: number, token: string, why: RevokedWhy): void;
  closed(): void;
}

/** What a feed reads. */
interface FeedServices {
  readonly game: ServedGame;
  readonly store: Pick<Store, 'entry'>;
  readonly histories: Pick<Histories, 'range'>;
  readonly cursors: FeedCursors;
}

/** The feed of a game; `latest` returns the published snapshot. */
export function liveFeed(
  { cursors, game, histories, store }: FeedServices,
  latest: () => Snapshot,
): LiveFeed {
  const { accounts, events, simulation } = game;
  const idOf = (text: string): string => events.id(latest().setting, text, 0);
  const { at, placeAfter, range } = accountHistory(game, { histories, store }, idOf);
  const listeners = new Map<number, Set<FeedListener>>();
  const world = (): unknown => simulation.read(latest());
  const notify = (account: number, call: (listener: FeedListener) => void): void => {
    const ofAccount = listeners.get(account);
    // A listener may remove itself when it is called.
    if (ofAccount !== undefined) Array.from(ofAccount).forEach(call);
  };
  const eventAt = cachedEvents((account, place, zone) => {
    const record = at(account, place);
    if (record === undefined) return undefined;
    return textEvent(events.envelope(latest().setting, record.text, record.nth), (envelope) =>
      JSON.stringify(events.wire(world(), account, zone)(envelope)),
    );
  });
  return {
    cursors,
    range,
    placeAfter,
    at: (account, place) => eventAt(account, place, accounts.timeZone(world(), account)),
    eventAt,
    filter(account, { filtered = true, ...filters }) {
      const muted = filtered ? accounts.muted(world(), account) : undefined;
      return events.filter({ ...filters, muted });
    },
    compareIds: (a, b) => events.compareIds(a, b),
    watch(account, listener) {
      const known = listeners.get(account) ?? new Set();
      listeners.set(account, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(account) === known) listeners.delete(account);
      };
    },
    published(owners) {
      const all = [...owners];
      // An event for everybody is told once to each account that somebody reads.
      const isShared = events.shared !== undefined && all.includes(EVERYBODY);
      const told = isShared ? [...listeners.keys()] : all;
      for (const account of told) notify(account, (one) => one.published());
    },
    revoked: (account, token, why) => notify(account, (one) => one.revoked(token, why)),
    closed() {
      const listened = Array.from(listeners.keys());
      listened.forEach((account) => notify(account, (one) => one.closed()));
    },
  };
}

/** An event of which `write` makes the text, when it is first read. */
function textEvent(envelope: Envelope, write: (envelope: Envelope) => string): TextEvent {
  let text: string | undefined;
  return {
    ...envelope,
    // A reader whose filter leaves the event out needs no text.
    get text() {
      text ??= write(envelope);
      return text;
    },
  };
}

/** Makes the event at a place of an account, with its time in a time zone. */
type MakeEvent = (account: number, place: number, zone: string) => TextEvent | undefined;

/** Maximum of events that are cached for other readers of the same accounts. */
const MAX_CACHED = 16_384;

/** Cached events of an account, by place. */
interface Cached {
  readonly zone: string;
  readonly events: Map<number, TextEvent>;
}

/** Makes each event once for all readers of an account, and caches the newest. */
function cachedEvents(make: MakeEvent): MakeEvent {
  const cached = new Map<number, Cached>();
  let size = 0;
  const forget = (account: number): void => {
    size -= cached.get(account)?.events.size ?? 0;
    cached.delete(account);
  };
  const eventsOf = (account: number, zone: string): Cached['events'] => {
    const known = cached.get(account);
    if (known?.zone === zone) return known.events;
    forget(account);
    const events = new Map<number, TextEvent>();
    cached.set(account, { zone, events });
    return events;
  };
  return (account, place, zone) => {
    const made = eventsOf(account, zone).get(place);
    if (made !== undefined) return made;
    const event = make(account, place, zone);
    if (event === undefined) return undefined;
    if (size >= MAX_CACHED) forget(cached.keys().next().value ?? account);
    eventsOf(account, zone).set(place, event);
    size += 1;
    return event;
  };
}
