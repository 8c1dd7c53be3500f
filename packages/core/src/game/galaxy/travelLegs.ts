import { distanceMicroAu, distanceMilliLy } from './distance.js';
import { locationStar, starLocation } from './locationNumber.js';

/** One stage of a journey: a cruise within a system, or a surge from edge to edge. */
export interface Leg {
  readonly kind: 'cruise' | 'surge';
  readonly from: number;
  readonly to: number;
  /** Millionths of an AU for a cruise, thousandths of a light year for a surge. */
  readonly distance: number;
}

/** The stages from one place to another without detours; none when they are the same. */
export function travelLegs(seed: number, from: number, to: number): readonly Leg[] {
  if (from === to) return [];
  const fromStar = locationStar(from);
  const toStar = locationStar(to);
  if (fromStar === toStar) return [cruise(seed, from, to)];
  const exit = starLocation(fromStar);
  const entry = starLocation(toStar);
  const surge = travelLeg(seed, exit, entry);
  const legs = [cruise(seed, from, exit), surge, cruise(seed, entry, to)];
  return legs.filter((leg) => leg.from !== leg.to);
}

/** The one stage from a place to another: a cruise within a system, else the edges' surge. */
export function travelLeg(seed: number, from: number, to: number): Leg {
  const fromStar = locationStar(from);
  const toStar = locationStar(to);
  if (fromStar === toStar) return cruise(seed, from, to);
  return { kind: 'surge', from, to, distance: distanceMilliLy(seed, fromStar, toStar) };
}

function cruise(seed: number, from: number, to: number): Leg {
  const distance = from === to ? 0 : distanceMicroAu(seed, from, to);
  return { kind: 'cruise', from, to, distance };
}
