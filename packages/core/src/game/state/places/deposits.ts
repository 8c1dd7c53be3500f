import { defineTable, floorDiv, gauge, list, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Exactly six for each site, one a category, inserted together with it. */
export const deposits = defineTable('deposits', {
  /** Micro-units left: falls while mined, grows back while not. */
  reserve: gauge,
  /** When the reserve runs out. */
  depleted: timer,
  miners: list('devices'),
  /** Micro-units of the untouched deposit. */
  initial: word,
  /** The reserve when it began to grow back: what is above is not yet in the ledger. */
  grownFrom: word,
  /** When the reserve is full again. */
  restored: timer,
  /** Position + 1 in ABUNDANCES, and in DENSITIES: what a rate is made of; 0 for salvage. */
  abundance: word,
  density: word,
});

/** The id of a deposit. */
export type DepositId = RowId<'deposits'>;

/** Offsets of a deposit's fields. */
export const DEPOSIT = deposits.fields;

/** The deposit of a category (1 to 6) in a site. */
export function depositOf(site: number, category: number): number {
  return (site - 1) * 6 + category;
}

/** The site of a deposit. */
export function siteOf(deposit: number): number {
  return floorDiv(deposit - 1, 6) + 1;
}

/** The category (1 to 6) of a row that comes in sixes: a deposit or a stock. */
export function categoryOf(row: number): number {
  return ((row - 1) % 6) + 1;
}
