import { defineTable, link, list, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

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
