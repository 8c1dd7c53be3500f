import type { Ruleset } from '@astrarium/core';
import { z } from 'zod';
import { REPLICANT_CODE } from './code.js';
import { DRY_RUN } from './dryRun.js';

/** The body of `locations.contribute`. What is no code of a device is rejected, not refused. */
export function contributionBody({ contributeMost }: Ruleset['seasons']) {
  return z
    .strictObject({
      devices: z
        .array(z.string().max(64))
        .min(1)
        .max(contributeMost)
        .describe('Codes of devices, in the order in which they are looked at.'),
      acting_replicant: REPLICANT_CODE.optional().describe(
        'The replicant of yours that gives; without it the account may give all that it has.',
      ),
      dry_run: DRY_RUN,
    })
    .meta({ id: 'Contribution', examples: [{ devices: ['1f3a92c4'] }] });
}
