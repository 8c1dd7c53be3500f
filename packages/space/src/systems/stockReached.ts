import { scheduleWaitingPrinters } from '../rules/printing/print.js';
import type { GameSystem } from '../rules/schema.js';
import { PILE, pileOf, STOCK } from '../state/stocks.js';

/**
 * A stock has what its least demanding waiter needs. All that wait for any stock of the pile are
 * woken together, in the next wave, so that the longest waiting comes first.
 */
export const stockReached: GameSystem = {
  name: 'stockReached',
  table: 'stocks',
  timer: 'reached',
  run(draft, stock) {
    scheduleWaitingPrinters(draft, stock);
    const { stocks } = draft;
    if (stocks.isEmpty(stock, STOCK.waiters)) return;
    if (stocks.level(stock, STOCK.amount) < stocks.get(stock, STOCK.need)) return;
    draft.piles.schedule(pileOf(stock), PILE.wake, draft.now);
  },
};
