import { type EventList, recordEvents, type World } from '@astrarium/core';
import type { PlacedRecord } from '../notifications/digestDraft.js';
import type { HistoryDraft } from '../store/histories.js';

/**
 * Adds the events of a transition to the histories of their accounts and replicants, and increases
 * the id counters of the accounts. Returns the accounts' records. `messages`
 * returns the messages right after the transition.
 */
export function addEvents(
  history: HistoryDraft,
  world: World,
  { events, messages }: { readonly events: EventList; readonly messages: () => World['messages'] },
  counters: Map<number, number>,
): readonly PlacedRecord[] {
  const { replicantRecords, accountRecords } = recordEvents(world, events, counters, messages);
  for (const { record, replicant } of replicantRecords) history.add('entries', replicant, record);
  return accountRecords.map((one) => ({
    ...one,
    place: history.add('envelopes', one.account, one.record),
  }));
}
