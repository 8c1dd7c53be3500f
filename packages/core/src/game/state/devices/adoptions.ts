import { defineTable, link, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Devices that are, or were once, adopted by a controller. */
export const adoptions = defineTable(
  'adoptions',
  {
    device: word,
    controller: link('controllers', 'adopted'),
    /** Micro-units of the run at hand that its controller knows of, or that were before it. */
    counted: word,
  },
  'device',
);

/** The id of an adoption. */
export type AdoptionId = RowId<'adoptions'>;

/** Offsets of an adoption's fields. */
export const ADOPTION = adoptions.fields;
