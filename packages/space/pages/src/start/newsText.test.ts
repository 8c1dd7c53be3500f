import type { NewsItem } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { newsIcon, newsText } from './newsText.js';

const names = { location: 'SOL-OBJ-1', name: 'Lantern Array' };
const item = (more: Partial<NewsItem>): NewsItem => ({
  id: 1,
  tick: 9,
  kind: 'contributed',
  location: 'SOL-OBJ-1',
  count: 1,
  ...more,
});

test('news are sentences', () => {
  const gift = { replicant: 'Ada', device_type: 'surge_plate', count: 1200 } as const;
  expect(newsText(item(gift), names)).toBe('Ada gave 1\u202f200 surge plates to the Lantern Array');
  expect(newsText(item({ ...gift, count: 1 }), undefined)).toBe(
    'Ada gave 1 surge plate to SOL-OBJ-1',
  );
  expect(newsText(item({ device_type: 'ftl_beacon' }), names)).toMatch(
    /^Somebody gave 1 FTL beacon/,
  );
  const kinds = [
    'hub_built',
    'milestone',
    'season_started',
    'season_completed',
    'season_failed',
  ] as const;
  expect(kinds.map((kind) => newsText(item({ kind, replicant: 'Ada' }), names))).toEqual([
    'Ada opened a hub at the Lantern Array',
    'the Lantern Array reached a new climate',
    'A season began: build the Lantern Array',
    'The season is won: the Lantern Array is built',
    'The season is over: the Lantern Array was not built in time',
  ]);
  expect([newsIcon(item(gift)), newsIcon(item({ kind: 'hub_built' }))]).toEqual([
    'surge_plate',
    'system_hub',
  ]);
});
