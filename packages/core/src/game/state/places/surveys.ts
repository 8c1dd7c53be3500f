import { defineTable, word } from '../../../kernel.js';

/** What an account has come to know: a row for each place that it surveyed. */
export const surveys = defineTable(
  'surveys',
  {
    /** `pileKey` of the account and the location's row. */
    key: word,
    /** The tick at which it was first surveyed. */
    since: word,
  },
  'key',
);

/** Offsets of a survey's fields. */
export const SURVEY = surveys.fields;
