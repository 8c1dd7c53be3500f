import { defineTable, type RowId, word } from '../../kernel.js';

/** A word for each category: what tables have that keep an amount of every one. */
export const categoryWords = {
  structural: word,
  conductive: word,
  silicates: word,
  carbon: word,
  volatiles: word,
  rares: word,
} as const;

/** What is in the hold of a device, in micro-units; the row appears with its first cargo. */
export const holds = defineTable('holds', { device: word, ...categoryWords }, 'device');

/** The id of a hold. */
export type HoldId = RowId<'holds'>;

/** Offsets of a hold's fields. */
export const HOLD = holds.fields;
