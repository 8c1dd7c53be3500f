import { type Blueprint, type Category, type Ruleset, STANDARD_RULESET } from '@astrarium/space';

/**
 * The standard ruleset with small numbers: days become minutes and limits are reached quickly, so
 * that everything occurs in a short random game.
 */
export const BRISK_RULESET: Ruleset = {
  ...STANDARD_RULESET,
  name: 'brisk',
  travel: {
    ...STANDARD_RULESET.travel,
    cruiseMilliseconds: 4000,
    minCruiseSeconds: 2,
    surgeSecondsPerLy: 3,
  },
  mining: {
    ...STANDARD_RULESET.mining,
    cycleSeconds: { sparse: 31, moderate: 17, dense: 7 },
    stockCapUnits: 400,
    wearPpmPerHour: 400_000,
    minWearPpm: 9_000,
    maxRelocations: 2,
  },
  sites: {
    ...STANDARD_RULESET.sites,
    reserveUnits: { scarce: 3, low: 9, moderate: 21, high: 50, rich: 90 },
    perBelt: 4,
    searchBaseSeconds: 7,
    recentSeconds: 300,
    primaryRegenerationSeconds: 1500,
    otherRegenerationSeconds: 2500,
  },
  salvage: { ...STANDARD_RULESET.salvage, chancePerMille: 800, minUnits: 5, maxUnits: 60 },
  terraforming: briskTerraforming(),
  printing: { maxQuantity: 20 },
  controllers: {
    maxAdopted: 3,
    planSeconds: 4,
    horizonSeconds: 60,
    batchUnits: 2,
    maxRatio: 9,
    digestSeconds: 150,
    idleSeconds: 90,
  },
  start: {
    ...STANDARD_RULESET.start,
    starCodes: ['SOL', 'BARNARD'],
    fleet: [...STANDARD_RULESET.start.fleet, 'aquifer_tap', 'ami_mining_controller'],
    stock: {
      structural: 395,
      conductive: 200,
      silicates: 100,
      carbon: 60,
      volatiles: 30,
      rares: 12,
    },
  },
  limits: {
    ...STANDARD_RULESET.limits,
    accounts: 4,
    devices: 30,
    devicesPerAccount: 10,
    stocksPerAccount: 2,
    nameLength: 16,
  },
  replication: { bill: tenth(tenth(STANDARD_RULESET.replication.bill)) },
  blueprints: briskBlueprints(),
};

/** Hours become seconds, and a planet takes one device only. */
function briskTerraforming(): Ruleset['terraforming'] {
  const { terraforming } = STANDARD_RULESET;
  const scaled = <T extends Readonly<Record<string, number>>>(numbers: T, by: number): T =>
    Object.fromEntries(
      Object.entries(numbers).map(([name, number]) => [name, Math.ceil(number * by)]),
    ) as unknown as T;
  return {
    ...terraforming,
    turnSeconds: 1,
    driftSeconds: scaled(terraforming.driftSeconds, 1 / 9000),
    restNano: scaled(terraforming.restNano, 9000),
    perPlanet: 1,
  };
}

function tenth(bill: Record<Category, number>): Record<Category, number> {
  const brisk = Object.entries(bill).map(([category, units]) => [category, Math.ceil(units / 10)]);
  return Object.fromEntries(brisk) as Record<Category, number>;
}

function briskBlueprints(): Ruleset['blueprints'] {
  const brisk: Record<string, Blueprint> = {};
  for (const [type, blueprint] of Object.entries(STANDARD_RULESET.blueprints)) {
    const printSeconds = Math.ceil(blueprint.printSeconds / 50);
    brisk[type] = { ...blueprint, bill: tenth(blueprint.bill), printSeconds };
  }
  return brisk as Ruleset['blueprints'];
}
