import { defineTable, list, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** What counts against the limits of an account; its id is the account's. */
export const holdings = defineTable('holdings', {
  /** Devices owned or on order. */
  devices: word,
  /** Where it has stock, and at how many places. */
  piles: list('piles'),
  pileCount: word,
  /** Its devices that can stow others aboard, by their berths. */
  carriers: list('berths'),
  /** Its autofactories, by their printers. */
  yards: list('printers'),
});

/** The id of an account: the row of its holding. */
export type AccountId = RowId<'holdings'>;

/** Offsets of a holding's fields. */
export const HOLDING = holdings.fields;
