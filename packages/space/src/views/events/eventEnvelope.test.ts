import { expect, test } from 'vitest';
import type { Event } from '@astrarium/core';
import { utcText } from '../../rules/utcText.js';
import { tester, deviceTester, soloTester } from '../../tester.js';
import { locationView } from '../places/locationView.js';
import {
  eventAccounts,
  type EventCounters,
  eventEnvelope,
  eventEnvelopes,
} from './eventEnvelope.js';
import { withMembers } from '../../../../testkit/test/withOverrides.js';
import { compareEventIds } from './eventId.js';

test('mining events have the fields of the contract', () => {
  const { game, account, device } = deviceTester('mining_drone');
  game.command(account, 'start_mining', { device, resource: 'carbon' });
  game.run(100);
  game.command(account, 'deactivate', { device });
  const [started, stopped] = game.events
    .filter(({ name }) => name.startsWith('mining.'))
    .map((event, order) => eventEnvelope(game.world(), event, order + 9));
  expect(started).toMatchObject({
    id: '1767225600000-9',
    version: 1,
    category: 'mining',
    event: 'mining.started',
    device_code: device,
    device_type: 'mining_drone',
    star: 'SOL',
    location: 'SOL-BELT-1',
  });
  const place = { belt: 'SOL-BELT-1', location: 'SOL-BELT-1', resource_type: 'carbon' };
  const site = { site: 'SOL-BELT-1-SITE-0', designation: 'SOL-BELT-1-SITE-0' };
  const yields = { availability: 'moderate', cycle_time_seconds: 52, density: 'moderate' };
  expect(started?.payload).toEqual({ ...place, ...site, ...yields, location_type: 'belt' });
  expect(stopped).toMatchObject({ id: '1767225700001-0', tick: 100 });
  const end = { ...place, quantity_mined: 7, reason: 'deactivated' };
  expect(stopped?.payload).toMatchObject(end);
});

test('mining events about salvage have the same members, as strings', () => {
  const { game, account } = soloTester({ rules: { salvage: { chancePerMille: 1000 } } });
  const [scout, drone] = [game.code(account, 'survey_drone'), game.code(account, 'mining_drone')];
  game.command(account, 'travel', { device: scout, destination: 'SOL-4' });
  game.command(account, 'travel', { device: drone, destination: 'SOL-4' });
  game.run(300);
  game.command(account, 'scan', { device: scout });
  game.run(300);
  const found = locationView(game.world(), account, 'SOL-4')?.salvage_sites?.[0];
  const resource = Object.entries(found?.resources_remaining ?? {}).find(([, pct]) => pct > 0)?.[0];
  game.command(account, 'start_mining', { device: drone, resource });
  game.command(account, 'deactivate', { device: drone });
  const [started, stopped] = game.events
    .filter(({ name }) => name.startsWith('mining.'))
    .map((event) => eventEnvelope(game.world(), event, 0).payload);
  const place = { belt: 'SOL-4', location: 'SOL-4', resource_type: resource };
  const site = { site: found?.designation, designation: found?.designation };
  const yields = { availability: 'salvage', density: 'salvage', location_type: 'planet' };
  expect(started).toMatchObject({ ...place, ...site, ...yields });
  expect(stopped).toMatchObject(place);
});

const departed = (tick: number, replicant: number): Event => ({
  tick,
  name: 'travel.departed',
  replicant,
  device: 1,
  location: 32,
  destination: 64,
  arrives_at: tick + 5,
});

test('numbers ids within a tick and an account, over several transitions', () => {
  const game = tester();
  game.open();
  game.open('Bo');
  const world = game.world();
  const first = eventEnvelopes(world, [departed(0, 1), departed(0, 2), departed(0, 1)]);
  expect(first.envelopes.map(({ account, envelope }) => [account, envelope.id])).toEqual([
    [1, '1767225600000-0'],
    [2, '1767225600000-0'],
    [1, '1767225600000-1'],
  ]);
  const times = { arrives_tick: 5, arrives_at: '2026-01-01T00:00:05Z' };
  expect(first.envelopes[0]?.envelope.payload).toMatchObject(times);
  const more = Array.from({ length: 10 }, () => departed(0, 1));
  const second = eventEnvelopes(world, more, first.counters);
  expect(second.envelopes[0]?.envelope.id).toBe('1767225600000-2');
  expect(second.envelopes.at(-1)?.envelope.id).toBe('1767225600001-1');
});

test('with more events than ids in a tick, ids of the next tick are still greater', () => {
  const game = tester();
  game.open();
  const ids: string[] = [];
  let counters: EventCounters = new Map();
  for (const [tick, many] of [25_000, 3, 4, 1].entries()) {
    const events = Array.from({ length: many }, () => departed(tick, 1));
    const world = withMembers(game.world(), { now: tick });
    const result = eventEnvelopes(world, events, counters);
    counters = result.counters;
    ids.push(...result.envelopes.map(({ envelope }) => envelope.id));
  }
  ids.reduce((before, id) => {
    expect(compareEventIds(before, id)).toBeLessThan(0);
    return id;
  });
  expect(ids.at(-1)).toBe('1767225603000-0');
  expect(counters.size).toBe(1);
  const later = withMembers(game.world(), { now: 9 });
  expect(eventEnvelopes(later, [], counters).counters.size).toBe(0);
});

test('news of the galaxy concerns all accounts', () => {
  const game = tester();
  game.open();
  game.open('Bo');
  expect(eventAccounts(game.world(), departed(0, 0))).toEqual([1, 2]);
  expect(eventAccounts(game.world(), departed(0, 2))).toEqual([2]);
});

test('writes a moment in UTC like Date', () => {
  for (let n = 0; n < 3000; n += 1) {
    const seconds = n * 86_400 * 31 + n * 7919;
    expect(utcText(seconds)).toBe(new Date(seconds * 1000).toISOString().replace('.000', ''));
  }
  for (const day of ['1970-01-01', '2000-02-29', '2100-02-28', '2100-03-01', '2400-02-29']) {
    expect(utcText(Date.parse(`${day}T00:00:00Z`) / 1000)).toBe(`${day}T00:00:00Z`);
  }
  expect(utcText(253_402_300_800)).toBe('+010000-01-01T00:00:00Z');
});
