import type { Blueprint, Ruleset } from '@astrarium/space';
import { BRISK_RULESET } from './briskRuleset.js';

const { carrying, controllers, limits, sites, start } = BRISK_RULESET;

/**
 * The brisk ruleset with limits of about two, hubs that decay within half an hour, and seasons of
 * minutes that need few devices.
 */
const TIGHT_RULESET: Ruleset = {
  ...BRISK_RULESET,
  name: 'tight',
  sites: {
    ...sites,
    reserveUnits: { scarce: 9, low: 30, moderate: 90, high: 200, rich: 300 },
    perBelt: 2,
  },
  scan: { seconds: { planet: 9, moon: 5, belt: 6 } },
  asteroids: {
    periodSeconds: 900,
    noticeSeconds: 200,
    damagePpm: 300_000,
    floorPpm: 50_000,
    maxDevices: 2,
  },
  partsOnly: ['survey_drone'],
  carrying: { ...carrying, maxAttached: 2 },
  controllers: { ...controllers, maxAdopted: 2 },
  hubs: {
    commonsStarCodes: [],
    shieldSeconds: 100,
    decayPpmPerDay: 60_000_000,
    warningsPpm: [500_000, 250_000, 100_000],
    upkeepSeconds: 250,
    stepPpm: 200_000,
    stepBill: { structural: 40, conductive: 0, silicates: 0, carbon: 5, volatiles: 0, rares: 0 },
    greetingSeconds: 300,
  },
  seasons: {
    calendar: [
      {
        name: 'First',
        starCode: 'SOL',
        structure: 'Stool',
        durationSeconds: 3000,
        requirements: { mining_drone: 1 },
      },
      {
        name: 'Second',
        starCode: 'SOL',
        structure: 'Table',
        durationSeconds: 1500,
        requirements: { survey_drone: 1, transport_drone: 1 },
      },
    ],
    growthPerMille: 500,
    restSeconds: 100,
    maxContribute: 4,
  },
  replication: {
    bill: { structural: 9, conductive: 5, silicates: 0, carbon: 0, volatiles: 0, rares: 1 },
  },
  limits: {
    ...limits,
    devices: 60,
    devicesPerAccount: 18,
    replicantsPerAccount: 2,
    tagsPerDevice: 2,
  },
  blueprints: tightBlueprints(),
};

function tightBlueprints(): Ruleset['blueprints'] {
  const tight: Record<string, Blueprint> = {};
  for (const [type, blueprint] of Object.entries(BRISK_RULESET.blueprints)) {
    const { cargoUnits, stowCapacity } = blueprint;
    tight[type] = {
      ...blueprint,
      cargoUnits: Math.min(cargoUnits, 30),
      stowCapacity: Math.min(stowCapacity, 3),
    };
  }
  return tight as Ruleset['blueprints'];
}

const FIRST_DEVICES = [
  'heaven_vessel',
  'heaven_vessel',
  'mining_drone',
  'mining_drone',
  'survey_drone',
  'transport_drone',
  'maintenance_drone',
  'ami_mining_controller',
] as const;

/** Tight rulesets with several kinds of start. */
export const TIGHT_RULESETS: readonly Ruleset[] = [
  startAt('BELT-1', ['BARNARD', 'SOL'], [...FIRST_DEVICES, 'heaven_vessel', 'autofactory']),
  startAt('BELT-1', ['SOL'], [...FIRST_DEVICES, 'system_hub', 'autofactory']),
  startAt('1-L4', ['SOL'], [...FIRST_DEVICES, 'system_hub', 'autofactory']),
  {
    ...startAt('3-L4', ['SOL'], ['heaven_vessel', 'system_hub', 'autofactory', 'ftl_relay']),
    hubs: { ...TIGHT_RULESET.hubs, commonsStarCodes: ['SOL'] },
  },
  startAt(
    '3',
    ['SOL'],
    [...FIRST_DEVICES, 'heaven_vessel', 'aquifer_tap', 'aquifer_tap', 'autofactory'],
  ),
];

function startAt(place: string, starCodes: string[], fleet: Ruleset['start']['fleet']): Ruleset {
  const name = `tight ${place} ${starCodes.join(' ')}`;
  return { ...TIGHT_RULESET, name, start: { ...start, place, starCodes, fleet } };
}
