import { type Abundance, answerOf, type Density, CATEGORIES } from '@astrarium/space/client';
import { unitsOfParts } from './needs.js';
import { type Game } from './readGame.js';

/** How many stars the bot looks at: those nearest to its first base. */
const STARS = 20;

/** Densities of belts, the best first. */
const DENSITIES: readonly Density[] = ['dense', 'moderate', 'sparse'];

/** What a belt holds of a category, in proportion. The rules have the units. */
const RESERVE: Readonly<Record<Abundance, number>> = {
  scarce: 1,
  low: 2,
  moderate: 6,
  high: 15,
  rich: 30,
};

/**
 * The belt near the first base that supplies the most parts until one category runs out; of equals
 * the densest. Not one where the bot has a base, and not in a system that somebody has locked.
 */
export async function nextBelt(game: Game): Promise<string | undefined> {
  const { bases, client } = game;
  const [near] = bases[0]?.location.split('-') ?? [];
  if (near === undefined) return undefined;
  const query = { near, locked: false, limit: STARS };
  const { stars } = await answerOf(client.GET('/v1/stars', { params: { query } }));
  const needs = unitsOfParts(game);
  const belts = stars
    .flatMap((star) => star.belts)
    .filter(({ designation }) => bases.every(({ location }) => location !== designation))
    .map(({ density, designation, resources }) => ({
      designation,
      order: DENSITIES.indexOf(density),
      parts: Math.min(...CATEGORIES.map((each) => RESERVE[resources[each]] / (needs[each] + 1))),
    }));
  return belts.sort((a, b) => b.parts - a.parts || a.order - b.order)[0]?.designation;
}
