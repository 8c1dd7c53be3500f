import { defineTable, link, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** What one replicant has given to one megastructure. */
export const credits = defineTable(
  'credits',
  {
    /** `creditKey` of the two. */
    key: word,
    megastructure: link('megastructures', 'credits'),
    replicant: word,
    devices: word,
  },
  'key',
);

/** The id of a credit. */
export type CreditId = RowId<'credits'>;

/** Offsets of a credit's fields. */
export const CREDIT = credits.fields;

/** How many replicants the key leaves room for. */
const REPLICANTS_SPAN = 2_147_483_648;

/** The key of a credit: the megastructure, and the replicant. */
export function creditKey(megastructure: number, replicant: number): number {
  return megastructure * REPLICANTS_SPAN + replicant;
}
