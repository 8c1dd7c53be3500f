import { stopRun } from '../rules/mining/run.js';
import { type GameSystem, rows } from '../rules/schema.js';
import { scheduleStock, stockTakes } from '../rules/stock/stock.js';
import type { ReplicantId } from '../state/replicant.js';

/** A stock has no room for the next tick's yield: all that feeds it stops. */
export const stockFull: GameSystem = {
  name: 'stockFull',
  table: 'stocks',
  timer: 'full',
  run(draft, stock) {
    if (stockTakes(draft, stock, 0)) {
      scheduleStock(draft, stock);
      return;
    }
    const notified = new Set<ReplicantId>();
    for (const drone of rows(draft).stocks.get(stock).suppliers) {
      stopRun(draft, drone, 'stock_full', notified);
    }
  },
};
