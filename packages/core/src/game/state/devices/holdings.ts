import { defineTable, list, word } from '../../../kernel.js';

/** What counts against the limits of an account; its id is the account's. */
export const holdings = defineTable('holdings', {
  /** Devices owned or on order. */
  devices: word,
  /** Where it has stock, and at how many places. */
  piles: list,
  pileCount: word,
  /** Its devices that can stow others aboard, by their berths. */
  carriers: list,
  /** Its autofactories, by their printers. */
  yards: list,
});

/** Offsets of a holding's fields. */
export const HOLDING = holdings.fields;
