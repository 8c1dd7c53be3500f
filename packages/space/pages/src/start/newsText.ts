import type { NewsItem } from '@astrarium/space/client';
import { countText } from '@astrarium/web/duration';
import type { IconName } from '../icons/icons.js';
import { wordsOf } from '../device/wordsOf.js';

/** What news can be told with: the great structure of the season and its place. */
export interface NewsNames {
  readonly location: string;
  readonly name: string;
}

/** A piece of news as a sentence. */
export function newsText(item: NewsItem, names: NewsNames | undefined): string {
  const { count, device_type = 'device', kind, location, replicant = 'Somebody' } = item;
  const place = location === names?.location ? `the ${names.name}` : location;
  switch (kind) {
    case 'contributed':
      return `${replicant} gave ${countText(count, wordsOf(device_type))} to ${place}`;
    case 'hub_built':
      return `${replicant} opened a hub at ${place}`;
    case 'milestone':
      return `${place} reached a new climate`;
    case 'season_started':
      return `A season began: build ${place}`;
    case 'season_completed':
      return `The season is won: ${place} is built`;
    case 'season_failed':
      return `The season is over: ${place} was not built in time`;
  }
}

const ICONS: Readonly<Record<NewsItem['kind'], IconName>> = {
  contributed: 'give',
  hub_built: 'system_hub',
  milestone: 'planets',
  season_started: 'season',
  season_completed: 'season',
  season_failed: 'season',
};

/** The icon of a piece of news: of a gift, that of what was given. */
export function newsIcon({ device_type, kind }: NewsItem): IconName {
  return kind === 'contributed' && device_type !== undefined
    ? (device_type as IconName)
    : ICONS[kind];
}
