import { ceilDiv, floorDiv, max } from '../../../kernel.js';
import { MICRO, PILE, pileOf, STOCK, type StockId } from '../../state/stocks.js';
import { controllerMarkAt } from '../controllers/controllerMark.js';
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
export function stockFlow(draft: Draft, stock: StockId, change: number): void {
  draft.stocks.setRate(stock, STOCK.amount, draft.stocks.rate(stock, STOCK.amount) + change);
  stockPredict(draft, stock);
}

/** Adds micro-units to a stock at once, or takes them; there may be room again for miners. */
export function stockAdd(draft: Draft, stock: StockId, change: number): void {
  draft.stocks.setLevel(stock, STOCK.amount, draft.stocks.level(stock, STOCK.amount) + change);
  stockPredict(draft, stock);
  if (change < 0) controllerMarkAt(draft, draft.piles.parent(pileOf(stock), PILE.location));
}

/** Appoints the stock's crossings anew: when it is full, and when its waiters have enough. */
export function stockPredict(draft: Draft, stock: StockId): void {
  const { stocks, now } = draft;
  const rate = stocks.rate(stock, STOCK.amount);
  if (rate === 0) stocks.cancel(stock, STOCK.full);
  else {
    const ticks = floorDiv(stockRoom(draft, stock), rate);
    stocks.schedule(stock, STOCK.full, now + max(1, ticks));
  }
  if (stocks.isEmpty(stock, STOCK.waiters)) {
    stocks.cancel(stock, STOCK.reached);
    return;
  }
  const missing = stocks.get(stock, STOCK.need) - stocks.level(stock, STOCK.amount);
  if (missing > 0 && rate === 0) stocks.cancel(stock, STOCK.reached);
  else stocks.schedule(stock, STOCK.reached, now + (missing > 0 ? ceilDiv(missing, rate) : 1));
}
