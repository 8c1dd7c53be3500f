import { invariant } from '@astrarium/core';
import { siteReserves } from '../../galaxy/siteReserves.js';
import { beltAt } from '../../galaxy/starSystem.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { siteKey } from '../../state/sites.js';
import { MICRO } from '../../state/stocks.js';
import { markControllersAt } from '../controllers/markController.js';
import { type Draft, type LocationRow, rows, type SiteRow } from '../schema.js';
import { postLedger } from '../stock/stock.js';
import { siteDeposit } from './deposit.js';

/** A site of a place with its six deposits, closed and empty until it is surveyed. */
export function addSite(draft: Draft, location: LocationRow, index: number): SiteRow {
  const { deposits, sites } = rows(draft);
  const site = sites.insert({ key: siteKey(location.id, index), index, location });
  // Six at a time and nowhere else: `depositOf` counts on it.
  for (const _ of CATEGORIES) deposits.insert({});
  return site;
}

/** Opens a site; the first time it fills its deposits with what chance has put there. */
export function surveySite(draft: Draft, site: SiteRow, source: 'generation' | 'search'): void {
  const { setting } = draft;
  const { index, location } = site;
  site.open = true;
  markControllersAt(draft, location.id);
  if (site.surveyed) return;
  site.surveyed = true;
  const belt = beltAt(setting.seed, location.place);
  invariant(belt !== undefined, 'sites are in belts');
  const reserves = siteReserves(setting.ruleset, setting.key, belt, index);
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = siteDeposit(draft, site, position + 1);
    const micro = reserves[category] * MICRO;
    deposit.reserve.level = micro;
    deposit.initial = micro;
    deposit.abundance = belt.abundance[category];
    deposit.density = belt.density;
    postLedger(draft, source, position + 1, micro);
  }
}
