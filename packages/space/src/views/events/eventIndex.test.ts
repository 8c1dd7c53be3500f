import { expect, test } from 'vitest';
import type { Event, EventList } from '@astrarium/core';
import { type EventName, EVENTS } from '../../events/events.js';
import { deviceTester } from '../../tester.js';
import { eventIndex } from './eventIndex.js';
import { eventPage, type EventQuery } from './eventPage.js';
import { recordEntry, recordEnvelope, recordEvents } from './eventRecord.js';
import { replicantPage, type ReplicantQuery } from './replicantPage.js';

/** Events in the form that transitions return. */
function listOf(events: readonly Event[]): EventList {
  const nameAt = (index: number) => String(events[index]?.name) as EventName;
  const list: Pick<EventList, 'at' | 'length' | 'nameAt' | 'numberAt'> = {
    length: events.length,
    at: (index) => events[index] as Event,
    nameAt,
    numberAt: (index, place) => Number(events[index]?.[EVENTS[nameAt(index)].fields[place] ?? '']),
  };
  return list as EventList;
}

/** Stored events that repeat those of a game, the first 100 of which were pruned. */
function stored() {
  const { game, account, device } = deviceTester('autofactory');
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone', quantity: 2 });
  const drone = game.code(account, 'mining_drone');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(3000);
  game.command(account, 'deactivate', { device: drone });
  const { setting } = game.world();
  const recorded = recordEvents(game.world(), listOf(game.events), new Map());
  const { accountRecords, replicantRecords } = recorded;
  const repeated = (records: readonly { readonly record: string }[], size: number) =>
    Array.from({ length: size }, (_, place) => records[place % records.length]?.record ?? '');
  const first = 100;
  let indexed = 0;
  const historyOf = <Entry>(records: string[], read: (record: string) => Entry) => ({
    first,
    length: records.length,
    at: (place: number) => read(records[place] ?? ''),
    *index() {
      const index = eventIndex(setting, first, 0);
      for (const record of records.slice(first)) index.add(record);
      indexed += 1;
      yield;
      return index;
    },
  });
  return {
    drone,
    envelopes: historyOf(repeated(accountRecords, 1500), (one) => recordEnvelope(setting, one)),
    entries: historyOf(repeated(replicantRecords, 1500), (one) => recordEntry(setting, one)),
    indexed: () => indexed,
  };
}

test('pages of an indexed history equal pages without an index', () => {
  const { drone, entries, envelopes, indexed } = stored();
  const { index: _index, ...plain } = envelopes;
  const seen = envelopes.at(0).replicant_code ?? '';
  const queries: EventQuery[] = [
    { device_code: drone },
    { device_code: 'nothing!' },
    { category: 'season' },
    { event: 'mining.stopped', limit: 7 },
    { category: 'print', device_code: drone },
    { muted: ['mining.*', 'device.*'] },
    { visible: [seen], category: 'mining' },
    { visible: [] },
  ];
  for (const query of queries) {
    for (const cursor of [undefined, '0-0']) {
      const page = eventPage(envelopes, { ...query, cursor });
      expect([query, page]).toEqual([query, eventPage(plain, { ...query, cursor })]);
    }
  }
  const { index: _entryIndex, ...plainEntries } = entries;
  const logQueries: ReplicantQuery[] = [
    { device: drone, limit: 100 },
    { event_type: 'mining_stopped', latest: true },
    { device_type: 'autofactory', cursor: 300 },
    { device_type: 'heaven_vessel' },
  ];
  for (const query of logQueries) {
    const page = replicantPage(entries, query);
    expect([query, page]).toEqual([query, replicantPage(plainEntries, query)]);
  }
  expect(indexed()).toBeGreaterThan(6);
});

test('a page without filters does not need the index', () => {
  const { envelopes, indexed } = stored();
  expect(eventPage(envelopes, { cursor: '0-0' }).events).toHaveLength(100);
  expect(indexed()).toBe(0);
});
