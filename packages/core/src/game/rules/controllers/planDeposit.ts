import { locationKind } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { categoryOf, DEPOSIT, type DepositId, depositOf, SITE } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import { pileKey, stockOf } from '../../state/stocks.js';
import { depositHolds, depositWith } from '../mining/deposit.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import { ensurePileBlocked } from '../stock/ensurePile.js';
import { knows } from '../mining/knowledge.js';
import { runRate } from '../mining/run.js';
import type { World } from '../schema.js';
import { stockTakes } from '../stock/stock.js';
import { systemLockedTo } from '../hubs/systemLock.js';

/**
 * The deposit that a drone would mine for a category where it is: the one that it mines already,
 * else that of the lowest open site, if its account's stock takes the yield; 0 when it cannot.
 */
export function planDeposit(world: World, drone: DeviceId, category: number): DepositId {
  const mined = world.devices.parent(drone, DEVICE.deposit);
  if (mined !== 0 && categoryOf(mined) === category) return mined;
  const location = world.devices.parent(drone, DEVICE.location);
  const deposit = depositWith(world, location, category);
  return deposit !== 0 && planTakes(world, drone, deposit) ? deposit : 0;
}

/** The deposit of any open site and category, where a drone is, of which least is left; or 0. */
export function planSmallest(world: World, drone: DeviceId): number {
  const { deposits, devices, locations, sites } = world;
  const mined = devices.parent(drone, DEVICE.deposit);
  let smallest = 0;
  let min = 0;
  for (const site of locations.members(devices.parent(drone, DEVICE.location), LOCATION.sites)) {
    if (sites.get(site, SITE.open) === 0) continue;
    for (const [position] of CATEGORIES.entries()) {
      const deposit = depositOf(site, position + 1);
      const level = deposits.level(deposit, DEPOSIT.reserve);
      if (smallest !== 0 && level >= min) continue;
      if (deposit !== mined && !depositHolds(world, deposit)) continue;
      if (deposit !== mined && !planTakes(world, drone, deposit)) continue;
      smallest = deposit;
      min = level;
    }
  }
  return smallest;
}

/**
 * Whether a drone's account may mine where it is (no other's hub locks the system, and it knows the
 * salvage of the place), and its stock there has room for the yield.
 */
export function planTakes(world: World, drone: DeviceId, deposit: DepositId): boolean {
  const account = deviceAccount(world, drone);
  const location = world.devices.parent(drone, DEVICE.location);
  const place = devicePlace(world, drone);
  if (systemLockedTo(world, account, locationStar(place))) return false;
  const known = locationKind(place) === 'belt' || knows(world, account, location);
  if (!known || ensurePileBlocked(world, account, location)) return false;
  const pile = world.piles.find(pileKey(account, location));
  if (pile === 0) return true;
  const rate = runRate(world, deposit, world.devices.get(drone, DEVICE.capacity));
  return rate > 0 && stockTakes(world, stockOf(pile, categoryOf(deposit)), rate);
}
