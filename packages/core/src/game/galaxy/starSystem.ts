import { floorDiv, max } from '../../kernel.js';
import type { PlanetKind } from '../ruleset/attributes.js';
import { frozen } from '../state/frozen.js';
import { generatedBelts, generatedPlanets } from './generatedSystem.js';
import { beltLocation, locationStar, planetLocation } from './locationNumber.js';
import type { Belt, Planet } from './star.js';

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

const SOL = 0;

/** Semi-major axes in millionths of an AU (J2000) and the greater moons. */
const ROWS: readonly (readonly [kind: PlanetKind, orbit: number, moons: number])[] = [
  ['rocky', 387_099, 0],
  ['greenhouse', 723_336, 0],
  ['terrestrial', 1_000_003, 1],
  ['desert', 1_523_710, 2],
  ['gas_giant', 5_202_887, 4],
  ['gas_giant', 9_536_676, 7],
  ['ice_giant', 19_189_165, 5],
  ['ice_giant', 30_069_923, 2],
];

const PLANETS: readonly Planet[] = ROWS.map(([kind, orbitMicroAu, moons], position) => ({
  number: position + 1,
  location: planetLocation(SOL, position + 1),
  kind,
  orbitMicroAu,
  moons,
}));

/** The main belt; its abundances follow the kinds of asteroids that prevail there. */
const BELTS: readonly Belt[] = [
  {
    number: 1,
    location: beltLocation(SOL, 1),
    innerMicroAu: 2_100_000,
    outerMicroAu: 3_300_000,
    density: 'moderate',
    abundance: {
      structural: 'rich',
      conductive: 'high',
      silicates: 'high',
      carbon: 'moderate',
      volatiles: 'low',
      rares: 'low',
    },
  },
];

/** The places around the Sun: Mercury to Neptune, and the main belt. */
const SOL_SYSTEM = { planets: PLANETS, belts: BELTS } as const;
