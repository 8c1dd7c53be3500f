import { categoryOf, siteOf } from '../../state/places/deposits.js';
import { DEVICE } from '../../state/devices/devices.js';
import { pileKey } from '../../state/places/piles.js';
import { SITE } from '../../state/places/sites.js';
import { STOCK, stockOf } from '../../state/places/stocks.js';
import type { World } from '../schema.js';

/**
 * An account's drones that mine a deposit, ascending: found among those that feed its stock there,
 * however many others mine beside them.
 */
export function ownMiners(world: World, account: number, deposit: number): number[] {
  const location = world.sites.parent(siteOf(deposit), SITE.location);
  const pile = world.piles.find(pileKey(account, location));
  if (pile === 0) return [];
  return world.stocks
    .members(stockOf(pile, categoryOf(deposit)), STOCK.suppliers)
    .filter((drone) => world.devices.parent(drone, DEVICE.deposit) === deposit);
}
