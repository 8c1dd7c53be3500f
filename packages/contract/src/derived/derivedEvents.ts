import type { Result, Snapshot } from '@astrarium/core';
import type { Envelope } from '../handler.js';
import type { EventPlaces, GameEvents } from '../servedGame.js';

/** What the numbers of one tick are apart, in `places`: more events than a tick can have. */
const PER_TICK = 2 ** 20;

/** In `places`, beside the accounts: the next number of any event, and those for everybody. */
const [ORDER, SHARED] = [-1, 0];

/** What the ids of one tick are apart: `47-0` is the first one of the second tick. */
const IDS_PER_TICK = 1_000_000_000n;

/** The event of the end of a game, which is for everybody: no game has one of this name. */
export const GAME_ENDED = 'game.ended';

/** An event as it is stored. */
interface Recorded {
  /** The order of the events of all accounts. No player learns it: it would tell of others. */
  readonly n: number;
  readonly tick: number;
  readonly name: string;
  /** The moment at which it was recorded, in milliseconds since 1970-01-01T00:00:00Z. */
  readonly ms: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The clock of a world for reading. */
interface Now {
  readonly now: number;
}

const recorded = (text: string): Recorded => JSON.parse(text) as Recorded;

/** The id of the event that is the nth of its account in a tick. No event has the id `0-0`. */
function idOf(tick: number, nth: number): string {
  const number = BigInt(tick) * IDS_PER_TICK + 1n + BigInt(nth);
  return `${number / 10n}-${number % 10n}`;
}

const numberOf = (id: string): bigint => BigInt(id.replace('-', ''));

/** The tick of an id, and which of its account's events in that tick it is. */
function momentOf(id: string): { readonly tick: number; readonly nth: number } {
  const number = numberOf(id) - 1n;
  if (number < 0n) return { tick: 0, nth: -1 };
  return { tick: Number(number / IDS_PER_TICK), nth: Number(number % IDS_PER_TICK) };
}

/** Takes the next number of a key of `places` in a tick. */
function takePlace(places: Map<number, number>, key: number, tick: number): number {
  const n = Math.max(places.get(key) ?? 0, tick * PER_TICK);
  places.set(key, n + 1);
  return n;
}

/** How many numbers of a key were taken in a tick. */
function takenIn(places: EventPlaces, key: number, tick: number): number {
  return Math.max(0, (places.get(key) ?? 0) - tick * PER_TICK);
}

/** A test for events of these names, with commas between them; without names for all. */
export function eventFilter(names: unknown): (event: Pick<Envelope, 'event'>) => boolean {
  const wanted = names === undefined ? undefined : String(names).split(',');
  return ({ event }) => wanted === undefined || wanted.includes(event);
}

/**
 * How the events of any game are recorded and read. What is for everybody is stored once; the
 * others each account of the audience has for itself. An account reads both in one order, with ids
 * that count only what it reads: a gap would tell of events of others.
 */
export function derivedEvents(
  resultOf: (snapshot: Snapshot) => Result | undefined,
): GameEvents<never, Now> {
  const events: GameEvents<never, Now> = {
    ended(snapshot: Snapshot, places, ms) {
      const values = resultOf(snapshot);
      if (values === undefined) return [];
      const { now: tick } = snapshot;
      const n = takePlace(places, ORDER, tick);
      takePlace(places, SHARED, tick);
      const record: Recorded = { n, tick, name: GAME_ENDED, ms, values: { ...values } };
      const text = JSON.stringify(record);
      return [{ kind: 'envelopes', owner: SHARED, event: GAME_ENDED, tick, text }];
    },
    record(_latest, list, places, _after, { accounts, nowMs }) {
      return Array.from({ length: list.length }, (_, index) => index).flatMap((index) => {
        const audience = list.audienceAt(index);
        // A number that is no account may become one later.
        const owners =
          audience === 'everybody' ? [SHARED] : audience.filter((owner) => accounts.has(owner));
        if (owners.length === 0) return [];
        const { name, tick, ...values } = list.at(index);
        const n = takePlace(places, ORDER, tick);
        const text = JSON.stringify({ n, tick, name, ms: nowMs, values } satisfies Recorded);
        return owners.map((owner) => {
          takePlace(places, owner, tick);
          return { kind: 'envelopes', owner, event: name, tick, text } as const;
        });
      });
    },
    forget({ now }, places) {
      for (const [key, n] of places) if (n <= now * PER_TICK) places.delete(key);
    },
    placesAfter({ now }, newestOf, accounts) {
      const places = new Map<number, number>();
      for (const owner of [SHARED, ...accounts.ids()]) {
        for (const text of newestOf(owner)) {
          const { n, tick } = recorded(text);
          if (tick < now) break;
          places.set(ORDER, Math.max(places.get(ORDER) ?? 0, n + 1));
          takePlace(places, owner, now);
        }
      }
      return places;
    },
    isKnown(_, id, account, { places, tick }) {
      const moment = momentOf(id);
      if (moment.tick !== tick) return moment.tick < tick;
      return moment.nth < takenIn(places, account, tick) + takenIn(places, SHARED, tick);
    },
    compareIds(a, b) {
      const difference = numberOf(a) - numberOf(b);
      return difference < 0n ? -1 : difference > 0n ? 1 : 0;
    },
    shared: {
      tickOf: (text) => recorded(text).tick,
      orderOf: (text) => recorded(text).n,
      momentOf,
    },
    id: (_, text, nth) => idOf(recorded(text).tick, nth),
    event: (text) => recorded(text).name,
    envelope(_, text, nth) {
      const { ms, name, tick, values } = recorded(text);
      const created_at_seconds = Math.floor(ms / 1000);
      return { id: idOf(tick, nth), event: name, tick, created_at_seconds, values };
    },
    filter: ({ event }) => eventFilter(event),
    wire:
      () =>
      ({ created_at_seconds, event, id, tick, ...more }) => ({
        id,
        tick,
        created_at: new Date(created_at_seconds * 1000).toISOString(),
        event,
        ...more,
      }),
  };
  return events;
}
