import { defineTable, floorDiv, gauge, list, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Exactly six for each pile, one a category, inserted together with it. */
export const stocks = defineTable('stocks', {
  /** Micro-units: what lies there, growing by what the suppliers bring. */
  amount: gauge,
  /** When another tick's yield no longer fits. */
  full: timer,
  /** Mining drones that feed it. */
  suppliers: list('devices'),
  /** Printers that wait for it: of all that they lack, this will be there last. */
  waiters: list('printers'),
  /** Micro-units: no waiter needs less. It may be too low after one has left. */
  need: word,
  /** When the amount reaches the need. */
  reached: timer,
  /** What ended runs brought in since the beginning: whole units and the micro-units above. */
  minedUnits: word,
  minedMicro: word,
});

/** The id of a stock. */
export type StockId = RowId<'stocks'>;

/** Offsets of a stock's fields. */
export const STOCK = stocks.fields;

/** The stock of a category (1 to 6) in a pile. */
export function stockOf(pile: number, category: number): number {
  return (pile - 1) * 6 + category;
}

/** The pile of a stock. */
export function pileOf(stock: number): number {
  return floorDiv(stock - 1, 6) + 1;
}
