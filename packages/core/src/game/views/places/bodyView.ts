import { invariant } from '../../../kernel.js';
import { makeLocation } from '../../galaxy/location.js';
import {
  lagrangeLocation,
  MAX_LAGRANGE,
  locationStar,
  moonLocation,
  planetLocation,
} from '../../galaxy/locationNumber.js';
import type { LocationParts } from '../../galaxy/locationNumber.js';
import type { Planet } from '../../galaxy/star.js';
import { SATELLITE_MICRO_AU } from '../../galaxy/distance.js';
import { starAt } from '../../galaxy/starAt.js';
import { starSystem } from '../../galaxy/starSystem.js';
import { starView } from './starView.js';

const MICRO_AU = 1_000_000;

/** A star as the wire shows it, with the bodies of its system; from the seed alone. */
export function bodyViewOfStar(seed: number, index: number) {
  const star = starAt(seed, index);
  const { planets, belts, edgeMicroAu } = starSystem(seed, index);
  return {
    star: {
      ...starView(star),
      edge_au: edgeMicroAu / MICRO_AU,
      planets: planets.map((planet) => bodyOf(seed, planet)),
      belts: belts.map((belt) => ({
        designation: makeLocation(seed, belt.location),
        density: belt.density,
        inner_radius_au: belt.innerMicroAu / MICRO_AU,
        outer_radius_au: belt.outerMicroAu / MICRO_AU,
      })),
    },
  };
}

/** A planet as the wire shows it: its kind, its orbit, and the places around it. */
export function bodyViewOfPlanet(seed: number, { star, planet }: LocationParts) {
  const found = starSystem(seed, star).planets[planet - 1];
  invariant(found !== undefined, 'parts are of a place that is there');
  const points = Array.from({ length: MAX_LAGRANGE }, (_, n) =>
    makeLocation(seed, lagrangeLocation(star, planet, n + 1)),
  );
  return { planet: { ...bodyOf(seed, found), lagrange_points: points } };
}

/** A moon or Lagrange point as the wire shows it: which planet's, and how far from that. */
export function bodyViewOfSatellite(seed: number, parts: LocationParts, place: number) {
  const satellite = {
    designation: makeLocation(seed, place),
    number: parts.kind === 'moon' ? parts.moon : parts.lagrange,
    planet: makeLocation(seed, planetLocation(parts.star, parts.planet)),
    orbit_au: SATELLITE_MICRO_AU / MICRO_AU,
  };
  const shown: { readonly moon?: typeof satellite; readonly lagrange?: typeof satellite } =
    parts.kind === 'moon' ? { moon: satellite } : { lagrange: satellite };
  return shown;
}

function bodyOf(seed: number, planet: Planet) {
  const { kind, location, moons, orbitMicroAu } = planet;
  const star = locationStar(location);
  return {
    designation: makeLocation(seed, location),
    kind,
    orbit_au: orbitMicroAu / MICRO_AU,
    moons: Array.from({ length: moons }, (_, n) =>
      makeLocation(seed, moonLocation(star, planet.number, n + 1)),
    ),
  };
}
