import { floorDiv, mulDiv } from '../../kernel/index.js';
import { makeLocation, makeSite } from '../galaxy/location.js';
import type { Belt } from '../galaxy/belt.js';
import type { World } from '../rules/schema.js';
import { CATEGORIES } from '../ruleset/categories.js';
import { DEPOSIT, depositOf } from '../state/deposits.js';
import { LOCATION } from '../state/locations.js';
import { SITE } from '../state/sites.js';

const MICRO_AU = 1_000_000;

/** A belt as the wire shows it: what it is like, and its open sites. */
export function beltView(world: World, belt: Belt) {
  const designation = makeLocation(world.setting.seed, belt.location);
  return {
    belt: {
      density: belt.density,
      designation,
      inner_radius_au: belt.innerMicroAu / MICRO_AU,
      outer_radius_au: belt.outerMicroAu / MICRO_AU,
      resources: belt.abundance,
    },
    resource_sites: siteViews(world, belt.location),
  };
}

/** The open sites; where nothing was ever written, the untouched primary one. */
function siteViews(world: World, place: number) {
  const location = world.locations.find(place);
  if (location === 0) return [siteView(world, place, 0, () => 100)];
  return world.locations
    .members(location, LOCATION.sites)
    .filter((site) => world.sites.get(site, SITE.open) === 1)
    .map((site) =>
      siteView(world, place, world.sites.get(site, SITE.index), (category) =>
        remainingPct(world, depositOf(site, category)),
      ),
    );
}

function siteView(
  world: World,
  place: number,
  index: number,
  remaining: (category: number) => number,
) {
  const designation = makeSite(world.setting.seed, place, index);
  return {
    designation,
    name: index === 0 ? 'Primary site' : `Site ${index}`,
    resources_remaining_pct: Object.fromEntries(
      CATEGORIES.map((category, position) => [category, remaining(position + 1)]),
    ),
    site_index: index,
  };
}

/** Percent with two decimals, rounded down; an empty deposit of nothing counts as untouched. */
function remainingPct(world: World, deposit: number): number {
  const initial = world.deposits.get(deposit, DEPOSIT.initial);
  if (initial === 0) return 100;
  const level = world.deposits.level(deposit, DEPOSIT.reserve);
  return floorDiv(mulDiv(floorDiv(level, 1000), 10_000, floorDiv(initial, 1000)), 1) / 100;
}
