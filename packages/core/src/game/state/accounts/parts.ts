import { defineTable, link, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** What a megastructure needs of one device type. */
export const parts = defineTable('parts', {
  megastructure: link('megastructures', 'parts'),
  /** Position + 1 in DEVICE_TYPES. */
  type: word,
  needed: word,
  /** Devices consumed: never more than needed. */
  contributed: word,
});

/** The id of a part. */
export type PartId = RowId<'parts'>;

/** Offsets of a part's fields. */
export const PART = parts.fields;
