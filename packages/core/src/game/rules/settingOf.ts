import { INT_MAX, invariant } from '../../kernel.js';
import { parseLocation } from '../galaxy/location.js';
import { CATEGORIES } from '../ruleset/categories.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { STANDARD_RULESET } from '../ruleset/standardRuleset.js';
import { MAX_ACCOUNTS } from '../state/stocks.js';
import { MAX_SITES } from '../state/sites.js';
import { MAX_TAG_LENGTH } from '../state/tagged.js';
import { checkPaidBack } from './stock/checkPaidBack.js';
import { checkSeasons } from './seasons/checkSeasons.js';
import { checkTerraforming } from './terraforming/checkTerraforming.js';
import type { Setting } from './setting.js';
import { within } from './within.js';

/** 2026-01-01T00:00:00Z: tick 0 of a game of which nothing else is said. */
const EPOCH_SECONDS = 1_767_225_600;

/** No gauge passes this many units: in micro-units it is a tenth of what an integer can hold. */
const MAX_GAUGE = 900_000_000;

/** What a new game may be told; everything else is the standard. */
export interface GameOptions {
  /** The seed of all chance: an integer, not negative. */
  readonly seed: number;
  readonly epoch_seconds?: number;
  readonly ruleset?: Ruleset;
}

/**
 * The setting of a new game.
 *
 * @throws Error naming the rule, when numbers are given with which a game could not be kept exact.
 */
export function settingOf(options: GameOptions): Setting {
  const { seed, epoch_seconds = EPOCH_SECONDS, ruleset = STANDARD_RULESET } = options;
  within('seed', seed, 0, INT_MAX);
  within('epoch_seconds', epoch_seconds, 0, 1_000_000_000_000);
  checkLimits(ruleset);
  checkCare(ruleset);
  checkPaces(ruleset);
  checkFinds(ruleset);
  checkStart(seed, ruleset);
  checkPaidBack(ruleset);
  checkHubs(ruleset);
  checkControllers(ruleset);
  checkTerraforming(ruleset.terraforming);
  checkSeasons(ruleset.seasons);
  return { seed, epoch_seconds, ruleset };
}

function checkLimits({ blueprints, carrying, limits, mining, sites }: Ruleset): void {
  within('limits.accounts', limits.accounts, 0, MAX_ACCOUNTS);
  within('limits.devices', limits.devices, 0, 2_147_483_647);
  within('limits.tagLength', limits.tagLength, 1, MAX_TAG_LENGTH);
  within('carrying.maxAttached', carrying.maxAttached, 1, 1000);
  within('sites.perBelt', sites.perBelt, 1, MAX_SITES);
  within('mining.stockCapUnits', mining.stockCapUnits, 1, MAX_GAUGE);
  for (const [abundance, units] of Object.entries(sites.reserveUnits)) {
    within(`sites.reserveUnits.${abundance}`, units, 0, MAX_GAUGE / 2);
  }
  within('sites.jitterPerMille', sites.jitterPerMille, 0, 1000);
  within('sites.decayPerMille', sites.decayPerMille, 0, 1000);
  for (const [type, { bill, features, stowCapacity, stowPlaces }] of Object.entries(blueprints)) {
    const stows = features.includes('stow');
    within(`blueprints.${type}.stowPlaces`, stowPlaces, stows ? 1 : 0, 1_000_000);
    // What can be stowed carries nothing: nobody is aboard of himself.
    within(`blueprints.${type}.stowCapacity`, stowCapacity, 0, stows ? 0 : 1000);
    for (const [category, units] of Object.entries(bill)) {
      within(`blueprints.${type}.bill.${category}`, units, 0, mining.stockCapUnits);
    }
  }
}

function checkCare({ blueprints, decommission, mining, repair }: Ruleset): void {
  within('mining.wearPpmPerHour', mining.wearPpmPerHour, 0, 1_000_000);
  within('mining.minWearPpm', mining.minWearPpm, 0, 1_000_000);
  within('mining.wearFloorPpm', mining.wearFloorPpm, 0, 1_000_000);
  within('repair.billPerMille', repair.billPerMille, 0, 1000);
  within('decommission.refundPerMille', decommission.refundPerMille, 0, 1000);
  const { capacityRefundPerMille } = decommission;
  const left = 1000 - decommission.refundPerMille;
  within('decommission.capacityRefundPerMille', capacityRefundPerMille, 0, left);
  within('decommission.disassembleSeconds', decommission.disassembleSeconds, 1, 1_000_000);
  for (const [type, { cargoUnits }] of Object.entries(blueprints)) {
    within(`blueprints.${type}.cargoUnits`, cargoUnits, 0, MAX_GAUGE);
  }
}

