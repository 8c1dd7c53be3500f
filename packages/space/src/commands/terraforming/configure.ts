import {
  terraformConfiguration,
  terraformReversible,
  setTerraformer,
  terraformSettings,
} from '../../rules/terraforming/terraform.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE } from '../../state/devices.js';
import { CARRIED, IN_REACH, UNDER_WAY } from '../../state/statuses.js';
import { ANSWER } from '../definition/answer.js';
import { direction, optional, share } from '../definition/argument.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

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
    strength: optional(share('The strength, from 0 to 1, to the nearest millionth.')),
    direction: optional(direction('The direction.')),
  },
  needsFeature: ({ direction, strength }) => strength !== undefined || direction === undefined,
  answer: {
    device_code: ANSWER.deviceCode,
    device_type: ANSWER.deviceType,
    status: ANSWER.status,
    configuration: ANSWER.configuration,
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
