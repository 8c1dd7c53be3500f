import { defineTable, word } from '@astrarium/core';
import type { AccountId } from './account.js';
import { MAX_ACCOUNTS } from './stocks.js';

/** Accounts that a hub has greeted in its system: found by `greetingKey`. */
export const greetings = defineTable(
  'greetings',
  {
    key: word,
    /** The tick from which on the account is greeted there again. */
    quietUntil: word,
  },
  'key',
);

/** Offsets of a greeting's fields. */
export const GREETING = greetings.fields;

/** The key of a greeting: the star, and the account that was greeted. */
export function greetingKey(account: AccountId, star: number): number {
  return (star + 1) * (MAX_ACCOUNTS + 1) + account;
}
