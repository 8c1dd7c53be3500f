import { defineTable, link, list, type RowId, type SecretKey, timer, word } from '@astrarium/core';
import { permuted, unpermuted } from './permuted.js';

/** What a device that can print has beyond its row. */
export const printers = defineTable(
  'printers',
  {
    device: word,
    /** Jobs, first come first served: ascending ids. The first one runs or waits. */
    queue: list('jobs'),
    /** The stock that it waits for. */
    waitsFor: link('stocks', 'waiters'),
    /** Of an autofactory: the account whose devices it takes apart. */
    yard: link('holdings', 'yards'),
    /** When the job at hand is done. */
    finished: timer,
  },
  'device',
);

/** The id of a printer. */
export type PrinterId = RowId<'printers'>;

/** Offsets of a printer's fields. */
export const PRINTER = printers.fields;

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

/** The purpose of the numbers of jobs. */
const JOB_NUMBERS = 0x10b5;

/** The number of a job that people see, from 1: it does not tell how many jobs there are. */
export function jobNumber(key: SecretKey, job: JobId): number {
  return permuted(key, JOB_NUMBERS, job) + 1;
}

/** The id behind the number of a job: an integer below 2^32. */
export function jobNumberToId(key: SecretKey, number: number): JobId {
  return unpermuted(key, JOB_NUMBERS, number - 1);
}

/** Offsets of a job's fields. */
export const JOB = jobs.fields;

/** A command to come, as it was asked for; the device that it is for is not yet there. */
export interface PrintFollowUp {
  command: string;
  args: Record<string, string | string[]>;
}

/** What becomes of the devices of one batch when they are done: for batches that say so only. */
export interface PrintOrder {
  tags: readonly string[];
  /** The code of the controller that adopts them; empty for none. */
  controller: string;
  oncomplete: PrintFollowUp | null;
}
