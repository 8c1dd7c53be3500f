import type { DeviceType } from './deviceTypes.js';
import type { Section } from './section.js';

const DAY = 86_400;

/** Seasons: what all players build together, and by when. */
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

/**
 * One account that begins with a season can complete it in its time, the first one in one to two
 * weeks, and three accounts in about half of that (`examples/bot/balance.test.ts`).
 */
const CALENDAR: readonly SeasonPlan[] = [
  {
    name: 'First Light',
    starCode: 'SOL',
    structure: 'Lantern Array',
    durationSeconds: 28 * DAY,
    requirements: { surge_plate: 3300, ftl_beacon: 2200, autofactory: 440 },
  },
  {
    name: 'The Long Bridge',
    starCode: 'BARNARD',
    structure: 'Causeway Anchor',
    durationSeconds: 28 * DAY,
    requirements: { surge_plate: 5000, ftl_relay: 1200, compute_core: 2500 },
  },
  {
    name: 'A Garden in the Dark',
    starCode: 'EPSERI',
    structure: 'Seed Vault',
    durationSeconds: 28 * DAY,
    requirements: { bio_seeder: 1200, compute_core: 4000, orbital_mirror: 1200 },
  },
  {
    name: 'The Choir',
    starCode: 'TAUCETI',
    structure: 'Deep Listening Ring',
    durationSeconds: 28 * DAY,
    requirements: { ftl_beacon: 4000, ftl_relay: 1500, compute_core: 3000, autofactory: 700 },
  },
];

/** Values and bounds of `SeasonRules`: four weeks each, near the start systems. */
export const SEASONS: Section<SeasonRules> = {
  calendar: [CALENDAR],
  growthPerMille: [500, 0, 1_000_000],
  restSeconds: [DAY, 1, 1e9],
  maxContribute: [200, 1, 10_000],
};
