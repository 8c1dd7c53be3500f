import { number, object, oneOf, optional } from '@astrarium/core';
import {
  terraformConfiguration,
  terraformReversible,
  setTerraformer,
  terraformSettings,
} from '../../rules/terraforming/terraform.js';
import { DEVICE_TYPES, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE } from '../../state/devices.js';
import { DIRECTIONS } from '../../state/planets.js';
import { CARRIED, IN_REACH, UNDER_WAY } from '../../state/statuses.js';
import { DEVICE_CODE, readAs } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

const DIRECTION = oneOf(...DIRECTIONS)
  .format('direction')
  .example('decrease');

/**
 * Sets the strength and the direction of a terraforming device. Omitted members stay. A device of
 * any type that is not reversible ignores a direction and answers its default. The change
 * takes effect in the next tick.
 */
export const configure = defineDeviceCommand({
  name: 'configure',
  features: ['terraform'],
  states: { allowed: [...IN_REACH, ...UNDER_WAY, ...CARRIED], otherwise: 'device_busy' },
  args: {
    strength: optional(
      number({ min: 0, max: 1 })
        .format('share')
        .example(0.5)
        .about('The strength, from 0 to 1, to the nearest millionth.'),
    ),
    direction: optional(readAs<number>(DIRECTION).about('The direction.')),
  },
  needsFeature: ({ direction, strength }) => strength !== undefined || direction === undefined,
  answer: {
    device_code: DEVICE_CODE,
    device_type: oneOf(...DEVICE_TYPES).format('device_type'),
    status: DEVICE_NOW.status,
    configuration: object({
      settings: object({ direction: DIRECTION, strength: number({ min: 0, max: 1 }) }),
    }).format('configuration'),
  },
  status: 200,
  run(draft, { args, device }) {
    const former = terraformSettings(draft, device);
    const isReversible = terraformReversible(draft, device);
    const next = {
      strengthPpm: args.strength ?? former.strengthPpm,
      direction: isReversible ? (args.direction ?? former.direction) : former.direction,
    };
    if (next.strengthPpm !== former.strengthPpm || next.direction !== former.direction) {
      setTerraformer(draft, device, next);
    }
    return {
      device_type: deviceTypeAt(draft.devices.get(device, DEVICE.type)),
      configuration: terraformConfiguration(draft, device),
    };
  },
});
