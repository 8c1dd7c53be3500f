import { frozen } from '../state/frozen.js';
import type { Ruleset } from './ruleset.js';
import type { SeasonRules } from './seasonRules.js';
import { STANDARD_BLUEPRINTS } from './standardBlueprints.js';
import { STANDARD_TERRAFORMING } from './standardTerraforming.js';

const DAY = 86_400;

/** The seasons of the standard rules: four weeks each, near enough for everybody. */
const STANDARD_SEASONS: SeasonRules = {
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
  maxContribute: 200,
};

const START_STARS = [
  'SOL',
  'ALPHACEN',
  'BARNARD',
  'EPSERI',
  'TAUCETI',
  'EPSINDI',
  '61CYG',
  'PROCYON',
] as const;

/** The rules that a game has when nobody says otherwise. */
export const STANDARD_RULESET: Ruleset = frozen({
  name: 'standard',
  version: 1,
  capacity: { fullPpm: 1_000_000, slowestPerMille: 100 },
  travel: {
    cruiseMilliseconds: 33830,
    minCruiseSeconds: 5,
    surgeSecondsPerLy: 45,
    surgeHubPerMille: 750,
    maxVia: 16,
  },
  mining: {
    cycleSeconds: { sparse: 90, moderate: 52, dense: 30 },
    yieldUnits: { scarce: 1, low: 2, moderate: 4, high: 7, rich: 10 },
    stockCapUnits: 250_000,
    wearPpmPerHour: 1000,
    minWearPpm: 100,
    wearFloorPpm: 100_000,
    maxRelocations: 64,
  },
  sites: {
    reserveUnits: { scarce: 1_600, low: 4_000, moderate: 10_000, high: 24_000, rich: 48_000 },
    decayPerMille: 850,
    jitterPerMille: 200,
    perBelt: 16,
    searchBaseSeconds: 60,
    recentSeconds: 7 * DAY,
    primaryRegenerationSeconds: 14 * DAY,
    otherRegenerationSeconds: 28 * DAY,
  },
  scan: { seconds: { planet: 180, moon: 90, belt: 120 } },
  salvage: {
    chancePerMille: 250,
    maxSites: 3,
    minUnits: 178,
    maxUnits: 578,
    minCategories: 2,
    maxCategories: 4,
    cycleSeconds: 30,
    yieldUnits: 4,
  },
  printing: { maxQuantity: 50 },
  carrying: { maxAttached: 8 },
  terraforming: STANDARD_TERRAFORMING,
  repair: { billPerMille: 5 },
  controllers: {
    maxAdopted: 50,
    planSeconds: 10,
    horizonSeconds: 900,
    batchUnits: 50,
    maxRatio: 1000,
    digestSeconds: 3600,
  },
  decommission: { disassembleSeconds: 30, refundPerMille: 500, capacityRefundPerMille: 100 },
  start: {
    starCodes: START_STARS,
    place: 'BELT-1',
    fleet: ['heaven_vessel', 'mining_drone', 'mining_drone', 'survey_drone', 'autofactory'],
    stock: {
      structural: 1200,
      conductive: 700,
      silicates: 400,
      carbon: 300,
      volatiles: 100,
      rares: 60,
    },
  },
  hubs: {
    commonsStarCodes: START_STARS,
    shieldSeconds: 7 * DAY,
    decayPpmPerDay: 100_000,
    warningsPpm: [500_000, 250_000, 100_000],
    upkeepSeconds: DAY,
    stepPpm: 200_000,
    stepBill: { structural: 300, conductive: 0, silicates: 0, carbon: 60, volatiles: 0, rares: 0 },
  },
  replication: {
    bill: {
      structural: 200,
      conductive: 400,
      silicates: 100,
      carbon: 50,
      volatiles: 50,
      rares: 200,
    },
  },
  seasons: STANDARD_SEASONS,
  limits: {
    accounts: 10_000,
    replicantsPerAccount: 64,
    devices: 2_000_000,
    devicesPerAccount: 200_000,
    stocksPerAccount: 512,
    nameLength: 64,
    tagsPerDevice: 32,
    tagLength: 32,
    timezoneLength: 64,
    mutedPatterns: 50,
    mutedPatternLength: 64,
    channels: 32,
    channelLength: 32,
    minDigestPerMille: 100,
    maxDigestPerMille: 60_000,
    pageLength: 20,
    maxPageLength: 50,
    tagPatterns: 32,
  },
  blueprints: STANDARD_BLUEPRINTS,
  partsOnly: ['compute_core', 'ftl_beacon', 'ftl_relay', 'surge_plate'],
});
