import { floorDiv, mulDiv } from '../../kernel.js';
import { locationParts } from '../galaxy/locationNumber.js';
import { salvageSites } from '../galaxy/salvageSites.js';
import { siteReserves } from '../galaxy/siteReserves.js';
import { beltAt } from '../galaxy/starSystem.js';
import { ABUNDANCES } from '../ruleset/abundances.js';
import { CATEGORIES } from '../ruleset/categories.js';
import type { Amounts } from '../ruleset/categories.js';
import { DENSITIES } from '../ruleset/densities.js';
import { DEPOSIT, depositOf } from '../state/places/deposits.js';
import { LOCATION } from '../state/places/locations.js';
import { MICRO } from '../state/micro.js';
import { SITE, siteKey } from '../state/places/sites.js';
import { addSite } from '../rules/mining/addSite.js';
import { depositDraw, depositRest, depositSet } from '../rules/mining/deposit.js';
import { ensureLocation } from '../rules/ensureLocation.js';
import { knows } from '../rules/mining/knowledge.js';
import { maskOthers } from './maskOthers.js';
import type { Draft } from '../rules/schema.js';

/**
 * Takes others' hands off a place, and puts chance from a salted seed in the place of what an
 * account does not know of it: how much is in its sites and salvage, and in sites that nobody has
 * opened. What is shown to everybody stays: which sites are open, and the whole percents of what is
 * left.
 */
export function maskPlace(draft: Draft, account: number, place: number, salt: number): void {
  const { locations, setting } = draft;
  const location = ensureLocation(draft, place);
  maskOthers(draft, account, location);
  const isKnown = knows(draft, account, location);
  const belt = locationParts(place)?.kind === 'belt' ? beltAt(setting.seed, place) : undefined;
  if (belt === undefined) {
    if (isKnown) return;
    const salvage = salvageSites(setting.ruleset, salt, place);
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
    // Who knows a belt has seen its open sites, and those that were once.
    if (isKnown && isFound) continue;
    draft.sites.set(site, SITE.exhaustedAt, 0);
    fill(draft, site, siteReserves(setting.ruleset, salt, belt, index), isOpen);
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

function siteAt(draft: Draft, location: number, index: number): number {
  const known = draft.sites.find(siteKey(location, index));
  return known === 0 ? addSite(draft, location, index) : known;
}

/** Other amounts in a site: of an open one as many whole percent as are shown, else all. */
function fill(draft: Draft, site: number, amounts: Amounts, isShown: boolean): void {
  const { deposits, sites } = draft;
  sites.set(site, SITE.surveyed, 1);
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = depositOf(site, position + 1);
    const former = deposits.get(deposit, DEPOSIT.initial);
    const level = deposits.level(deposit, DEPOSIT.reserve);
    const initial = amounts[category] * MICRO;
    const share = former === 0 ? 100 : mulDiv(floorDiv(level, 1000), 100, floorDiv(former, 1000));
    depositRest(draft, deposit);
    deposits.set(deposit, DEPOSIT.initial, initial);
    // In the middle of what shows as this percent.
    const isWhole = !isShown || share === 100;
    depositSet(draft, deposit, isWhole ? initial : floorDiv(initial, 200) * (2 * share + 1));
    depositDraw(draft, deposit, 0);
  }
}
