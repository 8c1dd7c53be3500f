import { makeLocation } from '../../galaxy/location.js';
import type { TravelLeg } from './travelPlan.js';

/** A leg of a journey as answers and views show it. */
export interface ShownLeg {
  readonly from: string;
  readonly to: string;
  readonly mode: 'cruise' | 'surge';
  readonly seconds: number;
  readonly arrives_tick: number;
  /** Of a cruise. */
  readonly distance_au_micro?: number;
  /** Of a surge. */
  readonly distance_ly_milli?: number;
}

/** Legs as they are shown, for a departure at this tick. */
export function shownLegs(seed: number, legs: readonly TravelLeg[], departure: number) {
  let arrives_tick = departure;
  return legs.map(({ kind, from, to, distance, seconds }): ShownLeg => {
    arrives_tick += seconds;
    return {
      from: makeLocation(seed, from),
      to: makeLocation(seed, to),
      mode: kind,
      seconds,
      arrives_tick,
      ...(kind === 'cruise' ? { distance_au_micro: distance } : { distance_ly_milli: distance }),
    };
  });
}
