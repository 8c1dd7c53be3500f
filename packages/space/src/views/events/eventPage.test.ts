import { expect, test } from 'vitest';
import type { EventEnvelope } from './eventEnvelope.js';
import { compareEventIds, isEventId } from './eventId.js';
import { eventPage, type EventQuery } from './eventPage.js';
import { packPair } from '../../events/eventMembers.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { tester } from '../../tester.js';
import { eventSummarySteps } from './eventSummary.js';

/** 250 events, two in each millisecond; every third is of mining, the rest of travel. */
const HISTORY = Array.from({ length: 250 }, (_, n) => {
  const mining = n % 3 === 0;
  return {
    id: `${1000 + (n - (n % 2)) / 2}-${n % 2}`,
    category: mining ? 'mining' : 'travel',
    event: mining ? 'mining.started' : 'travel.arrived',
    device_code: `0000000${n % 5}`,
    created_at_seconds: n,
  } as unknown as EventEnvelope;
});

function walk(query: EventQuery): string[] {
  const ids: string[] = [];
  let cursor: string | null = '0-0';
  for (let pages = 0; cursor !== null; pages += 1) {
    if (pages > HISTORY.length) throw new Error('the pages do not end');
    const page = eventPage(HISTORY, { ...query, cursor });
    ids.push(...page.events.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  return ids;
}

test('returns the latest events without a cursor, oldest first', () => {
  const page = eventPage(HISTORY);
  expect(page.events).toEqual(HISTORY.slice(150));
  expect(page.next_cursor).toBeNull();
  expect(eventPage(HISTORY, { limit: 2, category: 'mining' }).events.map(({ id }) => id)).toEqual([
    '1123-0',
    '1124-1',
  ]);
  expect(eventPage([]).events).toEqual([]);
});

test.each([0, 101, 0.5, NaN])('a page of %d entries throws', (limit) => {
  expect(() => eventPage(HISTORY, { limit })).toThrow('A page must have 1 to 100 entries');
});

test.each([1, 2, 7, 99, 100])('pages of %i together equal one page with everything', (limit) => {
  expect(walk({ limit })).toEqual(HISTORY.map(({ id }) => id));
  const mining = HISTORY.filter(({ category }) => category === 'mining').map(({ id }) => id);
  expect(walk({ limit, category: 'mining' })).toEqual(mining);
  expect(walk({ limit, muted: ['travel.*'] })).toEqual(mining);
  expect(walk({ limit, event: 'mining.started', after_seconds: 50, before_seconds: 60 })).toEqual(
    HISTORY.filter(({ created_at_seconds: at, category }) => {
      return at >= 50 && at < 60 && category === 'mining';
    }).map(({ id }) => id),
  );
});

test('a replicant sees its own events, those of devices that it may use, and galaxy news', () => {
  const of = (replicant_code: string | null, payload = {}, event = 'travel.arrived') =>
    ({ id: '1-0', category: '', event, replicant_code, payload }) as unknown as EventEnvelope;
  const gift = { former_replicant_code: 'ada', new_replicant_code: 'eve' };
  const history = [
    of('ada'),
    of('bo'),
    of(null, {}, 'season.started'),
    of('eve', gift, 'device.changed_owner'),
    of('eve', { former_replicant_code: 'ada' }),
  ];
  const seen = (visible?: string[]) =>
    eventPage(history, { visible }).events.map((one) => history.indexOf(one));
  expect(seen(['ada'])).toEqual([0, 2, 3]);
  expect(seen(['bo'])).toEqual([1, 2]);
  expect(seen([])).toEqual([2]);
  expect(seen()).toEqual([0, 1, 2, 3, 4]);
});

test('the next cursor is the last event read; a cursor need not exist', () => {
  const page = eventPage(HISTORY, { cursor: '1000-9', limit: 1, device_code: '00000000' });
  expect(page.events[0]?.id).toBe('1002-1');
  expect(page.next_cursor).toBe('1002-1');
  expect(eventPage(HISTORY, { cursor: '1124-0' })).toMatchObject({ next_cursor: null });
  expect(eventPage(HISTORY, { cursor: '99999-9' })).toEqual({ events: [], next_cursor: null });
});

test('compares ids as numbers of any length', () => {
  expect(compareEventIds('999-9', '1000-0')).toBeLessThan(0);
  expect(compareEventIds('1000-2', '1000-1')).toBeGreaterThan(0);
  expect(compareEventIds('0010-1', '10-1')).toBe(0);
  expect(compareEventIds('90071992547409931-0', '90071992547409932-0')).toBeLessThan(0);
  expect(['0-0', '17-3', '17-33', '-3', 'x-1', '1-1 '].filter(isEventId)).toEqual(['0-0', '17-3']);
});

const game = tester();
game.run(200);

/** A run that ended with units of carbon. */
const run = (tick: number, units: number): string =>
  `[0,1,${tick},"mining.stopped",1,7,3,4,${units},1]`;

const digest = (tick: number, carbon: number): string =>
  `[0,8,${tick},"ami.mining.digest",1,9,3,0,${packPair(0, carbon)},${packPair(2, 0)}]`;

const summary = (records: readonly (string | undefined)[], place = 0, after = '0-0') =>
  takeSteps(
    eventSummarySteps(
      game.world(),
      { length: records.length, at: (at) => records[at] },
      { after, place },
    ),
  );

test('counts what controllers report apart from the runs that ended', () => {
  const records = [run(3, 5), digest(4, 7), run(4, 0), digest(9, 1)];
  expect(summary(records)).toMatchObject({
    from_tick: 3,
    is_complete: true,
    counts: { 'mining.stopped': 2, 'ami.mining.digest': 2 },
    mined: { carbon: 5 },
    mined_for_controllers: { carbon: 8, volatiles: 4 },
  });
});

test('parts of a long history add up to all of it', () => {
  const records = Array.from({ length: 25_000 }, (_, at) => run(at % 200, at % 3));
  const parts = [0, 10_000, 20_000].map((place) => summary(records, place));
  expect(parts.map(({ is_complete }) => is_complete)).toEqual([false, false, true]);
  const counted = parts.map(({ counts }) => counts['mining.stopped']);
  expect(counted).toEqual([10_000, 10_000, 5000]);
  const units = parts.reduce((sum, { mined }) => sum + (mined.carbon ?? 0), 0);
  expect(units).toBe(records.reduce((sum, _, at) => sum + (at % 3), 0));
  // One that ends with the last event is complete.
  expect(summary(records.slice(0, 10_000)).is_complete).toBe(true);
});

test('leaves out events that are deleted', () => {
  const records = [undefined, run(3, 5)];
  const { counts, is_complete } = summary(records);
  expect({ counts, is_complete }).toEqual({ counts: { 'mining.stopped': 1 }, is_complete: true });
  expect(summary([undefined], 0, '5-0')).toMatchObject({ last_id: '5-0', from_tick: null });
});
