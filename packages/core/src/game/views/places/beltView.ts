import { makeLocation } from '../../galaxy/location.js';
import type { Belt } from '../../galaxy/star.js';
import type { World } from '../../rules/schema.js';
import { resourceSites } from './siteViews.js';
import type { AccountId } from '../../state/account.js';

const MICRO_AU = 1_000_000;

/** A belt as the wire shows it to an account: what it is like, and its open sites. */
export function beltView(world: World, account: AccountId, belt: Belt) {
  return {
    belt: {
      density: belt.density,
      designation: makeLocation(world.setting.seed, belt.location),
      inner_radius_au: belt.innerMicroAu / MICRO_AU,
      outer_radius_au: belt.outerMicroAu / MICRO_AU,
      resources: belt.abundance,
    },
    resource_sites: resourceSites(world, account, belt.location),
  };
}
