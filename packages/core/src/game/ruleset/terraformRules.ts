import type { Attribute, PlanetKind } from './attributes.js';

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
  readonly leastMilli: number;
  readonly mostMilli: number;
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
