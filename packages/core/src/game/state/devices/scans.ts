import { defineTable, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

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
