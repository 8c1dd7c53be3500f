import { below, floorDiv, max, roll } from '../../kernel.js';
import { type Abundance, ABUNDANCES, type Density } from '../ruleset/abundances.js';
import { perCategory } from '../ruleset/categories.js';
import { baseOrbit } from './baseOrbit.js';
import type { Belt, Planet } from './star.js';
import { CHANCE } from './chance.js';
import { beltLocation } from './locationNumber.js';
import { isNearby } from './starAt.js';
import { itemAt } from '../state/itemAt.js';

/**
 * The belts of a star other than the Sun: none, one or two in the ratio 1 : 2 : 1, at least one at
 * a real star, where nothing is scarce. The first lies in a gap between planets, the second outside
 * them all.
 */
export function generatedBelts(
  seed: number,
  star: number,
  planets: readonly Planet[],
): readonly Belt[] {
  const rolled = below(4, roll(seed, CHANCE.beltCount, star, 0));
  const chance = rolled === 0 ? 0 : rolled === 3 ? 2 : 1;
  const count = isNearby(star) ? max(1, chance) : chance;
  const belts: Belt[] = [];
  for (let number = 1; number <= count; number += 1) {
    belts.push(generatedBelt(seed, star, number, planets));
  }
  return belts;
}

function generatedBelt(
  seed: number,
  star: number,
  number: number,
  planets: readonly Planet[],
): Belt {
  const location = beltLocation(star, number);
  const gap = below(max(1, planets.length - 1), roll(seed, CHANCE.beltPlace, location, 0));
  const inside = number === 1 ? planets[gap] : planets.at(-1);
  const orbit = inside?.orbitMicroAu ?? baseOrbit(seed, star) * 5 * number;
  // A first belt ends before the next planet can begin, 1.35 times further out than the last.
  const [near, width] = number === 1 ? [1120, 100] : [1400, 200];
  const inner = floorDiv(orbit * near, 1000);
  const thickness = width + below(width, roll(seed, CHANCE.beltPlace, location, 0, 1));
  return {
    number,
    location,
    innerMicroAu: inner,
    outerMicroAu: inner + floorDiv(inner * thickness, 1000),
    density: densityOf(below(5, roll(seed, CHANCE.beltDensity, location, 0))),
    abundance: perCategory((_, n) => {
      const luck = below(100, roll(seed, CHANCE.beltAbundance, location, 0, n));
      return abundanceOf(luck + itemAt(BIAS, n), isNearby(star) ? 1 : 0);
    }),
  };
}

/** What chance adds to the luck of each category, in the order of CATEGORIES. */
const BIAS: readonly number[] = [15, 0, 10, 0, -5, -25];

/** The luck at which each abundance ends, poorest first; what is above is rich. */
const LUCK_ENDS: readonly number[] = [15, 40, 70, 92];

function abundanceOf(luck: number, min: number): Abundance {
  const found = LUCK_ENDS.findIndex((end) => luck < end);
  return itemAt(ABUNDANCES, max(min, found < 0 ? ABUNDANCES.length - 1 : found));
}

function densityOf(fifth: number): Density {
  return fifth < 2 ? 'sparse' : fifth < 4 ? 'moderate' : 'dense';
}
