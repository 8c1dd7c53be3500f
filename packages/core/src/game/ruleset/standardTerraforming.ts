import type { Attribute } from './attributes.js';
import type { Coupling, MilliAmounts, TerraformRules } from './terraformRules.js';

const DAY = 86400;
const PERCENT = { min: 0, max: 100_000 };

/** The standard climate: a turn is an hour, so that a small fleet changes a planet in days. */
export const STANDARD_TERRAFORMING: TerraformRules = {
  turnSeconds: 3600,
  rangeMilli: {
    pressure: { min: 0, max: 100_000 },
    temperature: { min: 50_000, max: 1_200_000 },
    oxygen: PERCENT,
    toxicity: PERCENT,
    hydrosphere: PERCENT,
    tectonic: PERCENT,
    biosphere: PERCENT,
  },
  milliPerTurn: {
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
  reversible: ['atmo_processor', 'gas_separator', 'aquifer_tap'],
  seeding: [
    { attribute: 'temperature', leastMilli: 200_000, mostMilli: 350_000 },
    { attribute: 'pressure', leastMilli: 300, mostMilli: 100_000 },
    { attribute: 'oxygen', leastMilli: 10_000, mostMilli: 100_000 },
    { attribute: 'toxicity', leastMilli: 0, mostMilli: 20_000 },
    { attribute: 'hydrosphere', leastMilli: 10_000, mostMilli: 100_000 },
  ],
  couplings: [
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
  rampFromPpm: 50_000,
  rampFullPpm: 250_000,
  driftSeconds: {
    rocky: 8 * DAY,
    frozen: 10 * DAY,
    desert: 12 * DAY,
    greenhouse: 16 * DAY,
    terrestrial: 16 * DAY,
    ocean: 16 * DAY,
    ice_giant: 40 * DAY,
    gas_giant: 60 * DAY,
  },
  restNano: {
    pressure: 2,
    temperature: 100,
    oxygen: 50,
    toxicity: 50,
    hydrosphere: 50,
    tectonic: 50,
    biosphere: 50,
  },
  milestonesMilli: {
    pressure: [500, 2000, 9000],
    temperature: [180_000, 250_000, 273_150, 310_000, 360_000],
    oxygen: [5000, 15_000, 30_000],
    toxicity: [10_000, 25_000, 50_000],
    hydrosphere: [5000, 40_000, 85_000],
    tectonic: [50_000, 70_000, 90_000],
    biosphere: [10_000, 40_000, 75_000],
  },
  perPlanet: 4096,
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
