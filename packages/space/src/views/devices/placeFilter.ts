import { locationKind, parseLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';

/** Whether the number of a place is among those that were asked for. */
export type PlaceFilter = (place: number) => boolean;

/** What a location code in a filter means: a star's is its whole system, an empty one all. */
export function placeFilter(world: World, code: string): PlaceFilter | Refused {
  if (code === '') return () => true;
  const wanted = parseLocation(world.setting.seed, code);
  if (wanted === undefined) {
    return refuse('unknown_location', `There is no location ${code}`, { field: 'location', code });
  }
  if (locationKind(wanted) !== 'star') return (place) => place === wanted;
  const star = locationStar(wanted);
  return (place) => locationStar(place) === star;
}
