import { ceilDiv, max, min } from '@astrarium/core';
import { beltLocation, moonLocation, planetLocation } from '../../galaxy/locationNumber.js';
import { starSystem } from '../../galaxy/starSystem.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { categoryOf, DEPOSIT, type DepositId, depositOf, SITE, siteOf } from '../../state/sites.js';
import { MICRO, pileKey, STOCK, stockOf } from '../../state/stocks.js';
import type { Draft, World } from '../schema.js';
import { postLedger } from '../stock/stock.js';

/** Whether a deposit is salvage, which is there once; in belts everything has a density. */
export function depositIsSalvage(world: World, deposit: DepositId): boolean {
  return world.deposits.get(deposit, DEPOSIT.density) === 0;
}

/** Whether a deposit shows at least one unit: what is less is no reason to begin or to move. */
export function depositHolds(world: World, deposit: DepositId): boolean {
  return world.deposits.level(deposit, DEPOSIT.reserve) >= MICRO;
}

/**
 * The deposit of a category in the lowest open site of a place where it is worth a run, which is by
 * default where it shows anything; 0 when there is none.
 */
export function depositWith(
  world: World,
  location: LocationId,
  category: number,
  isWorth = (deposit: DepositId) => depositHolds(world, deposit),
): DepositId {
  for (const site of world.locations.members(location, LOCATION.sites)) {
    const deposit = depositOf(site, category);
    if (world.sites.get(site, SITE.open) === 1 && isWorth(deposit)) return deposit;
  }
  return 0;
}

/** Changes what is mined from a deposit a tick: regrowth ends, the timer of its end is set. */
export function changeDepositDraw(draft: Draft, deposit: DepositId, change: number): void {
  const { deposits, now } = draft;
  endDepositRegrowth(draft, deposit);
  const rate = deposits.rate(deposit, DEPOSIT.reserve) - change;
  deposits.setRate(deposit, DEPOSIT.reserve, rate);
  if (rate === 0) {
    deposits.cancel(deposit, DEPOSIT.depleted);
    depositGrow(draft, deposit);
    return;
  }
  const ticks = ceilDiv(deposits.level(deposit, DEPOSIT.reserve), -rate);
  deposits.schedule(deposit, DEPOSIT.depleted, now + max(1, ticks));
}

/** Ends growing back: what has grown goes to the ledger. Nothing happens to one that is mined. */
export function endDepositRegrowth(draft: Draft, deposit: DepositId): void {
  const { deposits } = draft;
  if (deposits.rate(deposit, DEPOSIT.reserve) <= 0) return;
  const initial = deposits.get(deposit, DEPOSIT.initial);
  // In the tick in which it is full, the last step may be longer than what was missing.
  const level = min(deposits.level(deposit, DEPOSIT.reserve), initial);
  const grown = level - deposits.get(deposit, DEPOSIT.grownFrom);
  deposits.setRate(deposit, DEPOSIT.reserve, 0);
  setDepositReserve(draft, deposit, level);
  deposits.set(deposit, DEPOSIT.grownFrom, 0);
  deposits.cancel(deposit, DEPOSIT.restored);
  postLedger(draft, 'regeneration', categoryOf(deposit), grown);
}

/** Puts what a deposit holds to so many micro-units. */
export function setDepositReserve(draft: Draft, deposit: DepositId, micro: number): void {
  draft.deposits.setLevel(deposit, DEPOSIT.reserve, micro);
}

/** From now on the deposit grows back, linear from nothing to full in the time of the rules. */
function depositGrow(draft: Draft, deposit: DepositId): void {
  const { deposits, now } = draft;
  const { primaryRegenerationSeconds, otherRegenerationSeconds } = draft.setting.ruleset.sites;
  if (depositIsSalvage(draft, deposit)) return;
  const initial = deposits.get(deposit, DEPOSIT.initial);
  const level = deposits.level(deposit, DEPOSIT.reserve);
  if (level >= initial) return;
  const primary = draft.sites.get(siteOf(deposit), SITE.index) === 0;
  const rate = ceilDiv(initial, primary ? primaryRegenerationSeconds : otherRegenerationSeconds);
  deposits.setRate(deposit, DEPOSIT.reserve, rate);
  deposits.set(deposit, DEPOSIT.grownFrom, level);
  deposits.schedule(deposit, DEPOSIT.restored, now + ceilDiv(initial - level, rate));
}

/**
 * An account's drones that mine a deposit, ascending: found among those that feed its stock there,
 * however many others mine beside them.
 */
export function ownMiners(world: World, account: AccountId, deposit: DepositId): DeviceId[] {
  const location = world.sites.parent(siteOf(deposit), SITE.location);
  const pile = world.piles.find(pileKey(account, location));
  if (pile === 0) return [];
  return world.stocks
    .members(stockOf(pile, categoryOf(deposit)), STOCK.suppliers)
    .filter((drone) => world.devices.parent(drone, DEVICE.deposit) === deposit);
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
