import { defineTable, type RowId, timer, word } from '../../kernel.js';

/** Scans that are under way, gone when done or given up; the device's target is the row. */
export const scans = defineTable('scans', {
  device: word,
  /** When the scan is done. */
  finished: timer,
});

/** The id of a scan. */
export type ScanId = RowId<'scans'>;

/** Offsets of a scan's fields. */
export const SCAN = scans.fields;

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
