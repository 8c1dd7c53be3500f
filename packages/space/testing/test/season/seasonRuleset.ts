import type { SeasonPlan } from '@astrarium/space-internal';
import type { Ruleset } from '@astrarium/space';
import { BRISK_RULESET } from '../../src/games/briskRuleset.js';

const HUB_STAR = 'BARNARD';

const CALENDAR: readonly SeasonPlan[] = [
  {
    name: 'First Light',
    starCode: 'SOL',
    structure: 'Lantern Array',
    durationSeconds: 40_000,
    requirements: { surge_plate: 40, ftl_beacon: 60, compute_core: 40 },
  },
  {
    name: 'The Long Bridge',
    starCode: HUB_STAR,
    structure: 'Causeway Anchor',
    durationSeconds: 40_000,
    requirements: { ftl_relay: 6 },
  },
];

/** The brisk ruleset with limits for four companies at one belt, and seasons of half a day. */
export const SEASON_RULESET: Ruleset = {
  ...BRISK_RULESET,
  name: 'season',
  mining: { ...BRISK_RULESET.mining, stockCapUnits: 2000, wearPpmPerHour: 20_000 },
  sites: {
    ...BRISK_RULESET.sites,
    reserveUnits: { scarce: 80, low: 160, moderate: 300, high: 700, rich: 1200 },
    perBelt: 8,
  },
  scan: { seconds: { planet: 9, moon: 5, belt: 6 } },
  hubs: { ...BRISK_RULESET.hubs, commonsStarCodes: ['SOL'] },
  seasons: { calendar: CALENDAR, growthPerMille: 500, restSeconds: 300, maxContribute: 20 },
  start: {
    ...BRISK_RULESET.start,
    starCodes: ['SOL'],
    fleet: [
      'heaven_vessel',
      'heaven_vessel',
      'mining_drone',
      'mining_drone',
      'survey_drone',
      'autofactory',
      'transport_drone',
      'maintenance_drone',
      'ami_mining_controller',
      'aquifer_tap',
      'system_hub',
    ],
  },
  limits: {
    ...BRISK_RULESET.limits,
    accounts: 8,
    devices: 500,
    devicesPerAccount: 80,
    stocksPerAccount: 12,
  },
};
