import type { RuleSchema } from '@astrarium/core';
import type { Envelope } from '../handler.js';
import type { GameEvents } from '../servedGame.js';
import { audienceOf } from './audienceOf.js';

/** Numbers for the events of an account in one tick; further ones have those of the next tick. */
const IDS_PER_TICK = 1000;

/** The first number of a tick. The id of 0 is before all events. */
const firstOf = (tick: number): number => tick * IDS_PER_TICK + 1;

/** An event as it is stored. */
interface Recorded {
  /** The number of which the id is made. */
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
const idOf = (n: number): string => `${Math.floor(n / 10)}-${n % 10}`;
const numberOf = (id: string): bigint => BigInt(id.replace('-', ''));

/** A test for events of these names, with commas between them; without names for all. */
export function eventFilter(names: unknown): (event: Pick<Envelope, 'event'>) => boolean {
  const wanted = names === undefined ? undefined : String(names).split(',');
  return ({ event }) => wanted === undefined || wanted.includes(event);
}

/**
 * How the events of any game are recorded and read: each account has those of its audience, with
 * ids that count for itself alone, so that a gap tells nothing of events of others.
 */
export function derivedEvents(
  schema: Pick<RuleSchema, 'events' | 'audience'>,
): GameEvents<never, Now> {
  const events: GameEvents<never, Now> = {
    record(_latest, list, places, after, { accounts, nowMs, onFault }) {
      const world = after();
      /** Nobody gets an event whose audience fails. A number that is no account may become one. */
      const ownersOf = (name: string, values: Recorded['values']): readonly number[] => {
        try {
          const owners = audienceOf(schema, name, values, world);
          return owners?.filter((owner) => accounts.has(owner)) ?? accounts.ids();
        } catch (error) {
          onFault(error);
          return [];
        }
      };
      return [...list].flatMap(({ name, tick, ...values }) => {
        return ownersOf(name, values).map((owner) => {
          const n = Math.max(places.get(owner) ?? 0, firstOf(tick));
          places.set(owner, n + 1);
          const text = JSON.stringify({ n, tick, name, ms: nowMs, values } satisfies Recorded);
          return { kind: 'envelopes', owner, event: name, tick, text } as const;
        });
      });
    },
    forget({ now }, places) {
      for (const [owner, n] of places) if (n <= firstOf(now)) places.delete(owner);
    },
    placesAfter({ now }, lastOf, accounts) {
      const places = accounts.ids().map((account): [number, number] => {
        const text = lastOf(account);
        return [account, text === undefined ? 0 : recorded(text).n + 1];
      });
      return new Map(places.filter(([, n]) => n > firstOf(now)));
    },
    isKnown: (_, id, account, { places, tick }) =>
      numberOf(id) < BigInt(places.get(account) ?? firstOf(tick)),
    compareIds(a, b) {
      const difference = numberOf(a) - numberOf(b);
      return difference < 0n ? -1 : difference > 0n ? 1 : 0;
    },
    id: (_, text) => idOf(recorded(text).n),
    event: (text) => recorded(text).name,
    envelope(_, text) {
      const { ms, n, name, tick, values } = recorded(text);
      const created_at_seconds = Math.floor(ms / 1000);
      return { id: idOf(n), event: name, tick, created_at_seconds, values };
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
