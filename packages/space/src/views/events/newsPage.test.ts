import type { Event } from '@astrarium/core';
import { expect, test } from 'vitest';
import { EVENTS } from '../../events/events.js';
import { PUBLIC_STARS } from '../../galaxy/starAt.js';
import { lagrangeLocation, planetLocation } from '../../galaxy/locationNumber.js';
import { takeSteps } from '../../rules/takeSteps.js';
import { STANDARD_RULESET } from '../../ruleset/standardRuleset.js';
import { tester } from '../../tester.js';
import { isNews } from './newsKind.js';
import { newsPageSteps } from './newsPage.js';

const game = tester();
game.open('Ada');
game.open('Bo');
const PLANET = planetLocation(0, 4);
const HUB = lagrangeLocation(0, 4, 4);
const [PLATE, BEACON] = [9, 10];

const gift = (tick: number, replicant = 1, type = PLATE): string =>
  `[0,${type},${tick},"megastructure.contributed",${replicant},7,${PLANET},1,${type},1]`;

/** A milestone of an attribute at a tick, as a replicant with devices there is told. */
const milestone = (tick: number, milli: number, replicant = 1): string =>
  `[0,5,${tick},"terraforming.milestone",${replicant},7,${PLANET},1,${milli},1]`;

const page = (records: readonly string[], cursor?: number, limit = 50, first = 0) =>
  takeSteps(
    newsPageSteps(
      game.world(),
      game.world(),
      { first, length: records.length, at: (place) => records[place] },
      { cursor, limit },
    ),
  );

test('groups what one replicant gives of a type in a minute', () => {
  const records = [gift(59), gift(60), gift(61, 2), gift(119), gift(119, 1, BEACON), gift(120)];
  const { news, next_cursor } = page(records);
  expect(next_cursor).toBe(null);
  const grouped = news.map(({ id, tick, count }) => `${id}: ${count} at ${tick}`);
  expect(grouped).toEqual(['6: 1 at 120', '5: 1 at 119', '3: 1 at 61', '2: 2 at 60', '1: 1 at 59']);
  expect(news.map(({ replicant }) => replicant)).toEqual(['Ada', 'Ada', 'Bo', 'Ada', 'Ada']);
  const beacon = { kind: 'contributed', location: 'SOL-4', device_type: 'ftl_beacon' };
  expect(news[1]).toMatchObject(beacon);
});

test('pages of any size show each piece of news once', () => {
  const records = Array.from({ length: 200 }, (_, n) => gift(n * 7, 1 + (n % 2), PLATE + (n % 3)));
  const { news: all } = page(records, undefined, 1000);
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(200);
  for (const limit of [1, 2, 7, 50]) {
    const shown: (typeof all)[number][] = [];
    for (let cursor: number | null | undefined; cursor !== null;) {
      const some = page(records, cursor, limit);
      expect(some.news.length).toBeLessThanOrEqual(limit);
      shown.push(...some.news);
      cursor = some.next_cursor;
    }
    expect(shown).toEqual(all);
  }
});

test('a cursor of news that is not kept any more, or that never was, gives a page', () => {
  const records = [gift(10), gift(70), gift(130)];
  expect(page(records, 1)).toEqual({ news: [], next_cursor: null });
  expect(page(records, 2, 50, 2)).toEqual({ news: [], next_cursor: null });
  expect(page(records, 99).news.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(page([]).news).toEqual([]);
});

test('a milestone counts once, whoever works at the planet, and names nobody', () => {
  const records = [milestone(60, 210), milestone(60, 210, 2), milestone(61, 220, 2)];
  const item = { id: 1, tick: 60, kind: 'milestone', location: 'SOL-4', count: 2 };
  expect(page(records).news).toEqual([item]);
});

test('a hub is shown at its star, and a deleted account without its name', () => {
  const records = [`[0,12,60,"hub.activated",1,7,${HUB},99]`, gift(70, 99)];
  const { news } = page(records);
  expect(news[1]).toMatchObject({ kind: 'hub_built', location: 'SOL', replicant: 'Ada' });
  expect(news[0]).not.toHaveProperty('replicant');
  expect(news[0]).not.toHaveProperty('replicant_code');
});

test('a hub is news once, and only at a star of the public map', () => {
  const { shieldSeconds } = STANDARD_RULESET.hubs;
  const hub = (shield_ends_at: number, star = 0): Event => {
    const location = lagrangeLocation(star, 4, 4);
    return { name: 'hub.activated', tick: 60, replicant: 1, device: 7, location, shield_ends_at };
  };
  expect(isNews(game.world(), hub(60 + shieldSeconds))).toBe(true);
  expect(isNews(game.world(), hub(60 + shieldSeconds - 1))).toBe(false);
  expect(isNews(game.world(), hub(60 + shieldSeconds, PUBLIC_STARS - 1))).toBe(true);
  expect(isNews(game.world(), hub(60 + shieldSeconds, PUBLIC_STARS))).toBe(false);
  // Nothing else that its owner does.
  const all = Object.keys(EVENTS).filter((name) => isNews(game.world(), { ...hub(0), name }));
  expect(all.sort()).toEqual([
    'megastructure.contributed',
    'season.failed',
    'season.started',
    'season.succeeded',
    'terraforming.milestone',
  ]);
});
