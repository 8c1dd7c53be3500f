import { z } from 'zod';
import { DRY_RUN } from './query.js';
import { WORD_DIRECTION } from './word.js';

/** The body of `devices.configure`. */
export const CONFIGURATION_BODY = z
  .strictObject({
    configuration: z.strictObject({
      settings: z.strictObject({
        strength: z.number().min(0).max(1).optional().describe('The fraction of the full rate.'),
        direction: WORD_DIRECTION.optional(),
      }),
    }),
    dry_run: DRY_RUN,
  })
  .meta({
    id: 'DeviceConfigurationPatch',
    examples: [{ configuration: { settings: { strength: 0.5 } } }],
  });
