import { defineTable, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';
import { categoryWords } from '../places/categoryWords.js';

/** What is in the hold of a device, in micro-units; the row appears with its first cargo. */
export const holds = defineTable('holds', { device: word, ...categoryWords }, 'device');

/** The id of a hold. */
export type HoldId = RowId<'holds'>;

/** Offsets of a hold's fields. */
export const HOLD = holds.fields;
