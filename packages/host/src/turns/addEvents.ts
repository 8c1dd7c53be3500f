import { type EventList, recordEvents, type RecordedEvents, type World } from '@astrarium/core';
import type { HistoryDraft } from '../store/histories.js';

/**
 * Adds the events of a transition to the histories of their accounts and replicants, and increases
 * the id counters of the accounts. Returns the accounts' records.
 */
export function addEvents(
  history: HistoryDraft,
  world: World,
  events: EventList,
  counters: Map<number, number>,
): RecordedEvents['accountRecords'] {
  const { replicantRecords, accountRecords } = recordEvents(world, events, counters);
  for (const { account, record } of accountRecords) history.add('envelopes', account, record);
  for (const { record, replicant } of replicantRecords) history.add('entries', replicant, record);
  return accountRecords;
}
