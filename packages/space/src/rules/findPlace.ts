import { parseLocation } from '../galaxy/location.js';
import { locationParts } from '../galaxy/locationNumber.js';
import type { World } from './schema.js';

/** The place that a code names; undefined when there is none, or no object that was ever begun. */
export function findPlace(world: World, code: string): number | undefined {
  const place = parseLocation(world.setting.seed, code);
  if (place === undefined || locationParts(place)?.kind !== 'object') return place;
  return world.megastructures.find(place) === 0 ? undefined : place;
}
