import { answerOf, type Density, locationsGet, starsList } from '@astrarium/client';
import type { Game } from './readGame.js';

/** How many stars the bot looks at: those nearest to the Sun. */
const STARS = 8;

/** Densities of belts, the best first. */
const DENSITIES: readonly Density[] = ['dense', 'moderate', 'sparse'];

/** The densest belt near the Sun where the bot has no base and that nobody has locked. */
export async function nextBelt({ bases, client }: Game): Promise<string | undefined> {
  const { stars } = await answerOf(starsList({ client, query: { limit: STARS } }));
  const belts: { readonly designation: string; readonly density: Density }[] = [];
  for (const { designation } of stars) {
    const star = await answerOf(locationsGet({ client, path: { code: designation } }));
    if (star.location_type === 'star' && star.locked_by === undefined) {
      belts.push(...star.star.belts);
    }
  }
  const [first] = belts
    .filter(({ designation }) => bases.every(({ location }) => location !== designation))
    .sort((a, b) => DENSITIES.indexOf(a.density) - DENSITIES.indexOf(b.density));
  return first?.designation;
}
