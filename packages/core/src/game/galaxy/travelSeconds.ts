import { ceilDiv, invariant, max, mulDiv, sqrtCeil } from '../../kernel.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import type { Leg } from './travelLegs.js';

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
