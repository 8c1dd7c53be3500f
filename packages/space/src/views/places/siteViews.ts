import { floorDiv, mulDiv } from '@astrarium/core';
import { locationKind, makeSite } from '../../galaxy/location.js';
import { knows } from '../../rules/mining/knowledge.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { DEPOSIT, type DepositId, depositOf, SITE, type SiteId } from '../../state/sites.js';
import { LOCATION } from '../../state/locations.js';
import { MICRO } from '../../state/stocks.js';
import type { AccountId } from '../../state/account.js';

/** A mining site or salvage as the wire shows it. */
export interface SiteView {
  readonly designation: string;
  readonly name: string;
  /** What is left by category, 100 for untouched: whole percent, two decimals to who knows. */
  readonly resources_remaining_pct: Readonly<Record<string, number>>;
  /** Whole units, rounded down: for an account that knows the place. */
  readonly resources_remaining?: Readonly<Record<string, number>>;
  readonly site_index: number;
}

/**
 * The open sites of a belt, shown to everybody, with exact amounts to an account that knows the
 * belt. Where nothing was ever written it is the untouched primary site.
 */
export function resourceSites(world: World, account: AccountId, place: number): SiteView[] {
  const location = world.locations.find(place);
  if (location !== 0) return openSites(world, place, knows(world, account, location));
  const untouched = Object.fromEntries(CATEGORIES.map((category) => [category, 100]));
  return [{ ...headOf(world, place, 0), resources_remaining_pct: untouched }];
}

/** The salvage of a planet or moon; none for an account that has not scanned it. */
export function salvageViews(world: World, account: AccountId, place: number): SiteView[] {
  const isKnown = knows(world, account, world.locations.find(place));
  return isKnown ? openSites(world, place, true) : [];
}

function openSites(world: World, place: number, isKnown: boolean): SiteView[] {
  return world.locations
    .members(world.locations.find(place), LOCATION.sites)
    .filter((site) => world.sites.get(site, SITE.open) === 1)
    .map((site) => siteView(world, place, site, isKnown));
}

function siteView(world: World, place: number, site: SiteId, isKnown: boolean): SiteView {
  const isBelt = locationKind(place) === 'belt';
  const percents: Record<string, number> = {};
  const units: Record<string, number> = {};
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = depositOf(site, position + 1);
    // A belt has all six; salvage only what was there.
    if (!isBelt && world.deposits.get(deposit, DEPOSIT.initial) === 0) continue;
    const hundredths = remaining(world, deposit);
    percents[category] = isKnown ? hundredths / 100 : floorDiv(hundredths, 100);
    units[category] = floorDiv(world.deposits.level(deposit, DEPOSIT.reserve), MICRO);
  }
  return {
    ...headOf(world, place, world.sites.get(site, SITE.index)),
    resources_remaining_pct: percents,
    ...(isKnown ? { resources_remaining: units } : {}),
  };
}

function headOf(world: World, place: number, index: number) {
  const name = index === 0 ? 'Primary site' : `Site ${index}`;
  return {
    designation: makeSite(world.setting.seed, place, index),
    name: locationKind(place) === 'belt' ? name : `Salvage ${index}`,
    site_index: index,
  };
}

/** Hundredths of a percent, rounded down; a deposit that never had anything is untouched. */
function remaining(world: World, deposit: DepositId): number {
  const initial = world.deposits.get(deposit, DEPOSIT.initial);
  if (initial === 0) return 10_000;
  const level = world.deposits.level(deposit, DEPOSIT.reserve);
  return mulDiv(floorDiv(level, 1000), 10_000, floorDiv(initial, 1000));
}
