import { min } from '@astrarium/core';
import { locationKind } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import type { AccountId } from '../../state/account.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { DEPOSIT, type DepositId, depositOf, SITE, type SiteId } from '../../state/sites.js';
import { MICRO, type PileId, pileKey, STOCK, type StockId } from '../../state/stocks.js';
import { systemLockedTo } from '../hubs/systemLock.js';
import { knows } from '../mining/knowledge.js';
import type { World } from '../schema.js';
import { ensurePileBlocked, stockRoom } from '../stock/stock.js';

/** A location as a plan sees it: what is the same for all drones of an account. */
export interface PlanPlace {
  /**
   * Whether the account may mine here: no other's hub locks the system, it knows the salvage of the
   * place, and it can have stock here.
   */
  readonly isAllowed: boolean;
  /** The account's pile; 0 for none. */
  readonly pile: PileId;
}

/** A location (its row) as a plan for an account sees it. */
export function planPlace(world: World, account: AccountId, location: LocationId): PlanPlace {
  const place = world.locations.get(location, LOCATION.place);
  const isAllowed =
    !systemLockedTo(world, account, locationStar(place)) &&
    (locationKind(place) === 'belt' || knows(world, account, location)) &&
    !ensurePileBlocked(world, account, location);
  return { isAllowed, pile: world.piles.find(pileKey(account, location)) };
}

/** The open sites of a location, ascending. */
export function openSites({ locations, sites }: World, location: LocationId): SiteId[] {
  return locations
    .members(location, LOCATION.sites)
    .filter((site) => sites.get(site, SITE.open) === 1);
}

/** The highest rate of one more run into a stock, in micro-units a tick; 0: there is no room. */
export function maxRunRate(world: World, stock: StockId): number {
  return stockRoom(world, stock) - world.stocks.rate(stock, STOCK.amount);
}

/**
 * Whether a deposit is worth a run of one drone more than those that a plan sends there. One of a
 * belt must hold a batch for each, or be full: what grows back a little is mined out at once. By
 * number, as `rateAt` of a plan.
 */
export function isWorthRun(world: World, deposit: DepositId, drones: number): boolean {
  const { deposits } = world;
  const level = deposits.level(deposit, DEPOSIT.reserve);
  if (level < MICRO) return false;
  const isSalvage = deposits.get(deposit, DEPOSIT.density) === 0;
  if (isSalvage) return true;
  const { batchUnits } = world.setting.ruleset.controllers;
  const full = deposits.get(deposit, DEPOSIT.initial);
  return level >= min(full, batchUnits * MICRO * (drones + 1));
}

/**
 * The deposit of a category in the lowest open site where it is worth a run of one drone more than
 * these; 0 when there is none.
 */
export function worthDeposit(
  world: World,
  sites: readonly SiteId[],
  category: number,
  drones: number,
): DepositId {
  for (const site of sites) {
    const deposit = depositOf(site, category);
    if (isWorthRun(world, deposit, drones)) return deposit;
  }
  return 0;
}
