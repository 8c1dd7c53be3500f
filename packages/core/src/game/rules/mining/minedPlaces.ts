import { beltLocation, planetLocation, moonLocation } from '../../galaxy/locationNumber.js';
import { starSystem } from '../../galaxy/starSystem.js';

/** Where in a star's system sites can be: belts, and the planets and moons that have salvage. */
export function minedPlaces(seed: number, star: number): number[] {
  const { belts, planets } = starSystem(seed, star);
  const places = belts.map(({ number }) => beltLocation(star, number));
  for (const { number, moons } of planets) {
    places.push(planetLocation(star, number));
    for (let moon = 1; moon <= moons; moon += 1) places.push(moonLocation(star, number, moon));
  }
  return places;
}
