import { defineTable, link, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Print jobs of one device each, gone when done or cancelled. */
export const jobs = defineTable('jobs', {
  printer: link('printers', 'queue'),
  /** Position + 1 in DEVICE_TYPES. */
  deviceType: word,
  /** The first job of the order that this one came with. */
  batch: word,
  /** The batch's document among the orders, which says what comes after; 0 for nothing. */
  order: word,
});

/** The id of a print job. */
export type JobId = RowId<'jobs'>;

/** Offsets of a job's fields. */
export const JOB = jobs.fields;
