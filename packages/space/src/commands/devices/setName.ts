import { storeName } from '../../rules/devices/label.js';
import { STATUSES } from '../../state/statuses.js';
import { DEVICE_NAME } from '../definition/argument.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Gives a device a name, or takes it away. Only its account sees the name. Several devices may have
 * the same one.
 */
export const setName = defineDeviceCommand({
  name: 'set_name',
  features: [],
  states: { allowed: STATUSES, otherwise: 'device_busy' },
  args: { name: DEVICE_NAME.about('The name of the device; null takes it away.') },
  answer: { ...DEVICE_NOW, name: DEVICE_NAME },
  status: 200,
  run(draft, { args: { name }, device }) {
    storeName(draft, device, name);
    return { name };
  },
});
