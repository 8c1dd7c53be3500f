import { CATEGORIES } from '../../ruleset/categories.js';
import { SITE, type SiteId, siteKey } from '../../state/sites.js';
import type { Draft } from '../schema.js';
import type { LocationId } from '../../state/locations.js';

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
