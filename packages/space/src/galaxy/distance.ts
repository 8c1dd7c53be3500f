import { floorDiv, invariant, sqrtFloor } from '@astrarium/core';
import { locationParts, locationStar } from './locationNumber.js';
import type { StarPosition } from './star.js';
import { starPosition } from './starAt.js';
import { starSystem, type StarSystem } from './starSystem.js';

/** From a planet to its moon or Lagrange point, in millionths of an AU. */
export const SATELLITE_MICRO_AU = 10_000;

interface Anchor {
  /** Distance of the body that the place belongs to from the star. */
  readonly orbit: number;
  /** The planet's number, or 0; places of one planet are near one another. */
  readonly planet: number;
  /** What leads from that body to the place itself. */
  readonly extra: number;
}

/**
 * The distance between two places of one system in millionths of an AU, rounded down. Bodies stand
 * still as if each pair were seen at a right angle from the star: the root of a² + b² for orbits a
 * and b. It is symmetric, and a detour is never shorter. A belt counts as its mid radius, the star
 * as the system's edge, an object as half way to it; a moon or Lagrange point is SATELLITE_MICRO_AU
 * from its planet.
 */
export function distanceMicroAu(seed: number, from: number, to: number): number {
  invariant(locationStar(from) === locationStar(to), 'places of one system are asked for');
  if (from === to) return 0;
  const system = starSystem(seed, locationStar(from));
  const here = anchorOf(system, from);
  const there = anchorOf(system, to);
  const near = here.planet !== 0 && here.planet === there.planet;
  const between = near ? 0 : sqrtFloor(here.orbit * here.orbit + there.orbit * there.orbit);
  return here.extra + between + there.extra;
}

/** The distance between two stars in thousandths of a light year, rounded down. */
export function distanceMilliLy(seed: number, fromStar: number, toStar: number): number {
  return positionDistance(starPosition(seed, fromStar), starPosition(seed, toStar));
}

/** The distance between two positions in thousandths of a light year, rounded down. */
export function positionDistance(here: StarPosition, there: StarPosition): number {
  const x = here.xMilliLy - there.xMilliLy;
  const y = here.yMilliLy - there.yMilliLy;
  const z = here.zMilliLy - there.zMilliLy;
  return sqrtFloor(x * x + y * y + z * z);
}

function anchorOf(system: StarSystem, location: number): Anchor {
  const parts = locationParts(location);
  invariant(parts !== undefined, `no place has number ${location}`);
  if (parts.kind === 'star') return { orbit: system.edgeMicroAu, planet: 0, extra: 0 };
  if (parts.kind === 'object') {
    return { orbit: floorDiv(system.edgeMicroAu, 2), planet: 0, extra: 0 };
  }
  if (parts.kind === 'belt') {
    const belt = system.belts[parts.belt - 1];
    invariant(belt !== undefined, `no belt has number ${location}`);
    return { orbit: floorDiv(belt.innerMicroAu + belt.outerMicroAu, 2), planet: 0, extra: 0 };
  }
  const planet = system.planets[parts.planet - 1];
  invariant(planet !== undefined, `no planet has number ${location}`);
  const extra = parts.kind === 'planet' ? 0 : SATELLITE_MICRO_AU;
  return { orbit: planet.orbitMicroAu, planet: parts.planet, extra };
}
