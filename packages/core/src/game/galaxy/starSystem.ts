import { floorDiv, max } from '../../kernel.js';
import { frozen } from '../state/frozen.js';
import type { Belt, Planet } from './star.js';
import { generatedBelts } from './generatedBelts.js';
import { generatedPlanets } from './generatedPlanets.js';
import { locationStar } from './locationNumber.js';
import { SOL_SYSTEM } from './solSystem.js';

/** The places of one star's system; planets and belts by number. */
export interface StarSystem {
  readonly star: number;
  readonly planets: readonly Planet[];
  readonly belts: readonly Belt[];
  /** How far out surges begin and end: past everything that orbits here. */
  readonly edgeMicroAu: number;
}

const LEAST_EDGE_MICRO_AU = 1_000_000;

/** Systems made recently, each at the place of its star: one that is read is read again soon. */
const LATELY: { readonly seed: number; readonly system: StarSystem }[] = [];
const MAX_LATELY = 512;

/**
 * The system of a star, from the seed alone; nothing is stored. The Sun's is the real one; every
 * other real star's has at least one belt, further ones have 0 to 10 planets and 0 to 2 belts.
 */
export function starSystem(seed: number, star: number): StarSystem {
  const known = LATELY[star % MAX_LATELY];
  if (known !== undefined && known.seed === seed && known.system.star === star) {
    return known.system;
  }
  const system = made(seed, star);
  LATELY[star % MAX_LATELY] = { seed, system };
  return system;
}

function made(seed: number, star: number): StarSystem {
  const planets = star === 0 ? SOL_SYSTEM.planets : generatedPlanets(seed, star);
  const belts = star === 0 ? SOL_SYSTEM.belts : generatedBelts(seed, star, planets);
  return frozen({ star, planets, belts, edgeMicroAu: edgeOf(planets, belts) });
}

/** The belt at a location, undefined when there is none. */
export function beltAt(seed: number, location: number): Belt | undefined {
  const star = locationStar(location);
  return starSystem(seed, star).belts.find((belt) => belt.location === location);
}

function edgeOf(planets: readonly Planet[], belts: readonly Belt[]): number {
  const planet = planets.at(-1)?.orbitMicroAu ?? 0;
  const belt = belts.at(-1)?.outerMicroAu ?? 0;
  return max(LEAST_EDGE_MICRO_AU, floorDiv(max(planet, belt) * 5, 4));
}
