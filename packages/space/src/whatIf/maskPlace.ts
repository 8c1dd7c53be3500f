import { floorDiv, mulDiv, type SecretKey } from '@astrarium/core';
import { locationParts } from '../galaxy/locationNumber.js';
import { salvageSites, siteReserves } from '../galaxy/siteReserves.js';
import { beltAt } from '../galaxy/starSystem.js';
import { ABUNDANCES, DENSITIES } from '../ruleset/abundances.js';
import { CATEGORIES } from '../ruleset/categories.js';
import type { Amounts } from '../ruleset/categories.js';
import { DEVICE } from '../state/devices.js';
import { DEPOSIT, type DepositId, depositOf, SITE, type SiteId, siteKey } from '../state/sites.js';
import { LOCATION, type LocationId } from '../state/locations.js';
import { MICRO } from '../state/stocks.js';
import { deviceAccount } from '../rules/devices/device.js';
import { addSite } from '../rules/mining/addSite.js';
import {
  changeDepositDraw,
  endDepositRegrowth,
  setDepositReserve,
} from '../rules/mining/deposit.js';
import { ensureLocation } from '../rules/ensureLocation.js';
import { knows } from '../rules/mining/knowledge.js';
import type { Draft } from '../rules/schema.js';
import type { AccountId } from '../state/account.js';

/**
 * Hides other accounts' activity at a place, and replaces the amounts that an account cannot know
 * with chance under another key: in the sites and salvage of the place, and in sites that nobody
 * has opened. What every account sees stays: which sites are open, and the whole percents of what
 * is left.
 */
export function maskPlace(draft: Draft, account: AccountId, place: number, key: SecretKey): void {
  const { locations, setting } = draft;
  const location = ensureLocation(draft, place);
  maskOthers(draft, account, location);
  const isKnown = knows(draft, account, location);
  const belt = locationParts(place)?.kind === 'belt' ? beltAt(setting.seed, place) : undefined;
  if (belt === undefined) {
    if (isKnown) return;
    const salvage = salvageSites(setting.ruleset, key, place);
    const many = locations.members(location, LOCATION.sites).length;
    for (let n = 1; n <= salvage.length || n <= many; n += 1) {
      const site = siteAt(draft, location, n);
      draft.sites.set(site, SITE.open, n <= salvage.length ? 1 : 0);
      fill(draft, site, salvage[n - 1] ?? NOTHING, false);
    }
    return;
  }
  for (let index = 0; index < setting.ruleset.sites.perBelt; index += 1) {
    const site = siteAt(draft, location, index);
    const isOpen = draft.sites.get(site, SITE.open) === 1;
    const isFound = draft.sites.get(site, SITE.surveyed) === 1;
    // An account that knows a belt has seen its open sites, and those that were open once.
    if (isKnown && isFound) continue;
    draft.sites.set(site, SITE.exhaustedAt, 0);
    fill(draft, site, siteReserves(setting.ruleset, key, belt, index), isOpen);
    for (const [position, category] of CATEGORIES.entries()) {
      const deposit = depositOf(site, position + 1);
      const abundance = ABUNDANCES.indexOf(belt.abundance[category]) + 1;
      draft.deposits.set(deposit, DEPOSIT.abundance, abundance);
      draft.deposits.set(deposit, DEPOSIT.density, DENSITIES.indexOf(belt.density) + 1);
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

function siteAt(draft: Draft, location: LocationId, index: number): SiteId {
  const known = draft.sites.find(siteKey(location, index));
  return known === 0 ? addSite(draft, location, index) : known;
}

/** Puts other amounts in a site: in an open one the whole percents that are shown, else all. */
function fill(draft: Draft, site: SiteId, amounts: Amounts, isShown: boolean): void {
  const { deposits, sites } = draft;
  sites.set(site, SITE.surveyed, 1);
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = depositOf(site, position + 1);
    const former = deposits.get(deposit, DEPOSIT.initial);
    const level = deposits.level(deposit, DEPOSIT.reserve);
    const initial = amounts[category] * MICRO;
    const share = former === 0 ? 100 : mulDiv(floorDiv(level, 1000), 100, floorDiv(former, 1000));
    endDepositRegrowth(draft, deposit);
    deposits.set(deposit, DEPOSIT.initial, initial);
    // The middle of the amounts that are shown as this percent.
    const isWhole = !isShown || share === 100;
    setDepositReserve(draft, deposit, isWhole ? initial : floorDiv(initial, 200) * (2 * share + 1));
    changeDepositDraw(draft, deposit, 0);
  }
}

/**
 * Hides other accounts' activity at the sites of a place (the row of its location): their miners
 * stop drawing, and their searches are removed. Their devices stay as they are, since a dry run
 * shows none of them. Sites that they keep open stay open, since every account sees those.
 */
export function maskOthers(draft: Draft, account: AccountId, location: LocationId): void {
  const { locations, sites } = draft;
  for (const site of locations.members(location, LOCATION.sites)) {
    for (const [position] of CATEGORIES.entries()) {
      maskMiners(draft, account, depositOf(site, position + 1));
    }
    const tracker = sites.get(site, SITE.tracker);
    if (sites.due(site, SITE.found) === 0 || deviceAccount(draft, tracker) === account) continue;
    sites.set(site, SITE.tracker, 0);
    sites.cancel(site, SITE.found);
  }
}

function maskMiners(draft: Draft, account: AccountId, deposit: DepositId): void {
  const { deposits, devices } = draft;
  let drawn = 0;
  for (const miner of deposits.members(deposit, DEPOSIT.miners)) {
    if (deviceAccount(draft, miner) === account) continue;
    drawn += devices.rate(miner, DEVICE.mined);
    devices.leave(miner, DEVICE.deposit);
  }
  if (drawn > 0) changeDepositDraw(draft, deposit, -drawn);
}
