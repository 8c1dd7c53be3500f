import type { PlanetKind } from '../ruleset/attributes.js';
import type { Belt, Planet } from './star.js';
import { beltLocation, planetLocation } from './locationNumber.js';

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
export const SOL_SYSTEM = { planets: PLANETS, belts: BELTS } as const;
