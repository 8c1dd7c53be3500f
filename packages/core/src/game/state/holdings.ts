import { defineTable, word } from '../../kernel/index.js';

/** What counts against the limits of an account; its id is the account's. */
export const holdings = defineTable('holdings', {
  /** Devices owned or on order. */
  devices: word,
  piles: word,
});

/** Offsets of a holding's fields. */
export const HOLDING = holdings.fields;
