import { defineTable, word } from '../../../kernel.js';

/** Devices that became part of a megastructure, in the order in which they did. */
export const pledges = defineTable(
  'pledges',
  {
    device: word,
    /** Whose it was. */
    replicant: word,
  },
  'device',
);

/** Offsets of a pledge's fields. */
export const PLEDGE = pledges.fields;
