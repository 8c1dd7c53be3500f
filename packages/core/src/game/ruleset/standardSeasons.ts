import type { SeasonRules } from './seasonRules.js';

const DAY = 86_400;

/** The seasons of the standard rules: four weeks each, near enough for everybody. */
export const STANDARD_SEASONS: SeasonRules = {
  calendar: [
    {
      name: 'First Light',
      starCode: 'SOL',
      structure: 'Lantern Array',
      durationSeconds: 28 * DAY,
      requirements: { surge_plate: 24, ftl_beacon: 60, autofactory: 4 },
    },
    {
      name: 'The Long Bridge',
      starCode: 'BARNARD',
      structure: 'Causeway Anchor',
      durationSeconds: 28 * DAY,
      requirements: { surge_plate: 60, ftl_relay: 30, compute_core: 40 },
    },
    {
      name: 'A Garden in the Dark',
      starCode: 'EPSERI',
      structure: 'Seed Vault',
      durationSeconds: 28 * DAY,
      requirements: { bio_seeder: 20, compute_core: 80, orbital_mirror: 16 },
    },
    {
      name: 'The Choir',
      starCode: 'TAUCETI',
      structure: 'Deep Listening Ring',
      durationSeconds: 28 * DAY,
      requirements: { ftl_beacon: 120, ftl_relay: 60, compute_core: 120, autofactory: 8 },
    },
  ],
  growthPerMille: 500,
  restSeconds: DAY,
  contributeMost: 200,
};
