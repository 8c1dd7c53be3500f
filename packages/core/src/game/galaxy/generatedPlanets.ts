import { below, floorDiv, roll } from '../../kernel.js';
import type { PlanetKind } from '../ruleset/attributes.js';
import { baseOrbit } from './baseOrbit.js';
import { CHANCE } from './chance.js';
import { planetLocation } from './locationNumber.js';
import type { Planet } from './star.js';
import { itemAt } from '../state/itemAt.js';

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
export function generatedPlanets(seed: number, star: number): readonly Planet[] {
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
