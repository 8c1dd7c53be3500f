import type { RecordingHost, ServedGame } from '@astrarium/contract';
import type { EventList } from '@astrarium/core';
import type { PlacedRecord } from '../notifications/digestDraft.js';
import type { HistoryDraft } from '../store/histories.js';

/** The events of a transition. */
interface Happened {
  readonly events: EventList;
  /** Returns the world right after the transition. */
  readonly after: () => unknown;
}

/**
 * Adds the events of a transition to the histories of their owners, and increases the places of the
 * accounts. Returns the accounts' records. `latest` is the world after the transition, or a later
 * one; `accounts` are those of the host at `nowMs`.
 */
export function addEvents(
  game: Pick<ServedGame, 'events'>,
  history: HistoryDraft,
  latest: unknown,
  { after, events }: Happened,
  places: Map<number, number>,
  host: RecordingHost,
): readonly PlacedRecord[] {
  const records: PlacedRecord[] = [];
  for (const { event, kind, owner, text, tick } of game.events.record(
    latest,
    events,
    places,
    after,
    host,
  )) {
    const place = history.add(kind, owner, text);
    if (kind === 'envelopes') records.push({ account: owner, event, tick, place });
  }
  return records;
}
