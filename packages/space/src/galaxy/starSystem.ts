import { below, floorDiv, max, roll } from '@astrarium/core';
import { type Abundance, ABUNDANCES, type Density } from '../state/abundances.js';
import type { PlanetKind } from '../ruleset/attributes.js';
import { perCategory } from '../ruleset/categories.js';
import { frozen } from '../state/frozen.js';
import { itemAt } from '../state/itemAt.js';
import { CHANCE } from './chance.js';
import { beltLocation, locationStar, planetLocation } from './locationNumber.js';
import type { Belt, Planet } from './star.js';
import { isNearby, spectralClass } from './starAt.js';

/** The places of one star's system; planets and belts by number. */
export interface StarSystem {
  readonly star: number;
  readonly planets: readonly Planet[];
  readonly belts: readonly Belt[];
  /** How far out surges begin and end: past everything that orbits here. */
  readonly edgeMicroAu: number;
}

const MIN_EDGE_MICRO_AU = 1_000_000;

/**
 * Systems made recently, each at the place of its star: one that is read is read again soon. There
 * is room for the homes of some thousand accounts; a system takes about a kilobyte.
 */
const LATELY: { readonly seed: number; readonly system: StarSystem }[] = [];
const MAX_LATELY = 4096;

/**
 * The system of a star, from the seed alone; nothing is stored. The Sun's is the real one; every
 * other real star's has at least one belt, further ones have 0 to 10 planets and 0 to 2 belts.
 */
export function starSystem(seed: number, star: number): StarSystem {
  const known = LATELY[star % MAX_LATELY];
  if (known !== undefined && known.seed === seed && known.system.star === star) {
    return known.system;
  }
  const system = makeSystem(seed, star);
  LATELY[star % MAX_LATELY] = { seed, system };
  return system;
}

function makeSystem(seed: number, star: number): StarSystem {
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
  return max(MIN_EDGE_MICRO_AU, floorDiv(max(planet, belt) * 5, 4));
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

/** Where a system begins, in millionths of an AU, by the first letter of the star's class. */
const BASE_MICRO_AU: Readonly<Record<string, number>> = {
  A: 600_000,
  F: 450_000,
  G: 250_000,
  K: 150_000,
  M: 60_000,
  D: 300_000,
};
const BROWN_DWARF_MICRO_AU = 20_000;

/** Where the system of a star begins, in millionths of an AU: the brighter, the further out. */
function baseOrbit(seed: number, star: number): number {
  return BASE_MICRO_AU[spectralClass(seed, star).charAt(0)] ?? BROWN_DWARF_MICRO_AU;
}

/** No generated planet orbits further out: it keeps squared distances exact. */
const ORBIT_MOST_MICRO_AU = 25_000_000;

/** Zones end at these multiples of the base, in tenths; then the kinds there, equally likely. */
const ZONES: readonly (readonly [end: number, kinds: readonly PlanetKind[]])[] = [
  [25, ['rocky', 'rocky', 'greenhouse']],
  [70, ['desert', 'desert', 'greenhouse', 'ocean', 'terrestrial']],
  [140, ['frozen', 'frozen', 'desert', 'gas_giant']],
];
const OUTER_ZONE: readonly PlanetKind[] = ['gas_giant', 'gas_giant', 'ice_giant', 'frozen'];

/** The most moons by chance: 0 up to and including the number. */
const MOONS: Readonly<Record<PlanetKind, number>> = {
  rocky: 0,
  greenhouse: 0,
  terrestrial: 2,
  desert: 2,
  ocean: 1,
  frozen: 2,
  gas_giant: 8,
  ice_giant: 6,
};

/** The planets of a star other than the Sun: 0 to 10, each 1.35 to 1.9 times further out. */
function generatedPlanets(seed: number, star: number): readonly Planet[] {
  const first = roll(seed, CHANCE.planetCount, star, 0);
  const count = below(6, first) + below(6, roll(seed, CHANCE.planetCount, star, 0, 1));
  const base = baseOrbit(seed, star);
  const planets: Planet[] = [];
  let orbit = floorDiv(base * (700 + below(800, roll(seed, CHANCE.planetOrbit, star, 0))), 1000);
  for (let number = 1; number <= count && orbit <= ORBIT_MOST_MICRO_AU; number += 1) {
    const location = planetLocation(star, number);
    const kind = kindAt(floorDiv(orbit * 10, base), roll(seed, CHANCE.planetKind, location, 0));
    const moons = below(MOONS[kind] + 1, roll(seed, CHANCE.moonCount, location, 0));
    planets.push({ number, location, kind, orbitMicroAu: orbit, moons });
    const wider = 1350 + below(550, roll(seed, CHANCE.planetOrbit, star, 0, number));
    orbit = floorDiv(orbit * wider, 1000);
  }
  return planets;
}

function kindAt(tenths: number, rolled: number): PlanetKind {
  const zone = ZONES.find(([end]) => tenths < end);
  const kinds = zone === undefined ? OUTER_ZONE : zone[1];
  return itemAt(kinds, below(kinds.length, rolled));
}

/**
 * The belts of a star other than the Sun: none, one or two in the ratio 1 : 2 : 1, at least one at
 * a real star, where nothing is scarce. The first lies in a gap between planets, the second outside
 * them all.
 */
function generatedBelts(seed: number, star: number, planets: readonly Planet[]): readonly Belt[] {
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
      const percent = below(100, roll(seed, CHANCE.beltAbundance, location, 0, n));
      return abundanceOf(percent + itemAt(BIAS, n), isNearby(star) ? 1 : 0);
    }),
  };
}

/** What chance adds to the luck of each category, in the order of CATEGORIES. */
const BIAS: readonly number[] = [15, 0, 10, 0, -5, -25];

/** The luck at which each abundance ends, poorest first; what is above is rich. */
const PERCENT_ENDS: readonly number[] = [15, 40, 70, 92];

function abundanceOf(percent: number, min: number): Abundance {
  const found = PERCENT_ENDS.findIndex((end) => percent < end);
  return itemAt(ABUNDANCES, max(min, found < 0 ? ABUNDANCES.length - 1 : found));
}

function densityOf(fifth: number): Density {
  return fifth < 2 ? 'sparse' : fifth < 4 ? 'moderate' : 'dense';
}
