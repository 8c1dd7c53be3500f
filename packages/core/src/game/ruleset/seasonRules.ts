import type { DeviceType } from './deviceTypes.js';

/** Seasons: what is built together, by when, and what comes after. */
export interface SeasonRules {
  /** The seasons in their order; after the last one the first comes again. None: no seasons. */
  readonly calendar: readonly SeasonPlan[];
  /** By how much the needs grow each time the calendar begins again, in thousandths. */
  readonly growthPerMille: number;
  /** From an early completion until the next season begins, if the deadline is not nearer. */
  readonly restSeconds: number;
  /** The most devices of one contribution. */
  readonly maxContribute: number;
}

/** One season and its objective. */
export interface SeasonPlan {
  readonly name: string;
  /** The code of the star in whose system the objective is built. */
  readonly starCode: string;
  /** The name of what is built. */
  readonly structure: string;
  readonly durationSeconds: number;
  /** Devices needed, by type; a type that is not named is not accepted. */
  readonly requirements: Readonly<Partial<Record<DeviceType, number>>>;
}

/** No season needs more devices of one type, however often the calendar has come around. */
export const MAX_NEEDED = 1_000_000;