function checkFinds({ mining, salvage, scan }: Ruleset): void {
  for (const [kind, seconds] of Object.entries(scan.seconds)) {
    within(`scan.seconds.${kind}`, seconds, 1, 1_000_000);
  }
  within('salvage.chancePerMille', salvage.chancePerMille, 0, 1000);
  within('salvage.maxSites', salvage.maxSites, 0, MAX_SITES - 1);
  within('salvage.maxUnits', salvage.maxUnits, 0, mining.stockCapUnits);
  within('salvage.minUnits', salvage.minUnits, 0, salvage.maxUnits);
  within('salvage.maxCategories', salvage.maxCategories, 1, CATEGORIES.length);
  within('salvage.minCategories', salvage.minCategories, 1, salvage.maxCategories);
  within('salvage.cycleSeconds', salvage.cycleSeconds, 1, 1_000_000);
  within('salvage.yieldUnits', salvage.yieldUnits, 0, 1_000_000);
}

function checkPaces({ capacity, blueprints, mining, sites, travel }: Ruleset): void {
  within('capacity.fullPpm', capacity.fullPpm, 1, 1_000_000);
  within('capacity.slowestPerMille', capacity.slowestPerMille, 1, 1000);
  for (const [density, seconds] of Object.entries(mining.cycleSeconds)) {
    within(`mining.cycleSeconds.${density}`, seconds, 1, 1_000_000);
  }
  for (const [abundance, units] of Object.entries(mining.yieldUnits)) {
    within(`mining.yieldUnits.${abundance}`, units, 0, 1_000_000);
  }
  within('mining.maxRelocations', mining.maxRelocations, 0, 1_000_000);
  within('sites.recentSeconds', sites.recentSeconds, 0, 1e9);
  within('sites.searchBaseSeconds', sites.searchBaseSeconds, 1, 1_000_000);
  within('sites.primaryRegenerationSeconds', sites.primaryRegenerationSeconds, 1, 1e9);
  within('sites.otherRegenerationSeconds', sites.otherRegenerationSeconds, 1, 1e9);
  within('travel.cruiseMilliseconds', travel.cruiseMilliseconds, 1, 90_000);
  within('travel.surgeSecondsPerLy', travel.surgeSecondsPerLy, 0, 1_000_000);
  within('travel.surgeHubPerMille', travel.surgeHubPerMille, 0, 1000);
  within('travel.maxVia', travel.maxVia, 0, 64);
  within('travel.minCruiseSeconds', travel.minCruiseSeconds, 1, 1_000_000);
  for (const [type, blueprint] of Object.entries(blueprints)) {
    within(`blueprints.${type}.printSeconds`, blueprint.printSeconds, 1, 1_000_000_000);
    const moves = blueprint.features.includes('cruise') ? 1 : 0;
    within(`blueprints.${type}.drivePerMille`, blueprint.drivePerMille, moves, 1_000_000);
  }
}

function checkStart(seed: number, { limits, mining, replication, start }: Ruleset): void {
  for (const [category, units] of Object.entries(replication.bill)) {
    within(`replication.bill.${category}`, units, 0, mining.stockCapUnits);
  }
  within('limits.minDigestPerMille', limits.minDigestPerMille, 1, 1_000_000);
  within('limits.maxDigestPerMille', limits.maxDigestPerMille, 1, 1_000_000);
  within('start.starCodes.length', start.starCodes.length, 1, 1_000_000);
  invariant(start.fleet.includes('heaven_vessel'), 'start.fleet has no heaven_vessel');
  for (const [category, units] of Object.entries(start.stock)) {
    within(`start.stock.${category}`, units, 0, mining.stockCapUnits);
  }
  for (const star of start.starCodes) {
    const code = `${star}-${start.place}`;
    invariant(parseLocation(seed, code) !== undefined, `start.starCodes: there is no ${code}`);
  }
}

function checkHubs({ hubs, mining }: Ruleset): void {
  within('hubs.shieldSeconds', hubs.shieldSeconds, 0, 1e9);
  within('hubs.upkeepSeconds', hubs.upkeepSeconds, 1, 1e9);
  within('hubs.decayPpmPerDay', hubs.decayPpmPerDay, 1, 1e9);
  within('hubs.stepPpm', hubs.stepPpm, 1, 1_000_000);
  for (const ppm of hubs.warningsPpm) within('hubs.warningsPpm', ppm, 0, 1_000_000);
  for (const [category, units] of Object.entries(hubs.stepBill)) {
    within(`hubs.stepBill.${category}`, units, 0, mining.stockCapUnits);
  }
}

function checkControllers({ controllers }: Ruleset): void {
  within('controllers.maxAdopted', controllers.maxAdopted, 1, 1000);
  within('controllers.planSeconds', controllers.planSeconds, 1, 1_000_000);
  within('controllers.horizonSeconds', controllers.horizonSeconds, 1, 3600);
  within('controllers.batchUnits', controllers.batchUnits, 0, 1_000_000);
  within('controllers.maxRatio', controllers.maxRatio, 1, 1000);
  within('controllers.digestSeconds', controllers.digestSeconds, 1, 1_000_000);
}
