import type { EventPlaces, ServedGame } from '@astrarium/contract';
import type { Snapshot } from '@astrarium/core';
import { randomText } from '../accounts/secret.js';
import { MAX_STARTS, type Store, type StoredStart } from '../store/store.js';

/**
 * The cursors of streams: `<event id>.<start>`. A game that is restored from an older copy gives
 * the same event ids again, so a cursor also names the start of the host that gave it.
 */
export interface FeedCursors {
  /** The cursor after an event. */
  of(eventId: string): string;
  /** Whether this game gave the event id of a cursor, and not one that continued from a copy. */
  isOwn(account: number, cursor: FeedCursor): boolean;
}

/** The cursors of a host that follows others, which start one after the other. */
export interface GrowingCursors extends FeedCursors {
  /** Adds a start; returns false when it is known already. From now on, cursors name this start. */
  add(start: StoredStart): boolean;
}

/** A cursor of a client; without a start when it is only the id of an event. */
export interface FeedCursor {
  readonly id: string;
  readonly start: string | undefined;
}

/** Splits a cursor. */
export function readCursor(text: string): FeedCursor {
  const [id = '', start] = text.split('.');
  return { id, start };
}

/** Notes a start of a host in its store, and returns the cursors that it gives. */
export async function startCursors(
  game: Pick<ServedGame, 'events'>,
  store: Pick<Store, 'addStart'>,
  former: readonly StoredStart[],
  first: { readonly places: EventPlaces; readonly snapshot: Snapshot },
): Promise<FeedCursors> {
  const places = JSON.stringify([...first.places]);
  const own = { id: randomText(10).toLowerCase(), tick: first.snapshot.now, places };
  await store.addStart(own);
  return cursorsOf(game, [...former, own], first);
}

/** The cursors of the last of these starts, for a host that follows its writer. */
export function cursorsOf(
  { events }: Pick<ServedGame, 'events'>,
  former: readonly StoredStart[],
  { snapshot: { setting } }: { readonly snapshot: Snapshot },
): GrowingCursors {
  const starts = [...former];
  return {
    of: (eventId) => `${eventId}.${starts.at(-1)?.id ?? ''}`,
    add(start) {
      if (starts.some(({ id }) => id === start.id)) return false;
      starts.push(start);
      if (starts.length > MAX_STARTS) starts.shift();
      return true;
    },
    isOwn(account, { id, start }) {
      if (start === undefined || start === starts.at(-1)?.id) return true;
      const at = starts.findIndex((one) => one.id === start);
      const next = starts[at + 1];
      if (at < 0 || next === undefined) return false;
      // What a start gave before the next start of this store is also in this store.
      const known = new Map(JSON.parse(next.places) as [number, number][]);
      return events.isKnown(setting, id, account, { tick: next.tick, places: known });
    },
  };
}
