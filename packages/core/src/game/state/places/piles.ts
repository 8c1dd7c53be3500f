import { defineTable, link, timer, word } from '../../../kernel.js';
import type { RowId } from '../../../kernel.js';

/** Accounts that the key leaves room for. */
export const ACCOUNTS_MOST = 16_777_215;

/** What one account holds at one location: six stocks. */
export const piles = defineTable(
  'piles',
  {
    /** `pileKey` of its account and its location's row. */
    key: word,
    location: link('locations', 'piles'),
    holding: link('holdings', 'piles'),
    /** When the printers that wait here are to try again. */
    wake: timer,
  },
  'key',
);

/** The id of a pile. */
export type PileId = RowId<'piles'>;

/** Offsets of a pile's fields. */
export const PILE = piles.fields;

/** The key of a pile: the row of its location, and its account. */
export function pileKey(account: number, location: number): number {
  return location * (ACCOUNTS_MOST + 1) + account;
}

/** The account in a pile's key. */
export function accountInKey(key: number): number {
  return key % (ACCOUNTS_MOST + 1);
}
