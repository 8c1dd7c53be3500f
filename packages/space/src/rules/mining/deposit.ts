import { ceilDiv, min } from '@astrarium/core';
import { beltLocation, moonLocation, planetLocation } from '../../galaxy/locationNumber.js';
import { starSystem } from '../../galaxy/starSystem.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { categoryOf, type DepositId, depositOf, siteOf } from '../../state/sites.js';
import { MICRO, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import {
  type DepositRead,
  type DepositRow,
  type Draft,
  type LocationRow,
  rows,
  type SiteRead,
  type SiteRow,
  type World,
} from '../schema.js';
import { postLedger } from '../stock/stock.js';
import { inEntries, kept, type Steps } from '../takeSteps.js';

/** The deposit of a category (1 to 6) in a site. */
export function siteDeposit(draft: Draft, site: SiteRow, category: number): DepositRow;
export function siteDeposit(world: World, site: SiteRead, category: number): DepositRead;
export function siteDeposit(world: World, site: SiteRead, category: number): DepositRead {
  return rows(world).deposits.get(depositOf(site.id, category));
}

/** The site of a deposit. */
export function depositSite(draft: Draft, deposit: DepositRow): SiteRow;
export function depositSite(world: World, deposit: DepositRead): SiteRead;
export function depositSite(world: World, deposit: DepositRead): SiteRead {
  return rows(world).sites.get(siteOf(deposit.id));
}

/** Whether a deposit is salvage, which is there once; in belts everything has a density. */
export function isSalvage({ density }: DepositRead): boolean {
  return density === undefined;
}

/** Whether a deposit shows at least one unit: what is less is no reason to begin or to move. */
export function holdsUnit({ reserve }: DepositRead): boolean {
  return reserve.level >= MICRO;
}

/** The deposit of a category in the lowest open site of a place where it shows anything. */
export function depositWith(
  draft: Draft,
  { sites }: LocationRow,
  category: number,
): DepositRow | undefined {
  const holds = (site: SiteRow) => site.open && holdsUnit(siteDeposit(draft, site, category));
  const site = sites.find(holds);
  return site && siteDeposit(draft, site, category);
}

/** Changes what is mined from a deposit a tick; it grows back while nothing is. */
export function changeDepositDraw(draft: Draft, deposit: DepositRow, change: number): void {
  endDepositRegrowth(draft, deposit);
  const { reserve } = deposit;
  reserve.rate -= change;
  if (reserve.rate === 0) depositGrow(draft, deposit);
}

/** Ends growing back: what has grown goes to the ledger. Nothing happens to one that is mined. */
export function endDepositRegrowth(draft: Draft, deposit: DepositRow): void {
  const { reserve } = deposit;
  if (reserve.rate <= 0) return;
  // In the tick in which it is full, the last step may be longer than what was missing.
  const level = min(reserve.level, deposit.initial);
  const grown = level - deposit.grownFrom;
  reserve.rate = 0;
  reserve.level = level;
  deposit.grownFrom = 0;
  postLedger(draft, 'regeneration', categoryOf(deposit.id), grown);
}

/** From now on the deposit grows back, linear from nothing to full in the time of the rules. */
function depositGrow(draft: Draft, deposit: DepositRow): void {
  const { primaryRegenerationSeconds, otherRegenerationSeconds } = draft.setting.ruleset.sites;
  const { initial, reserve } = deposit;
  if (isSalvage(deposit) || reserve.level >= initial) return;
  const primary = depositSite(draft, deposit).index === 0;
  deposit.grownFrom = reserve.level;
  reserve.rate = ceilDiv(initial, primary ? primaryRegenerationSeconds : otherRegenerationSeconds);
}

/**
 * An account's drones that mine a deposit, ascending, in steps: found among those that feed its
 * stock there, however many others mine beside them.
 */
export function* ownMiners(
  world: World,
  account: AccountId,
  deposit: DepositId,
): Steps<readonly DeviceId[]> {
  const { devices, piles, stocks } = world;
  const { location } = depositSite(world, rows(world).deposits.get(deposit));
  const pile = piles.find(pileKey(account, location.id));
  if (pile === 0) return [];
  const stock = stockOf(pile, categoryOf(deposit));
  const drones = yield* inEntries(stocks.membersInSteps([stock], STOCK.suppliers));
  return yield* kept(drones, (drone) => devices.parent(drone, DEVICE.deposit) === deposit);
}

/** Where in a star's system sites can be: belts, and the planets and moons that have salvage. */
export function minedPlaces(seed: number, star: number): number[] {
  const { belts, planets } = starSystem(seed, star);
  const places = belts.map(({ number }) => beltLocation(star, number));
  for (const { number, moons } of planets) {
    places.push(planetLocation(star, number));
    for (let moon = 1; moon <= moons; moon += 1) places.push(moonLocation(star, number, moon));
  }
  return places;
}
