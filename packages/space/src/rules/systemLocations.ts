import {
  lagrangeLocation,
  MAX_LAGRANGE,
  objectLocation,
  starLocation,
} from '../galaxy/locationNumber.js';
import { starSystem } from '../galaxy/starSystem.js';
import type { LocationId } from '../state/locations.js';
import { minedPlaces } from './mining/deposit.js';
import type { World } from './schema.js';

/** The rows of all places of a star's system that have one: no device is anywhere else. */
export function systemLocations(world: World, star: number): LocationId[] {
  const { seed } = world.setting;
  const places = [starLocation(star), ...minedPlaces(seed, star)];
  for (const { number } of starSystem(seed, star).planets) {
    for (let point = 1; point <= MAX_LAGRANGE; point += 1) {
      places.push(lagrangeLocation(star, number, point));
    }
  }
  for (let object = 1; world.megastructures.find(objectLocation(star, object)) !== 0; object += 1) {
    places.push(objectLocation(star, object));
  }
  return places.map((place) => world.locations.find(place)).filter((location) => location !== 0);
}
