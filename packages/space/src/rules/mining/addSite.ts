import { invariant } from '@astrarium/core';
import { siteReserves } from '../../galaxy/siteReserves.js';
import { beltAt } from '../../galaxy/starSystem.js';
import { ABUNDANCES, DENSITIES } from '../../ruleset/abundances.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { DEPOSIT, depositOf, SITE, type SiteId, siteKey } from '../../state/sites.js';
import { MICRO } from '../../state/stocks.js';
import { markControllersAt } from '../controllers/markController.js';
import type { Draft } from '../schema.js';
import { postLedger } from '../stock/stock.js';
import { setDepositReserve } from './deposit.js';

/** A site of a place with its six deposits, closed and empty until it is surveyed. */
export function addSite(draft: Draft, location: LocationId, index: number): SiteId {
  const { sites, deposits } = draft;
  const site = sites.insert(siteKey(location, index));
  sites.set(site, SITE.index, index);
  sites.join(site, SITE.location, location);
  // Six at a time and nowhere else: `depositOf` counts on it.
  for (const _ of CATEGORIES) deposits.insert();
  return site;
}

/** Opens a site; the first time it fills its deposits with what chance has put there. */
export function surveySite(draft: Draft, site: SiteId, source: 'generation' | 'search'): void {
  const { deposits, sites, setting } = draft;
  sites.set(site, SITE.open, 1);
  markControllersAt(draft, sites.parent(site, SITE.location));
  if (sites.get(site, SITE.surveyed) === 1) return;
  sites.set(site, SITE.surveyed, 1);
  const place = draft.locations.get(sites.parent(site, SITE.location), LOCATION.place);
  const belt = beltAt(setting.seed, place);
  invariant(belt !== undefined, 'sites are in belts');
  const index = sites.get(site, SITE.index);
  const reserves = siteReserves(setting.ruleset, setting.key, belt, index);
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = depositOf(site, position + 1);
    const micro = reserves[category] * MICRO;
    setDepositReserve(draft, deposit, micro);
    deposits.set(deposit, DEPOSIT.initial, micro);
    deposits.set(deposit, DEPOSIT.abundance, ABUNDANCES.indexOf(belt.abundance[category]) + 1);
    deposits.set(deposit, DEPOSIT.density, DENSITIES.indexOf(belt.density) + 1);
    postLedger(draft, source, position + 1, micro);
  }
}
