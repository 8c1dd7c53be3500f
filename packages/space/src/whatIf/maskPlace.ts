import { floorDiv, max, mulDiv, type SecretKey } from '@astrarium/core';
import { locationParts } from '../galaxy/locationNumber.js';
import { salvageSites, siteReserves } from '../galaxy/siteReserves.js';
import { beltAt } from '../galaxy/starSystem.js';
import { CATEGORIES } from '../ruleset/categories.js';
import type { Amounts } from '../ruleset/categories.js';
import type { DeviceId } from '../state/devices.js';
import { DEPOSIT, type DepositId, depositOf, SITE, type SiteId, siteKey } from '../state/sites.js';
import { LOCATION, type LocationId } from '../state/locations.js';
import { MICRO } from '../state/stocks.js';
import { addSite } from '../rules/mining/addSite.js';
import { changeDepositDraw, endDepositRegrowth, siteDeposit } from '../rules/mining/deposit.js';
import { deviceAccount } from '../rules/devices/device.js';
import { ensureLocation } from '../rules/ensureLocation.js';
import { knows } from '../rules/mining/knowledge.js';
import { type Draft, type LocationRow, rows, type SiteRow, type World } from '../rules/schema.js';
import { inEntries, kept, type Steps } from '../rules/takeSteps.js';
import type { AccountId } from '../state/account.js';

/**
 * Replaces the amounts at a place that an account cannot know with chance under another key: in the
 * sites and salvage of the place, and in sites that nobody has opened. What every account sees
 * stays: which sites are open, and the whole percents of what is left.
 */
export function maskPlace(draft: Draft, account: AccountId, place: number, key: SecretKey): void {
  const { setting } = draft;
  const id = ensureLocation(draft, place);
  const location = rows(draft).locations.get(id);
  const isKnown = knows(draft, account, id);
  const belt = locationParts(place)?.kind === 'belt' ? beltAt(setting.seed, place) : undefined;
  if (belt === undefined) {
    if (isKnown) return;
    const salvage = salvageSites(setting.ruleset, key, place);
    const many = location.sites.size;
    for (let n = 1; n <= salvage.length || n <= many; n += 1) {
      const site = siteAt(draft, location, n);
      site.open = n <= salvage.length;
      fill(draft, site, salvage[n - 1] ?? NOTHING, false);
    }
    return;
  }
  for (let index = 0; index < setting.ruleset.sites.perBelt; index += 1) {
    const site = siteAt(draft, location, index);
    // An account that knows a belt has seen its open sites, and those that were open once.
    if (isKnown && site.surveyed) continue;
    site.exhaustedAt = 0;
    fill(draft, site, siteReserves(setting.ruleset, key, belt, index), site.open);
    for (const [position, category] of CATEGORIES.entries()) {
      const deposit = siteDeposit(draft, site, position + 1);
      deposit.abundance = belt.abundance[category];
      deposit.density = belt.density;
    }
  }
}

const NOTHING: Amounts = {
  structural: 0,
  conductive: 0,
  silicates: 0,
  carbon: 0,
  volatiles: 0,
  rares: 0,
};

function siteAt(draft: Draft, location: LocationRow, index: number): SiteRow {
  const known = rows(draft).sites.by({ key: siteKey(location.id, index) });
  return known ?? addSite(draft, location, index);
}

/** Puts other amounts in a site: in an open one the whole percents that are shown, else all. */
function fill(draft: Draft, site: SiteRow, amounts: Amounts, isShown: boolean): void {
  site.surveyed = true;
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = siteDeposit(draft, site, position + 1);
    const former = deposit.initial;
    const { level } = deposit.reserve;
    const initial = amounts[category] * MICRO;
    const share = former === 0 ? 100 : mulDiv(floorDiv(level, 1000), 100, floorDiv(former, 1000));
    endDepositRegrowth(draft, deposit);
    deposit.initial = initial;
    // The middle of the amounts that are shown as this percent.
    const isWhole = !isShown || share === 100;
    deposit.reserve.level = isWhole ? initial : floorDiv(initial, 200) * (2 * share + 1);
    changeDepositDraw(draft, deposit, 0);
  }
}

/** The fewest miners that stop in one step. */
const STEP_MINERS = 64;

/**
 * The part of the miners stopped so far that stops in one step. Other work between two steps undoes
 * the fork, and the next step makes it again: with steps of one size that would be quadratic.
 */
const STEP_PART = 8;

/**
 * Hides other accounts' activity at the sites of a place (the row of its location), in steps: their
 * miners stop drawing, and their searches are removed. Their devices stay as they are, since a dry
 * run shows none of them. Sites that they keep open stay open, since every account sees those.
 *
 * @param before how many miners were stopped in the fork before
 * @returns how many were stopped here
 */
export function* maskOthers(
  world: World,
  account: AccountId,
  location: LocationId,
  change: (act: (draft: Draft) => void) => void,
  before: number,
): Steps<number> {
  const { deposits, locations, sites } = world;
  let stopped = 0;
  for (const site of locations.members(location, LOCATION.sites)) {
    for (const [position] of CATEGORIES.entries()) {
      const deposit = depositOf(site, position + 1);
      const miners = yield* inEntries(deposits.membersInSteps([deposit], DEPOSIT.miners));
      const others = yield* kept(miners, (miner) => deviceAccount(world, miner) !== account);
      for (let from = 0; from < others.length;) {
        const count = max(STEP_MINERS, floorDiv(before + stopped, STEP_PART));
        const some = others.slice(from, from + count);
        change((draft) => stopMiners(draft, deposit, some));
        from += some.length;
        stopped += some.length;
        yield some.length;
      }
    }
    const tracker = sites.get(site, SITE.tracker);
    if (tracker === 0 || sites.due(site, SITE.found) === 0) continue;
    if (deviceAccount(world, tracker) !== account) change((draft) => endSearch(draft, site));
  }
  return stopped;
}

function stopMiners(draft: Draft, deposit: DepositId, miners: readonly DeviceId[]): void {
  let drawn = 0;
  for (const id of miners) {
    const miner = rows(draft).devices.get(id);
    drawn += miner.mined.rate;
    miner.deposit = undefined;
  }
  changeDepositDraw(draft, rows(draft).deposits.get(deposit), -drawn);
}

function endSearch(draft: Draft, id: SiteId): void {
  const site = rows(draft).sites.get(id);
  site.tracker = undefined;
  site.found.clear();
}
