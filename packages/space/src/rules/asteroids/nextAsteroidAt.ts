import { LOCATION, type LocationId } from '../../state/locations.js';
import type { Draft, World } from '../schema.js';
import { below, floorDiv, max, roll, type SecretKey } from '@astrarium/core';
import type { AsteroidRules } from '../../ruleset/asteroidRules.js';
import { CHANCE } from '../../galaxy/chance.js';
import { locationParts } from '../../galaxy/locationNumber.js';

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

/** An asteroid on its way to a place. */
interface Asteroid {
  /** The tick from which on everybody sees it. */
  readonly sightedAt: number;
  readonly strikesAt: number;
}

/**
 * The next asteroid that strikes a place after a tick; undefined where there are none. From the key
 * alone: what happens in the game does not change it.
 */
export function nextAsteroid(
  { noticeSeconds, periodSeconds }: AsteroidRules,
  key: SecretKey,
  place: number,
  tick: number,
): Asteroid | undefined {
  const kind = locationParts(place)?.kind;
  if (periodSeconds === 0 || (kind !== 'belt' && kind !== 'planet')) return undefined;
  const strikeIn = (period: number): number => {
    const rolled = roll(key, CHANCE.asteroid, place, period);
    const free = max(1, periodSeconds - noticeSeconds);
    return period * periodSeconds + noticeSeconds + below(free, rolled);
  };
  const period = floorDiv(tick, periodSeconds);
  const strike = strikeIn(period);
  const strikesAt = strike > tick ? strike : strikeIn(period + 1);
  return { sightedAt: strikesAt - noticeSeconds, strikesAt };
}
