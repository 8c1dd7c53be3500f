import { salvageSites } from '../../galaxy/salvageSites.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEPOSIT, depositOf } from '../../state/places/deposits.js';
import { LOCATION } from '../../state/places/locations.js';
import { MICRO } from '../../state/micro.js';
import { SITE } from '../../state/places/sites.js';
import { addSite } from './addSite.js';
import { depositSet } from './deposit.js';
import { postLedger } from '../stock/postLedger.js';
import type { Draft } from '../schema.js';

/** Lets the salvage of a location appear that chance has put there; once, at its first scan. */
export function salvageAppear(draft: Draft, location: number): void {
  const { deposits, locations, setting, sites } = draft;
  if (!locations.isEmpty(location, LOCATION.sites)) return;
  const place = locations.get(location, LOCATION.place);
  for (const [n, amounts] of salvageSites(setting.ruleset, setting.seed, place).entries()) {
    const site = addSite(draft, location, n + 1);
    sites.set(site, SITE.open, 1);
    sites.set(site, SITE.surveyed, 1);
    for (const [position, category] of CATEGORIES.entries()) {
      const deposit = depositOf(site, position + 1);
      const micro = amounts[category] * MICRO;
      depositSet(draft, deposit, micro);
      deposits.set(deposit, DEPOSIT.initial, micro);
      postLedger(draft, 'generation', position + 1, micro);
    }
  }
}
