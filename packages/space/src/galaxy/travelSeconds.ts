import { ceilDiv, invariant, max, mulDiv, sqrtCeil } from '@astrarium/core';
import type { Ruleset } from '../ruleset/ruleset.js';
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

/** How fast something travels: both in thousandths, 1000 and 1000 for a vessel in full order. */
export interface Pace {
  /** From the blueprint. */
  readonly drivePerMille: number;
  /** From its operational capacity (`speedPerMille`). */
  readonly speedPerMille: number;
}

/** Seconds of one leg of a journey; `hasHub`: a hub of the traveller's own waits at its end. */
export function travelSeconds(ruleset: Ruleset, leg: Leg, pace: Pace, hasHub: boolean): number {
  if (leg.kind === 'cruise') return cruiseSeconds(ruleset, leg.distance, pace);
  return surgeSeconds(ruleset, leg.distance, pace, hasHub);
}

/**
 * Seconds of a cruise: constant acceleration, flip at the midpoint, hence a root of the distance.
 * ceil(33.83 · root of AU) by the standard rules, at least 5; exact, since the milliseconds are
 * the least t with t² · 10^6 >= 33830² · distance.
 */
export function cruiseSeconds(ruleset: Ruleset, distanceMicroAu: number, pace: Pace): number {
  const { cruiseMilliseconds, minCruiseSeconds } = ruleset.travel;
  const square = cruiseMilliseconds * cruiseMilliseconds;
  const rounded = mulDiv(distanceMicroAu, square, 1_000_000);
  const exact = ((distanceMicroAu % 1_000_000) * square) % 1_000_000 === 0;
  const milliseconds = sqrtCeil(exact ? rounded : rounded + 1);
  return max(minCruiseSeconds, ceilDiv(milliseconds * 1000, paceOf(pace)));
}

/** Seconds of a surge between two stars, shorter where a hub of the traveller's own waits. */
export function surgeSeconds(
  ruleset: Ruleset,
  distanceMilliLy: number,
  pace: Pace,
  hasHub: boolean,
): number {
  const { surgeSecondsPerLy, surgeHubPerMille } = ruleset.travel;
  const share = hasHub ? surgeHubPerMille : 1000;
  return max(1, ceilDiv(distanceMilliLy * surgeSecondsPerLy * share, paceOf(pace)));
}

/** Millionths of a vessel's speed. */
function paceOf(pace: Pace): number {
  const product = pace.drivePerMille * pace.speedPerMille;
  invariant(product > 0, 'what has no drive cannot travel');
  return product;
}
