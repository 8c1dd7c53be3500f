import { defineTable, word } from '../../../kernel.js';

/** What a replicant has given to all megastructures together. */
export const donors = defineTable(
  'donors',
  {
    replicant: word,
    devices: word,
    /** The pledge that made this total: who had it earlier has the lower number. */
    lastPledge: word,
  },
  'replicant',
);

/** Offsets of a donor's fields. */
export const DONOR = donors.fields;
