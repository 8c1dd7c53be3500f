import { z } from 'zod';
import { REPLICANT_CODE } from './code.js';
import { MOMENT_AT } from './tick.js';

/** The parameter of operations that can read an earlier tick. */
export const QUERY_AT = { at: MOMENT_AT } as const;

/** The parameter of operations that can act as one replicant. */
export const QUERY_ACTING = {
  acting_replicant: REPLICANT_CODE.optional().describe(
    'Read as this replicant of yours: devices of private siblings are omitted.',
  ),
} as const;

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
