import type { Attribute, PlanetKind } from './attributes.js';
import type { Section } from './section.js';
import { MAX_STACK } from './stackedStrength.js';

const DAY = 86_400;
const PERCENT = { min: 0, max: 100_000 };

/** The device types that terraform. */
export type TerraformerType =
  | 'atmo_processor'
  | 'gas_separator'
  | 'aquifer_tap'
  | 'orbital_mirror'
  | 'thermal_lance'
  | 'orbital_shade'
  | 'cryo_disperser'
  | 'filtration_array'
  | 'bio_seeder';

/** Thousandths of each attribute's unit; what is not named is 0. */
export type MilliAmounts = Readonly<Partial<Record<Attribute, number>>>;

/** The climate of planets and what changes it; amounts in thousandths of an attribute's unit. */
export interface TerraformRules {
  /** What is given by the turn is spread over so many seconds: the pace of all terraforming. */
  readonly turnSeconds: number;
  readonly rangeMilli: Readonly<Record<Attribute, MilliRange>>;
  /** What one device of a type adds in a turn at full strength. */
  readonly milliPerTurn: Readonly<Record<TerraformerType, MilliAmounts>>;
  /** Types of which `direction` turns all effects around. */
  readonly reversible: readonly TerraformerType[];
  /** Where a bio seeder works; elsewhere it does nothing. */
  readonly seeding: readonly Habit[];
  readonly couplings: readonly Coupling[];
  /** Deviation, in millionths of the range, at which couplings that are not causal begin … */
  readonly rampFromPpm: number;
  /** … and at which they have their full weight. */
  readonly rampFullPpm: number;
  /** Drift to the natural equilibrium takes a share of 1 / this of the deviation each second. */
  readonly driftSeconds: Readonly<Record<PlanetKind, number>>;
  /** Changes a tick below this many thousand-millionths of a unit are none: a planet rests. */
  readonly restNano: Readonly<Record<Attribute, number>>;
  /** Values told of when passed, ascending; none at a threshold, where an attribute may hover. */
  readonly milestonesMilli: Readonly<Record<Attribute, readonly number[]>>;
  /** Active terraformers at one planet; no more than MAX_STACK. */
  readonly perPlanet: number;
}

/** The least and the most that an attribute can be. */
export interface MilliRange {
  readonly min: number;
  readonly max: number;
}

/** Limits that an attribute must be within; both ends belong to them. */
export interface Habit {
  readonly attribute: Attribute;
  readonly minMilli: number;
  readonly maxMilli: number;
}

/**
 * What an attribute does to others while it is past a threshold. A `causal` one has full weight as
 * soon as it is above, less what it has at the natural equilibrium, since nature balances that
 * already. `above` and `below` have weight as far as the cause has left the equilibrium that way.
 */
export interface Coupling {
  readonly cause: Attribute;
  readonly kind: 'causal' | 'above' | 'below';
  readonly thresholdMilli: number;
  readonly milliPerTurn: MilliAmounts;
}

/**
 * Values and bounds of `TerraformRules`. A turn is an hour, so a small fleet needs days to change a
 * planet.
 */
export const TERRAFORMING: Section<TerraformRules> = {
  turnSeconds: [3600, 1, 1_000_000],
  rangeMilli: [
    {
      pressure: { min: 0, max: 100_000 },
      temperature: { min: 50_000, max: 1_200_000 },
      oxygen: PERCENT,
      toxicity: PERCENT,
      hydrosphere: PERCENT,
      tectonic: PERCENT,
      biosphere: PERCENT,
    },
  ],
  milliPerTurn: [
    {
      atmo_processor: { pressure: 80, temperature: 30 },
      gas_separator: { oxygen: 500, toxicity: -100 },
      aquifer_tap: { hydrosphere: 600, pressure: 20 },
      orbital_mirror: { temperature: 150 },
      thermal_lance: { temperature: 400, tectonic: 100, pressure: 20 },
      orbital_shade: { temperature: -150 },
      cryo_disperser: { temperature: -400, pressure: 50 },
      filtration_array: { toxicity: -800, oxygen: 50, pressure: -10 },
      bio_seeder: { biosphere: 300, oxygen: 100 },
    },
  ],
  reversible: [['atmo_processor', 'gas_separator', 'aquifer_tap']],
  seeding: [
    [
      { attribute: 'temperature', minMilli: 200_000, maxMilli: 350_000 },
      { attribute: 'pressure', minMilli: 300, maxMilli: 100_000 },
      { attribute: 'oxygen', minMilli: 10_000, maxMilli: 100_000 },
      { attribute: 'toxicity', minMilli: 0, maxMilli: 20_000 },
      { attribute: 'hydrosphere', minMilli: 10_000, maxMilli: 100_000 },
    ],
  ],
  couplings: [
    [
      causal('pressure', 10_000, { temperature: 1000 }),
      above('temperature', 373_000, { hydrosphere: -1500, pressure: 50 }),
      below('temperature', 200_000, { hydrosphere: -800, pressure: -30 }),
      below('temperature', 150_000, { pressure: -100 }),
      causal('tectonic', 60_000, { toxicity: 1500, temperature: 300 }),
      above('tectonic', 80_000, { biosphere: -3000 }),
      above('toxicity', 30_000, { biosphere: -800 }),
      above('oxygen', 35_000, { biosphere: -1200 }),
      above('hydrosphere', 90_000, { pressure: 30, tectonic: -500 }),
      above('biosphere', 50_000, { oxygen: 500, toxicity: -800 }),
    ],
  ],
  rampFromPpm: [50_000, 0, 999_999],
  rampFullPpm: [250_000, 1, 1_000_000],
  driftSeconds: [
    {
      rocky: 8 * DAY,
      frozen: 10 * DAY,
      desert: 12 * DAY,
      greenhouse: 16 * DAY,
      terrestrial: 16 * DAY,
      ocean: 16 * DAY,
      ice_giant: 40 * DAY,
      gas_giant: 60 * DAY,
    },
    1,
    1_000_000_000,
  ],
  restNano: [
    {
      pressure: 2,
      temperature: 100,
      oxygen: 50,
      toxicity: 50,
      hydrosphere: 50,
      tectonic: 50,
      biosphere: 50,
    },
    0,
    1_000_000_000,
  ],
  milestonesMilli: [
    {
      pressure: [500, 2000, 9000],
      temperature: [180_000, 250_000, 273_150, 310_000, 360_000],
      oxygen: [5000, 15_000, 30_000],
      toxicity: [10_000, 25_000, 50_000],
      hydrosphere: [5000, 40_000, 85_000],
      tectonic: [50_000, 70_000, 90_000],
      biosphere: [10_000, 40_000, 75_000],
    },
  ],
  perPlanet: [4096, 1, MAX_STACK],
};

function above(cause: Attribute, thresholdMilli: number, milliPerTurn: MilliAmounts): Coupling {
  return { cause, kind: 'above', thresholdMilli, milliPerTurn };
}

function below(cause: Attribute, thresholdMilli: number, milliPerTurn: MilliAmounts): Coupling {
  return { cause, kind: 'below', thresholdMilli, milliPerTurn };
}

function causal(cause: Attribute, thresholdMilli: number, milliPerTurn: MilliAmounts): Coupling {
  return { cause, kind: 'causal', thresholdMilli, milliPerTurn };
}
