import { defineTable, word } from '@astrarium/core';
import type { AccountId } from './account.js';
import { MAX_ACCOUNTS } from './stocks.js';

/**
 * The last operations that ended, of each account. There are so many rows for an account as its
 * limit says; then the oldest row is written again.
 */
export const endings = defineTable(
  'endings',
  {
    key: word,
    /** How many operations of the account had ended before. */
    place: word,
    device: word,
    /** The number of the operation among all of the device. */
    operation: word,
    /** What the device did: position + 1 in STATUSES. */
    status: word,
    /** 1 when it was done, 0 when it was cancelled. */
    isDone: word,
    since: word,
    ended: word,
  },
  'key',
);

/** Offsets of an ending's fields. */
export const ENDING = endings.fields;

/** The key of the row for the operation of an account that ended after `place` others. */
export function endingKey(account: AccountId, place: number, rows: number): number {
  return (place % rows) * (MAX_ACCOUNTS + 1) + account;
}
