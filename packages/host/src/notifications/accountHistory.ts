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

/** The owner of the events for everybody. */
const EVERYBODY = 0;

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
  const textAt = (owner: number, place: number): string =>
    store.entry('envelopes', owner, place) ?? '';
  const isBefore = (a: string, b: string): boolean => {
    const ticks = tickOf(a) - tickOf(b);
    return ticks === 0 ? orderOf(a) < orderOf(b) : ticks < 0;
  };
  /** The place in a history of the first event of a tick, or of the next event after it. */
  const startOf = (owner: number, tick: number): number => {
    const { end, first } = rangeOf(owner);
    return firstPlace(first, end, (place) => tickOf(textAt(owner, place)) >= tick);
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
      return [first < end ? tickOf(textAt(owner, first)) : Infinity];
    });
    const place = ticks.length === 0 ? 0 : placeOf(account, Math.max(...ticks) + 1);
    // Further events of a tick that is cut may come while that tick lasts.
    if (place < endOf(account)) firsts.set(account, { cut, place });
    return place;
  };
  const range = (account: number): HistoryRange => ({
    first: firstOf(account),
    end: endOf(account),
  });
  return {
    range,
    at(account, place) {
      const { end, first } = range(account);
      if (place < first || place >= end) return undefined;
      const [own, shared] = [rangeOf(account), rangeOf(EVERYBODY)];
      // The first i of its own events whose next one comes after the event for everybody before j.
      const i = firstPlace(
        Math.max(own.first, place - shared.end),
        Math.min(own.end, place - shared.first),
        (at) =>
          place - at === shared.first ||
          !isBefore(textAt(account, at), textAt(EVERYBODY, place - at - 1)),
      );
      const j = place - i;
      const isOwn =
        j >= shared.end || (i < own.end && isBefore(textAt(account, i), textAt(EVERYBODY, j)));
      const text = isOwn ? textAt(account, i) : textAt(EVERYBODY, j);
      return { text, nth: place - placeOf(account, tickOf(text)) };
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
