import type { Amounts } from './categories.js';
import type { Section } from './section.js';
import { START_STARS } from './startRules.js';

const DAY = 86_400;

/** Hubs: where they cannot be, how they decay, and their upkeep, which comes in steps. */
export interface HubRules {
  /** Codes of the systems where none can be activated: the start systems. */
  readonly commonsStarCodes: readonly string[];
  /** From a hub's first activation, the time in which it does not decay. */
  readonly shieldSeconds: number;
  /** Integrity lost in a day, in millionths of the whole. */
  readonly decayPpmPerDay: number;
  /** Integrities at which a warning is given, in millionths. */
  readonly warningsPpm: readonly number[];
  /** How often upkeep is taken, from the end of the shield on. */
  readonly upkeepSeconds: number;
  /** The integrity that one step brings back, in millionths, and what it costs. */
  readonly stepPpm: number;
  readonly stepBill: Amounts;
  /** From a greeting in a system until the same account is greeted there again. */
  readonly greetingSeconds: number;
}

/** Values and bounds of `HubRules`. */
export const HUBS: Section<HubRules> = {
  commonsStarCodes: [START_STARS],
  shieldSeconds: [7 * DAY, 0, 1e9],
  decayPpmPerDay: [100_000, 1, 1e9],
  warningsPpm: [[500_000, 250_000, 100_000], 0, 1_000_000],
  upkeepSeconds: [DAY, 1, 1e9],
  stepPpm: [200_000, 1, 1_000_000],
  stepBill: [
    { structural: 300, conductive: 0, silicates: 0, carbon: 60, volatiles: 0, rares: 0 },
    0,
    'mining.stockCapUnits',
  ],
  greetingSeconds: [DAY, 1, 1e9],
};
