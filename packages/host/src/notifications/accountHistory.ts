import type { HistoryRange, ServedGame, SharedEvents } from '@astrarium/contract';
import type { Histories } from '../store/histories.js';
import type { Store } from '../store/store.js';

/** A stored event of an account. */
export interface PlacedText {
  readonly text: string;
  /** Which of the account's events in its tick it is, from 0; 0 where no events are shared. */
  readonly nth: number;
}

/** The events that accounts read, by consecutive places. */
export interface AccountHistory {
  range(account: number): HistoryRange;
  /** The event at a place; undefined if there is none yet or it was pruned. */
  at(account: number, place: number): PlacedText | undefined;
  /** The first place whose event is after an id. The id need not exist. */
  placeAfter(account: number, id: string): number;
}

interface Services {
  readonly store: Pick<Store, 'entry'>;
  readonly histories: Pick<Histories, 'range'>;
}

/** The last place that was read of an account. It stays right: events are only added after it. */
interface LastRead {
  readonly place: number;
  /** How many of the account's own events come before the next place. */
  readonly ownBefore: number;
  readonly tick: number;
  /** The place of the first event of that tick. */
  readonly tickStart: number;
}

/** Maximum of accounts whose last place is remembered. */
const MAX_READ = 16_384;

/** The owner of the events for everybody. */
export const EVERYBODY = 0;

/** The events of accounts of a game; `idOf` gives the id of a record. */
export function accountHistory(
  { events }: Pick<ServedGame, 'events'>,
  services: Services,
  idOf: (text: string) => string,
): AccountHistory {
  return events.shared === undefined
    ? ownHistory(events, services, idOf)
    : mergedHistory(events.shared, services);
}

/** Each account has its events in its own history. */
function ownHistory(
  { compareIds }: Pick<ServedGame['events'], 'compareIds'>,
  { histories, store }: Services,
  idOf: (text: string) => string,
): AccountHistory {
  const range = (account: number): HistoryRange => histories.range('envelopes', account);
  return {
    range,
    at(account, place) {
      const text = store.entry('envelopes', account, place);
      return text === undefined ? undefined : { text, nth: 0 };
    },
    placeAfter(account, id) {
      const { end, first } = range(account);
      return firstPlace(first, end, (place) => {
        const text = store.entry('envelopes', account, place);
        return text !== undefined && compareIds(idOf(text), id) > 0;
      });
    },
  };
}

/**
 * An account reads its own history and that for everybody, merged by their order. Place p of both
 * is place i of its own and place j of the other, with i + j = p. What is left of a tick of which
 * something was pruned is left out, since events are counted within their tick.
 */
function mergedHistory(
  { momentOf, orderOf, tickOf }: SharedEvents,
  { histories, store }: Services,
): AccountHistory {
  const rangeOf = (owner: number): HistoryRange => histories.range('envelopes', owner);
  // A store can have deleted an old event already that is still in the range of its history.
  const textAt = (owner: number, place: number): string | undefined =>
    store.entry('envelopes', owner, place);
  const isBefore = (a: string | undefined, b: string | undefined): boolean => {
    if (a === undefined) return true;
    if (b === undefined) return false;
    const ticks = tickOf(a) - tickOf(b);
    return ticks === 0 ? orderOf(a) < orderOf(b) : ticks < 0;
  };
  /** The place in a history of the first event of a tick, or of the next event after it. */
  const startOf = (owner: number, tick: number): number => {
    const { end, first } = rangeOf(owner);
    return firstPlace(first, end, (place) => {
      const text = textAt(owner, place);
      return text !== undefined && tickOf(text) >= tick;
    });
  };
  const placeOf = (account: number, tick: number): number =>
    startOf(account, tick) + startOf(EVERYBODY, tick);
  const endOf = (account: number): number => rangeOf(account).end + rangeOf(EVERYBODY).end;
  /** The first places of accounts, which stay until more is pruned. */
  const firsts = new Map<number, { readonly cut: string; readonly place: number }>();
  const firstOf = (account: number): number => {
    const owners = [account, EVERYBODY];
    const cut = owners.map((owner) => rangeOf(owner).first).join();
    const known = firsts.get(account);
    if (known?.cut === cut) return known.place;
    const ticks = owners.flatMap((owner) => {
      const { end, first } = rangeOf(owner);
      if (first === 0) return [];
      const isKept = (place: number): boolean => textAt(owner, place) !== undefined;
      const text = textAt(owner, firstPlace(first, end, isKept));
      return [text === undefined ? Infinity : tickOf(text)];
    });
    const place =
      ticks.length === 0 ? 0 : placeOf(account, ticks.reduce((a, b) => Math.max(a, b)) + 1);
    // Further events of a tick that is cut may come while that tick lasts.
    if (place < endOf(account)) firsts.set(account, { cut, place });
    return place;
  };
  const range = (account: number): HistoryRange => ({
    first: firstOf(account),
    end: endOf(account),
  });
  // Readers go from place to place: a search at each took 120 ms for a page that examines 2,000.
  const lastReads = new Map<number, LastRead>();
  /** The first i of its own events whose next one comes after the event for everybody before j. */
  const ownBefore = (account: number, place: number): number => {
    const [own, shared] = [rangeOf(account), rangeOf(EVERYBODY)];
    return firstPlace(
      Math.max(own.first, place - shared.end),
      Math.min(own.end, place - shared.first),
      (at) => !isBefore(textAt(account, at), textAt(EVERYBODY, place - at - 1)),
    );
  };
  /** The place of the first event of a tick; undefined when some of it was deleted. */
  const wholeStart = (account: number, tick: number): number | undefined => {
    const starts = [account, EVERYBODY].map((owner) => {
      const start = startOf(owner, tick);
      return start === 0 || textAt(owner, start - 1) !== undefined ? start : NaN;
    });
    const place = starts.reduce((a, b) => a + b);
    return Number.isNaN(place) ? undefined : place;
  };
  return {
    range,
    at(account, place) {
      const { end, first } = range(account);
      if (place < first || place >= end) return undefined;
      const last = lastReads.get(account);
      const follows = last?.place === place - 1;
      const i = follows ? last.ownBefore : ownBefore(account, place);
      const j = place - i;
      const isOwn =
        j >= rangeOf(EVERYBODY).end ||
        (i < rangeOf(account).end && isBefore(textAt(account, i), textAt(EVERYBODY, j)));
      const text = isOwn ? textAt(account, i) : textAt(EVERYBODY, j);
      if (text === undefined) return undefined;
      const tick = tickOf(text);
      const begun = follows ? place : wholeStart(account, tick);
      const tickStart = follows && last.tick === tick ? last.tickStart : begun;
      if (tickStart === undefined) return undefined;
      if (lastReads.size >= MAX_READ) lastReads.clear();
      lastReads.set(account, { place, ownBefore: i + Number(isOwn), tick, tickStart });
      return { text, nth: place - tickStart };
    },
    placeAfter(account, id) {
      const { tick, nth } = momentOf(id);
      const place = Math.min(placeOf(account, tick) + nth + 1, placeOf(account, tick + 1));
      return Math.max(range(account).first, place);
    },
  };
}

/** The first place of which a test is true, which it then is for all later ones; else the end. */
function firstPlace(first: number, end: number, isReached: (place: number) => boolean): number {
  let [low, high] = [first, end];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
