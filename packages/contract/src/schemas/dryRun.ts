import { z } from 'zod';

/** Whether the whole thing is only tried out. */
export const DRY_RUN = z
  .boolean()
  .optional()
  .describe('Only tell what would happen, and change nothing.');
