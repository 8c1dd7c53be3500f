import { locationStar, makeLocation, parseLocation, starCode, starSystem } from '@astrarium/space';
import type { BotClient } from './botClient.js';

/** The index of the star of a location. */
export function starOf(bot: BotClient, location: string): number {
  return locationStar(parseLocation(bot.world().setting.seed, location) ?? 0);
}

/** The codes of the belts of a star. */
export function systemBelts(bot: BotClient, star: number): string[] {
  const { seed } = bot.world().setting;
  return starSystem(seed, star).belts.map(({ location }) => makeLocation(seed, location));
}

/** A random location at a star: a belt, a planet, a moon, a Lagrange point or the star itself. */
export function randomPlace(bot: BotClient, star: number): string {
  const { seed } = bot.world().setting;
  const { belts, planets } = starSystem(seed, star);
  const belt = bot.pick(belts);
  if (belt !== undefined && bot.roll(2) === 0) return makeLocation(seed, belt.location);
  const planet = bot.pick(planets);
  if (planet === undefined) return starCode(star);
  const code = makeLocation(seed, planet.location);
  const kind = bot.roll(6);
  if (kind === 0) return `${code}-L${4 + bot.roll(2)}`;
  if (kind === 1 && planet.moons > 0) return `${code}-${1 + bot.roll(planet.moons)}`;
  return code;
}
