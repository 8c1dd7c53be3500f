import { ceilDiv, max } from '@astrarium/core';
import { knows } from '../../rules/mining/knowledge.js';
import { depositSite, ownMiners } from '../../rules/mining/deposit.js';
import { type DepositRead, rows, type World } from '../../rules/schema.js';
import { type Steps, takeSteps } from '../../rules/takeSteps.js';
import { DEVICE } from '../../state/devices.js';
import { categoryOf, type DepositId } from '../../state/sites.js';
import { pileKey, pileOf, type StockId, stockOf } from '../../state/stocks.js';
import type { Foreseen } from './due.js';
import type { AccountId } from '../../state/account.js';

/** When an account's miners empty a deposit; without a tick if the place is not surveyed. */
export function* dueOfDeposit(
  world: World,
  account: AccountId,
  id: DepositId,
): Steps<readonly Foreseen[]> {
  const deposit = rows(world).deposits.get(id);
  const rate = yield* ownRate(world, account, id);
  if (rate === 0) return [];
  const { id: site, location } = depositSite(world, deposit);
  const about = { place: location.place, site, resource: categoryOf(id) };
  const at = knows(world, account, location.id) ? emptyTick(world, deposit, rate) : 'not_surveyed';
  return [{ kind: 'deposit_depleted', at, ...about, numbers: { rate_micro: rate } }];
}

/** The tick at which a stock has no room for the next yield. */
export function dueOfStock(world: World, stock: StockId): Foreseen[] {
  const { piles, stocks } = rows(world);
  const { amount, full } = stocks.get(stock);
  if (full.due === 0) return [];
  const { place } = piles.get(pileOf(stock)).location;
  const numbers = { rate_micro: amount.rate };
  return [{ kind: 'stock_full', at: full.due, place, resource: categoryOf(stock), numbers }];
}

/** The rate of an account's own miners at a deposit, in micro-units per tick. */
function* ownRate(world: World, account: AccountId, deposit: DepositId): Steps<number> {
  const own = yield* ownMiners(world, account, deposit);
  return own.reduce((sum, drone) => sum + world.devices.rate(drone, DEVICE.mined), 0);
}

/**
 * The tick at which an account's present miners empty a deposit; 0 for never. Miners of others are
 * not counted, because the account may not know them.
 */
export function depositEmptyTick(world: World, account: AccountId, id: DepositId): number {
  const rate = takeSteps(ownRate(world, account, id));
  return rate === 0 ? 0 : emptyTick(world, rows(world).deposits.get(id), rate);
}

function emptyTick({ now }: World, { reserve }: DepositRead, rate: number): number {
  return now + max(1, ceilDiv(reserve.level, rate));
}

/** When an account's stock of a category (1 to 6) at a place is full; 0 for never. */
export function stockFullTick(world: World, account: AccountId, place: number, category: number) {
  const { locations, piles, stocks } = rows(world);
  const location = locations.by({ place });
  const pile = location && piles.by({ key: pileKey(account, location.id) });
  return pile === undefined ? 0 : stocks.get(stockOf(pile.id, category)).full.due;
}
