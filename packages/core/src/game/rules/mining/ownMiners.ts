import { categoryOf, type DepositId, SITE, siteOf } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { pileKey, STOCK, stockOf } from '../../state/stocks.js';
import type { World } from '../schema.js';
import type { AccountId } from '../../state/account.js';

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
