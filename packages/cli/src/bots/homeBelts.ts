import { locationStar, makeLocation, parseLocation, starCode, starSystem } from '@astrarium/core';
import type { BotHand } from './botHand.js';

/** The star in whose system a place is. */
export function starOf(hand: BotHand, location: string): number {
  return locationStar(parseLocation(hand.world().setting.seed, location) ?? 0);
}

/** The belts of a star's system, by their codes. */
export function homeBelts(hand: BotHand, star: number): string[] {
  const { seed } = hand.world().setting;
  return starSystem(seed, star).belts.map(({ location }) => makeLocation(seed, location));
}

/** Somewhere in a star's system: a belt, a planet, a moon, a Lagrange point, or its edge. */
export function somewhere(hand: BotHand, star: number): string {
  const { seed } = hand.world().setting;
  const { belts, planets } = starSystem(seed, star);
  const belt = hand.pick(belts);
  if (belt !== undefined && hand.chance(2) === 0) return makeLocation(seed, belt.location);
  const planet = hand.pick(planets);
  if (planet === undefined) return starCode(star);
  const code = makeLocation(seed, planet.location);
  const luck = hand.chance(6);
  if (luck === 0) return `${code}-L${4 + hand.chance(2)}`;
  if (luck === 1 && planet.moons > 0) return `${code}-${1 + hand.chance(planet.moons)}`;
  return code;
}
