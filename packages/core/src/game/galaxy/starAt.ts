import { invariant, isInt } from '../../kernel.js';
import { generatedClass, generatedCode, generatedIndex, generatedStar } from './generatedStar.js';
import { NEARBY_STARS } from './nearbyStars.js';
import type { Star } from './star.js';

/** How many stars a galaxy has: indices 0 to STAR_LIMIT - 1. */
export const STAR_LIMIT = 1_000_000;

/** The star of this index: a real one, or one made by chance from the seed; nothing is stored. */
export function starAt(seed: number, index: number): Star {
  invariant(isInt(index) && index >= 0 && index < STAR_LIMIT, `no star has the index ${index}`);
  return NEARBY_STARS[index] ?? generatedStar(seed, index);
}

/** The code of a star; it does not depend on the seed. */
export function starCode(index: number): string {
  return NEARBY_STARS[index]?.code ?? generatedCode(index);
}

/** The index of the star with this code, undefined when there is none. */
export function starIndex(code: string): number | undefined {
  const nearby = NEARBY_STARS.find((star) => star.code === code);
  return nearby === undefined ? generatedIndex(code) : nearby.index;
}

/** The spectral class of a star's primary, without the work of placing the star. */
export function spectralClass(seed: number, index: number): string {
  return NEARBY_STARS[index]?.spectralClass ?? generatedClass(seed, index);
}

/** Whether the star is one of the real ones around the Sun. */
export function isNearby(index: number): boolean {
  return index < NEARBY_STARS.length;
}
