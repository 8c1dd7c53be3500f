import { type Limit, limitOf } from '../ruleset/rulePath.js';
import { CATEGORIES } from '../ruleset/categories.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { MAX_NEEDED } from '../ruleset/seasonRules.js';
import { MAX_STACK } from '../ruleset/stackedStrength.js';
import { MAX_SITES } from '../state/sites.js';
import { MAX_ACCOUNTS } from '../state/stocks.js';
import { MAX_TAG_LENGTH } from '../state/tagged.js';
import { within } from './within.js';

/** No gauge passes this many units: in micro-units it is a tenth of what an integer can hold. */
const MAX_GAUGE = 900_000_000;

const MILLION = 1_000_000;
const BILLION = 1_000_000_000;

/**
 * The least and the greatest value of numbers of a ruleset, by path; a text stands for the number
 * of the ruleset at that path, and `*` for every member of an object or a list.
 */
const BOUNDS: readonly (readonly [path: string, min: number, max: Limit])[] = [
  ['limits.accounts', 0, MAX_ACCOUNTS],
  ['limits.devices', 0, 2_147_483_647],
  ['limits.tagLength', 1, MAX_TAG_LENGTH],
  ['limits.minDigestPerMille', 1, MILLION],
  ['limits.maxDigestPerMille', 1, MILLION],
  ['capacity.fullPpm', 1, MILLION],
  ['capacity.slowestPerMille', 1, 1000],
  ['carrying.maxAttached', 1, 1000],
  ['mining.stockCapUnits', 1, MAX_GAUGE],
  ['mining.wearPpmPerHour', 0, MILLION],
  ['mining.minWearPpm', 0, MILLION],
  ['mining.wearFloorPpm', 0, MILLION],
  ['mining.cycleSeconds.*', 1, MILLION],
  ['mining.yieldUnits.*', 0, MILLION],
  ['mining.maxRelocations', 0, MILLION],
  ['sites.perBelt', 1, MAX_SITES],
  ['sites.reserveUnits.*', 0, MAX_GAUGE / 2],
  ['sites.jitterPerMille', 0, 1000],
  ['sites.decayPerMille', 0, 1000],
  ['sites.recentSeconds', 0, BILLION],
  ['sites.searchBaseSeconds', 1, MILLION],
  ['sites.primaryRegenerationSeconds', 1, BILLION],
  ['sites.otherRegenerationSeconds', 1, BILLION],
  ['repair.billPerMille', 0, 1000],
  ['decommission.refundPerMille', 0, 1000],
  ['decommission.disassembleSeconds', 1, MILLION],
  ['scan.seconds.*', 1, MILLION],
  ['salvage.chancePerMille', 0, 1000],
  ['salvage.maxSites', 0, MAX_SITES - 1],
  ['salvage.maxUnits', 0, 'mining.stockCapUnits'],
  ['salvage.minUnits', 0, 'salvage.maxUnits'],
  ['salvage.maxCategories', 1, CATEGORIES.length],
  ['salvage.minCategories', 1, 'salvage.maxCategories'],
  ['salvage.cycleSeconds', 1, MILLION],
  ['salvage.yieldUnits', 0, MILLION],
  ['travel.cruiseMilliseconds', 1, 90_000],
  ['travel.surgeSecondsPerLy', 0, MILLION],
  ['travel.surgeHubPerMille', 0, 1000],
  ['travel.maxVia', 0, 64],
  ['travel.minCruiseSeconds', 1, MILLION],
  ['blueprints.*.bill.*', 0, 'mining.stockCapUnits'],
  ['blueprints.*.cargoUnits', 0, MAX_GAUGE],
  ['blueprints.*.printSeconds', 1, BILLION],
  ['replication.bill.*', 0, 'mining.stockCapUnits'],
  ['start.starCodes.length', 1, MILLION],
  ['start.stock.*', 0, 'mining.stockCapUnits'],
  ['hubs.shieldSeconds', 0, BILLION],
  ['hubs.upkeepSeconds', 1, BILLION],
  ['hubs.decayPpmPerDay', 1, BILLION],
  ['hubs.stepPpm', 1, MILLION],
  ['hubs.warningsPpm.*', 0, MILLION],
  ['hubs.stepBill.*', 0, 'mining.stockCapUnits'],
  ['controllers.maxAdopted', 1, 1000],
  ['controllers.planSeconds', 1, MILLION],
  ['controllers.horizonSeconds', 1, 3600],
  ['controllers.batchUnits', 0, MILLION],
  ['controllers.maxRatio', 1, 1000],
  ['controllers.digestSeconds', 1, MILLION],
  ['terraforming.turnSeconds', 1, MILLION],
  ['terraforming.perPlanet', 1, MAX_STACK],
  ['terraforming.rampFromPpm', 0, 999_999],
  ['terraforming.driftSeconds.*', 1, BILLION],
  ['terraforming.milliPerTurn.*.*', -MILLION, MILLION],
  ['terraforming.couplings.length', 0, 100],
  ['terraforming.couplings.*.thresholdMilli', 0, BILLION],
  ['terraforming.couplings.*.milliPerTurn.*', -MILLION, MILLION],
  ['seasons.calendar.length', 0, 4096],
  ['seasons.growthPerMille', 0, MILLION],
  ['seasons.restSeconds', 1, BILLION],
  ['seasons.maxContribute', 1, 10_000],
  ['seasons.calendar.*.durationSeconds', 1, BILLION],
  ['seasons.calendar.*.requirements.*', 1, MAX_NEEDED],
];

/**
 * Checks numbers of a ruleset against their bounds.
 *
 * @throws Error naming the number that is not an integer within its bounds.
 */
export function checkBounds(ruleset: Ruleset): void {
  for (const [path, min, max] of BOUNDS) {
    eachAt(ruleset, path.split('.'), (rule, value) => {
      within(rule.join('.'), value as number, min, limitOf(ruleset, max));
    });
  }
}

/** Visits the values at a path with their own paths. */
function eachAt(
  value: unknown,
  path: readonly string[],
  visit: (path: readonly string[], value: unknown) => void,
  from: readonly string[] = [],
): void {
  const [first, ...rest] = path;
  if (first === undefined) return visit(from, value);
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of first === '*' ? Object.keys(members) : [first]) {
    eachAt(members[name], rest, visit, [...from, name]);
  }
}
