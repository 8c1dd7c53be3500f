import type { Section } from './section.js';

/** How operational capacity slows travel, mining, printing and scanning (`speedPerMille`). */
export interface CapacityRules {
  /** A new device's capacity in millionths: 1,000,000 is 100 %. */
  readonly fullPpm: number;
  /** The lowest speed of a worn device, in thousandths. */
  readonly slowestPerMille: number;
}

/** Values and bounds of `CapacityRules`. */
export const CAPACITY: Section<CapacityRules> = {
  fullPpm: [1_000_000, 1, 1_000_000],
  slowestPerMille: [100, 1, 1000],
};

/** Travel times (`galaxy/travelSeconds`). */
export interface TravelRules {
  /** Milliseconds of cruise for 1 AU at speed 1000; it grows with the root of the distance. */
  readonly cruiseMilliseconds: number;
  /** The shortest cruise in seconds. */
  readonly minCruiseSeconds: number;
  /** Seconds of surge for one light year at speed 1000. */
  readonly surgeSecondsPerLy: number;
  /** Share of the seconds of a surge to an own hub, in thousandths. */
  readonly surgeHubPerMille: number;
  /** The most places that a `via` list may name. */
  readonly maxVia: number;
}

/** Values and bounds of `TravelRules`. */
export const TRAVEL: Section<TravelRules> = {
  cruiseMilliseconds: [33_830, 1, 90_000],
  minCruiseSeconds: [5, 1, 1_000_000],
  surgeSecondsPerLy: [45, 0, 1_000_000],
  surgeHubPerMille: [750, 0, 1000],
  maxVia: [16, 0, 64],
};

/** What devices carry besides stowed devices. */
export interface CarryingRules {
  /** The most devices that can be attached to one. */
  readonly maxAttached: number;
}

/** Values and bounds of `CarryingRules`. */
export const CARRYING: Section<CarryingRules> = {
  maxAttached: [8, 1, 1000],
};
