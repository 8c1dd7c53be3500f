import { ceilDiv, floorDiv, max, min, TICK_MAX } from '@astrarium/core';
import { type Amounts, CATEGORIES } from '../../ruleset/categories.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { itemAt } from '../../state/itemAt.js';
import { LEDGER, type LedgerAccount } from '../../state/ledger.js';
import type { LocationId } from '../../state/locations.js';
import {
  MICRO,
  PILE,
  type PileId,
  pileKey,
  pileOf,
  STOCK,
  type StockId,
  stockOf,
} from '../../state/stocks.js';
import { markControllersAt } from '../controllers/markController.js';
import { addToSplit } from '../mining/split.js';
import { refuse, type Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';

/** Micro-units that still fit into a stock; negative when a refund went over the cap. */
export function stockRoom(world: World, stock: StockId): number {
  const cap = world.setting.ruleset.mining.stockCapUnits * MICRO;
  return cap - world.stocks.level(stock, STOCK.amount);
}

/** Whether a tick's yield of so many micro-units more than now still fits. */
export function stockTakes(world: World, stock: StockId, moreRate: number): boolean {
  return stockRoom(world, stock) >= world.stocks.rate(stock, STOCK.amount) + moreRate;
}

/** Changes what a stock gains a tick. */
export function changeStockRate(draft: Draft, stock: StockId, change: number): void {
  draft.stocks.setRate(stock, STOCK.amount, draft.stocks.rate(stock, STOCK.amount) + change);
  scheduleStock(draft, stock);
}

/** Adds micro-units to a stock at once, or takes them; there may be room again for miners. */
export function addToStock(draft: Draft, stock: StockId, change: number): void {
  draft.stocks.setLevel(stock, STOCK.amount, draft.stocks.level(stock, STOCK.amount) + change);
  scheduleStock(draft, stock);
  if (change < 0) markControllersAt(draft, draft.piles.parent(pileOf(stock), PILE.location));
}

/** Sets the timers of a stock: when it is full, and when a waiting printer has enough. */
export function scheduleStock(draft: Draft, stock: StockId): void {
  const { stocks, now } = draft;
  const rate = stocks.rate(stock, STOCK.amount);
  if (rate === 0) stocks.cancel(stock, STOCK.full);
  else {
    const ticks = max(1, floorDiv(stockRoom(draft, stock), rate));
    stocks.schedule(stock, STOCK.full, now + min(ticks, TICK_MAX));
  }
  if (stocks.isEmpty(stock, STOCK.waiters)) {
    stocks.cancel(stock, STOCK.reached);
    return;
  }
  const missing = stocks.get(stock, STOCK.need) - stocks.level(stock, STOCK.amount);
  if (missing > 0 && rate === 0) stocks.cancel(stock, STOCK.reached);
  else {
    const ticks = missing > 0 ? ceilDiv(missing, rate) : 1;
    stocks.schedule(stock, STOCK.reached, now + min(ticks, TICK_MAX));
  }
}

/** The pile of an account at a location's row, with its six stocks; it appears when needed. */
export function ensurePile(draft: Draft, account: AccountId, location: LocationId): PileId {
  const known = draft.piles.find(pileKey(account, location));
  if (known !== 0) return known;
  const pile = draft.piles.insert(pileKey(account, location));
  draft.piles.join(pile, PILE.location, location);
  draft.piles.join(pile, PILE.holding, account);
  draft.holdings.add(account, HOLDING.pileCount, 1);
  // Six at a time and nowhere else: `stockOf` counts on it.
  for (const _ of CATEGORIES) draft.stocks.insert();
  return pile;
}

/** The refusal of what would need one more pile here than the account may have. */
export function refusePile(
  world: World,
  account: AccountId,
  location: LocationId,
): Refused | undefined {
  if (!ensurePileBlocked(world, account, location)) return undefined;
  const max = world.setting.ruleset.limits.stocksPerAccount;
  return refuse('stock_limit', `Too many locations with stock: the limit is ${max}`, { max });
}

/** Whether the account could not have another pile, and has none here yet. */
export function ensurePileBlocked(world: World, account: AccountId, location: LocationId): boolean {
  if (world.piles.find(pileKey(account, location)) !== 0) return false;
  return pilesOpen(world, account) <= 0;
}

/** At how many more places the account could have stock. */
export function pilesOpen(world: World, account: AccountId): number {
  const { stocksPerAccount } = world.setting.ruleset.limits;
  return stocksPerAccount - world.holdings.get(account, HOLDING.pileCount);
}

/** What can be short: stock to take, cargo to unload, room in the stock. */
const SHORT = {
  short_stock: 'in the stock here',
  short_cargo: 'in the hold',
  stock_full: 'of room in the stock here',
} as const;

/** The refusal that names the first category of which there are fewer units than are needed. */
export function refuseShort(
  code: keyof typeof SHORT,
  needed: readonly number[],
  available: readonly number[],
): Refused | undefined {
  for (const [position, resource] of CATEGORIES.entries()) {
    const need = needed[position] ?? 0;
    const have = itemAt(available, position);
    if (need <= have) continue;
    const message = `Not enough ${resource}: ${need} needed, ${have} ${SHORT[code]}`;
    return refuse(code, message, { resource, need, have });
  }
  return undefined;
}

/** Takes units, one number a category, from a pile for ever, and writes why they left the world. */
export function spendStock(
  draft: Draft,
  pile: PileId,
  price: readonly number[],
  reason: LedgerAccount,
): void {
  for (const [position, units] of price.entries()) {
    if (units === 0) continue;
    addToStock(draft, stockOf(pile, position + 1), -units * MICRO);
    postLedger(draft, reason, position + 1, units * MICRO);
  }
}

/** Writes whole units, by category, that left the world for ever. */
export function destroyAmounts(draft: Draft, units: Amounts): void {
  for (const [position, category] of CATEGORIES.entries()) {
    postLedger(draft, 'destruction', position + 1, units[category] * MICRO);
  }
}

/** Writes micro-units of a category (1 to 6) that came into the world or left it. */
export function postLedger(
  draft: Draft,
  account: LedgerAccount,
  category: number,
  micro: number,
): void {
  const units = LEDGER[`${account}Units`];
  addToSplit(draft.ledger, category, units, LEDGER[`${account}Micro`], micro);
}
