import type { EventList } from '@astrarium/core';
import { recordEvents, type World } from '@astrarium/space';
import type { PlacedRecord } from '../notifications/digestDraft.js';
import type { HistoryDraft } from '../store/histories.js';

/**
 * Adds the events of a transition to the histories of their accounts and replicants, and increases
 * the id counters of the accounts. Returns the accounts' records. `after`
 * returns the world right after the transition.
 */
export function addEvents(
  history: HistoryDraft,
  world: World,
  { after, events }: { readonly after: () => World; readonly events: EventList },
  counters: Map<number, number>,
): readonly PlacedRecord[] {
  const { replicantRecords, accountRecords } = recordEvents(world, events, counters, after);
  for (const { record, replicant } of replicantRecords) history.add('entries', replicant, record);
  return accountRecords.map((one) => ({
    ...one,
    place: history.add('envelopes', one.account, one.record),
  }));
}
