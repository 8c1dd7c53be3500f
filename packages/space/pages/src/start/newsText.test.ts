import type { NewsItem } from '@astrarium/space/client';
import { expect, test } from 'vitest';
import { newsIcon, newsText } from './newsText.js';

const names = { location: 'SOL-OBJ-1', name: 'Lantern Array' };
const NEWS = { id: 1, tick: 9, kind: 'contributed', location: 'SOL-OBJ-1', count: 1 } as const;
const item = (more: Partial<NewsItem>): NewsItem => ({ ...NEWS, ...more });

test('news are sentences', () => {
  const gift = { replicant: 'Ada', device_type: 'surge_plate', count: 1200 } as const;
  expect(newsText(item(gift), names)).toBe('Ada gave 1\u202f200 surge plates to the Lantern Array');
  expect(newsText(item({ ...gift, count: 1 }), undefined)).toBe(
    'Ada gave 1 surge plate to SOL-OBJ-1',
  );
  expect(newsText(item({ device_type: 'ftl_beacon' }), names)).toMatch(
    /^Somebody gave 1 FTL beacon/,
  );
  const built = item({ kind: 'hub_built', replicant: 'Ada' });
  expect(newsText(built, names)).toBe('Ada opened a hub at the Lantern Array');
  expect(newsIcon(item(gift))).toBe('surge_plate');
  expect(newsIcon(item({ kind: 'hub_built' }))).toBe('system_hub');
});
