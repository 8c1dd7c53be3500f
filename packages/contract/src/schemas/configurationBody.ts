import { deviceCommandOf, type Ruleset } from '@astrarium/core';
import { z } from 'zod';
import { argumentSchemas } from './argumentSchemas.js';
import { DRY_RUN } from './query.js';

/** The body of `devices.configure`, with these settings. */
const withSettings = (settings: z.core.$ZodLooseShape) =>
  z.strictObject({
    configuration: z.strictObject({ settings: z.strictObject(settings) }),
    dry_run: DRY_RUN,
  });

/** The body of `devices.configure`. */
export function configurationBody(ruleset: Ruleset) {
  return withSettings(argumentSchemas(ruleset)(deviceCommandOf('configure').args)).meta({
    id: 'DeviceConfigurationPatch',
    examples: [{ configuration: { settings: { strength: 0.5 } } }],
  });
}

/** The same without its settings. */
export const CONFIGURATION_REST = withSettings({});
