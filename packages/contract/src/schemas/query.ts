import { z } from 'zod';
import { REPLICANT_CODE } from './code.js';
import { MOMENT_AT } from './tick.js';

/** The parameter of operations that read the game as it was. */
export const QUERY_AT = { at: MOMENT_AT } as const;

/** The parameter of operations that see with the eyes of one replicant. */
export const QUERY_ACTING = {
  acting_replicant: REPLICANT_CODE.optional().describe(
    'See with the eyes of this replicant of yours: devices of private siblings are left out.',
  ),
} as const;

/** How many things a page has. */
export function queryLimit(standard: number, most: number) {
  return z.int().min(1).max(most).default(standard).describe(`Entries of a page, at most ${most}.`);
}

/** Whether the whole thing is only tried out. */
export const DRY_RUN = z
  .boolean()
  .optional()
  .describe('Only tell what would happen, and change nothing.');
