import { ceilDiv, max } from '@astrarium/core';
import { knows } from '../../rules/mining/knowledge.js';
import { ownMiners } from '../../rules/mining/deposit.js';
import type { World } from '../../rules/schema.js';
import { categoryOf, DEPOSIT, type DepositId, SITE, siteOf } from '../../state/sites.js';
import { DEVICE } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import { PILE, pileKey, pileOf, STOCK, type StockId, stockOf } from '../../state/stocks.js';
import type { Foreseen } from './due.js';
import type { AccountId } from '../../state/account.js';

/** When an account's miners empty a deposit; without a tick if the place is not surveyed. */
export function dueOfDeposit(world: World, account: AccountId, deposit: DepositId): Foreseen[] {
  const { locations, sites } = world;
  const location = sites.parent(siteOf(deposit), SITE.location);
  const place = locations.get(location, LOCATION.place);
  const about = { place, site: siteOf(deposit), resource: categoryOf(deposit) };
  const rate = depositRate(world, account, deposit);
  if (rate === 0) return [];
  const tick = depositEmptyTick(world, account, deposit);
  const at = knows(world, account, location) ? tick : 'not_surveyed';
  return [{ kind: 'deposit_depleted', at, ...about, numbers: { rate_micro: rate } }];
}

/** The tick at which a stock has no room for the next yield. */
export function dueOfStock(world: World, stock: StockId): Foreseen[] {
  const at = world.stocks.due(stock, STOCK.full);
  if (at === 0) return [];
  const location = world.piles.parent(pileOf(stock), PILE.location);
  const place = world.locations.get(location, LOCATION.place);
  const numbers = { rate_micro: world.stocks.rate(stock, STOCK.amount) };
  return [{ kind: 'stock_full', at, place, resource: categoryOf(stock), numbers }];
}

/** The rate of an account's own miners at a deposit, in micro-units per tick. */
function depositRate(world: World, account: AccountId, deposit: DepositId): number {
  const miners = ownMiners(world, account, deposit);
  return miners.reduce((sum, miner) => sum + world.devices.rate(miner, DEVICE.mined), 0);
}

/**
 * The tick at which an account's present miners empty a deposit; 0 for never. Miners of others are
 * not counted, because the account may not know them.
 */
export function depositEmptyTick(world: World, account: AccountId, deposit: DepositId): number {
  const rate = depositRate(world, account, deposit);
  if (rate === 0) return 0;
  return world.now + max(1, ceilDiv(world.deposits.level(deposit, DEPOSIT.reserve), rate));
}

/** When an account's stock of a category (1 to 6) at a place is full; 0 for never. */
export function stockFullTick(world: World, account: AccountId, place: number, category: number) {
  const location = world.locations.find(place);
  const pile = location === 0 ? 0 : world.piles.find(pileKey(account, location));
  return pile === 0 ? 0 : world.stocks.due(stockOf(pile, category), STOCK.full);
}
