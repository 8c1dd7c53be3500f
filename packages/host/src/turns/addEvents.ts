import type { HistoryRecord, RecordingHost, ServedGame } from '@astrarium/contract';
import type { EventList, Snapshot } from '@astrarium/core';
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
  return addRecords(history, game.events.record(latest, events, places, after, host));
}

/** Adds the end of a game to the histories, if it is over in a world. Returns as `addEvents`. */
export function addEnd<State extends Snapshot>(
  { events, hasEnded }: Pick<ServedGame<State>, 'events' | 'hasEnded'>,
  history: HistoryDraft,
  snapshot: State,
  places: Map<number, number>,
  nowMs: number,
): readonly PlacedRecord[] {
  return hasEnded(snapshot) ? addRecords(history, events.ended(snapshot, places, nowMs)) : [];
}

function addRecords(history: HistoryDraft, all: readonly HistoryRecord[]): readonly PlacedRecord[] {
  const records: PlacedRecord[] = [];
  for (const { event, kind, owner, text, tick } of all) {
    const place = history.add(kind, owner, text);
    if (kind === 'envelopes') records.push({ account: owner, event, tick, place });
  }
  return records;
}
