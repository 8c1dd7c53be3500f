import { z } from 'zod';
import { MOMENT_AT } from './tick.js';

/** The parameter of operations that can read an earlier tick. */
export const QUERY_AT = { at: MOMENT_AT } as const;

/** The length of a page. */
export function queryLimit(standard: number, maximum: number) {
  return z
    .int()
    .min(1)
    .max(maximum)
    .default(standard)
    .describe(`Entries of a page, at most ${maximum}.`);
}

/** Whether a request is a dry run. */
export const DRY_RUN = z
  .boolean()
  .optional()
  .describe('Show what would happen, and change nothing.');
