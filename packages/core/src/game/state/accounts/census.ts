import { defineTable, word } from '../../../kernel.js';

/** What counts against the limits of the world: one row. */
export const census = defineTable('census', {
  /** Devices in being or on order. */
  devices: word,
});

/** Offsets of the census's fields. */
export const CENSUS = census.fields;

/** The one row of the census. */
export const CENSUS_ROW = 1;
