import { expect, test } from 'vitest';
import type { Event, EventList } from '@astrarium/core';
import { type EventName, EVENTS } from '../../events/events.js';
import { deviceTester } from '../../tester.js';
import { eventIndex } from './eventIndex.js';
import { eventPage, type EventQuery } from './eventPage.js';
import { recordEntry, recordEnvelope, recordEvents } from './eventRecord.js';
import { replicantPage, type ReplicantQuery } from './replicantPage.js';
import { replicantLog } from './replicantLog.js';

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

/** A game in which a drone mined and two were printed. */
function played() {
  const { game, account, device } = deviceTester('autofactory');
  game.command(account, 'enqueue_print', { device, device_type: 'mining_drone', quantity: 2 });
  const drone = game.code(account, 'mining_drone');
  game.command(account, 'start_mining', { device: drone, resource: 'carbon' });
  game.run(3000);
  game.command(account, 'deactivate', { device: drone });
  return { game, drone };
}

/** Stored events that repeat those of a game, the first 100 of which were pruned. */
function stored() {
  const { game, drone } = played();
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
      yield 1;
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

function logOf() {
  const { drone, game } = played();
  return { drone, entries: replicantLog(game.world(), game.events).map(({ entry }) => entry) };
}

test('a finished print has the entry of the contract', () => {
  const { entries } = logOf();
  const entry = entries.find(({ event_type }) => event_type === 'print_complete');
  expect(entry).toMatchObject({
    device_type: 'autofactory',
    message: 'The autofactory printed a mining drone.',
    payload: { device_type: 'mining_drone', location: 'SOL-BELT-1' },
  });
  expect(Object.keys(entry?.payload ?? {})).toEqual(['device_type', 'location', 'new_device_code']);
  // In the first hour after 2026-01-01T00:00:00Z.
  expect(entry?.created_at_seconds).toBeGreaterThan(1_767_225_600);
  expect(entry?.created_at_seconds).toBeLessThan(1_767_229_200);
  const deployed = entries.find(({ event_type }) => event_type === 'device_deployed');
  expect(deployed?.payload).toEqual({ location: 'SOL-BELT-1', star: 'SOL' });
  expect(entries.at(-1)?.message).toMatch(/^The mining drone stopped after \d+ carbon/);
});

test('pages by position; `latest` and a cursor exclude each other', () => {
  const { drone, entries } = logOf();
  const fullPage = replicantPage(entries, { limit: 100 });
  expect(fullPage).toEqual({ events: entries, next_cursor: null });
  for (const [query, events, next_cursor] of [
    [{ limit: 3 }, entries.slice(0, 3), 4],
    [{ cursor: 4, limit: 2 }, entries.slice(3, 5), 6],
    [{ latest: true, limit: 2 }, entries.slice(-2), null],
    [{ device: drone, event_type: 'mining_stopped' }, entries.slice(-1), null],
  ] as const) {
    expect(replicantPage(entries, query)).toEqual({ events, next_cursor });
  }
  expect(replicantPage(entries, { latest: true, cursor: 1 })).toMatchObject({
    refusal: { code: 'conflicting_parameters' },
  });
});
