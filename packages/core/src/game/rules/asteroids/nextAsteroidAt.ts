import { type Asteroid, nextAsteroid } from '../../galaxy/asteroid.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import type { Draft, World } from '../schema.js';

/** The next asteroid that strikes a place after a tick; undefined where there are none. */
export function nextAsteroidAt(
  { setting }: Pick<World, 'setting'>,
  place: number,
  tick: number,
): Asteroid | undefined {
  return nextAsteroid(setting.ruleset.asteroids, setting.key, place, tick);
}

/** The asteroid that everybody sees on its way to a place; undefined when there is none. */
export function sightedAsteroid(world: World, place: number): Asteroid | undefined {
  const asteroid = nextAsteroidAt(world, place, world.now);
  return asteroid !== undefined && asteroid.sightedAt <= world.now ? asteroid : undefined;
}

/** Schedules what comes next at a place: the sighting of an asteroid, or its strike. */
export function scheduleAsteroid(draft: Draft, location: LocationId): void {
  const { locations, now } = draft;
  const asteroid = nextAsteroidAt(draft, locations.get(location, LOCATION.place), now);
  if (asteroid === undefined) return;
  const { sightedAt, strikesAt } = asteroid;
  locations.schedule(location, LOCATION.asteroid, sightedAt > now ? sightedAt : strikesAt);
}
