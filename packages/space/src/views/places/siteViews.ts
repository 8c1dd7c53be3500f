import { floorDiv, mulDiv } from '@astrarium/core';
import { locationKind, makeSite } from '../../galaxy/location.js';
import { knows } from '../../rules/mining/knowledge.js';
import { siteDeposit } from '../../rules/mining/deposit.js';
import { type DepositRead, type LocationRead, rows, type SiteRead } from '../../rules/schema.js';
import type { World } from '../../rules/schema.js';
import { CATEGORIES } from '../../ruleset/categories.js';
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
  const location = rows(world).locations.by({ place });
  if (location !== undefined) return openSites(world, account, location);
  const untouched = Object.fromEntries(CATEGORIES.map((category) => [category, 100]));
  return [{ ...headOf(world, place, 0), resources_remaining_pct: untouched }];
}

/** The salvage of a planet or moon; none for an account that has not scanned it. */
export function salvageViews(world: World, account: AccountId, place: number): SiteView[] {
  const location = rows(world).locations.by({ place });
  if (location === undefined || !knows(world, account, location.id)) return [];
  return openSites(world, account, location);
}

function openSites(world: World, account: AccountId, { id, sites }: LocationRead): SiteView[] {
  const isKnown = knows(world, account, id);
  return sites.filter(({ open }) => open).map((site) => siteView(world, site, isKnown));
}

function siteView(world: World, site: SiteRead, isKnown: boolean): SiteView {
  const { place } = site.location;
  const isBelt = locationKind(place) === 'belt';
  const percents: Record<string, number> = {};
  const units: Record<string, number> = {};
  for (const [position, category] of CATEGORIES.entries()) {
    const deposit = siteDeposit(world, site, position + 1);
    // A belt has all six; salvage only what was there.
    if (!isBelt && deposit.initial === 0) continue;
    const hundredths = remaining(deposit);
    percents[category] = isKnown ? hundredths / 100 : floorDiv(hundredths, 100);
    units[category] = floorDiv(deposit.reserve.level, MICRO);
  }
  return {
    ...headOf(world, place, site.index),
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
function remaining({ initial, reserve }: DepositRead): number {
  if (initial === 0) return 10_000;
  return mulDiv(floorDiv(reserve.level, 1000), 10_000, floorDiv(initial, 1000));
}
