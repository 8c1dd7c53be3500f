import type { FleetDevice } from '@astrarium/space/client';
import { starOfCode } from '../map/mapLayout.js';

/** What devices are shown; empty texts filter nothing. They mean what the API means by them. */
export interface FleetFilter {
  readonly type: string;
  readonly status: string;
  readonly location: string;
  readonly tags: string;
}

/** A filter that shows all devices. */
export const NO_FILTER: FleetFilter = { type: '', status: '', location: '', tags: '' };

/** The kind of a status: `mining` of `mining (carbon)`. */
export function statusKind(status: string): string {
  return status.replace(/ \(.*$/, '');
}

/** The devices that a filter shows. */
export function filterFleet(
  devices: readonly FleetDevice[],
  filter: FleetFilter,
  placeName: (code: string) => string,
): readonly FleetDevice[] {
  const place = filter.location.trim().toLowerCase();
  const patterns = filter.tags
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(tagPattern);
  const isThere = (location: string): boolean => {
    const name = placeName(location);
    if (name !== location && name.toLowerCase().startsWith(place)) return true;
    return [location, starOfCode(location)].some((code) => code.toLowerCase() === place);
  };
  return devices.filter(
    ({ location, status, tags, type }) =>
      (filter.type === '' || type === filter.type) &&
      (filter.status === '' || statusKind(status) === filter.status) &&
      (place === '' || isThere(location)) &&
      (patterns.length === 0 || tags.some((tag) => patterns.some((pattern) => pattern.test(tag)))),
  );
}

/** A pattern of tags, in which `*` is any number of characters. */
function tagPattern(text: string): RegExp {
  const parts = text.split('*').map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
