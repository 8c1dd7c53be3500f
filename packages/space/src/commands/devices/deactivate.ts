import { endActivity } from '../../rules/devices/endActivity.js';
import { AT_WORK } from '../../state/statuses.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** Ends a mining run, a search or a scan, closes a tracked site, or switches a device off. */
export const deactivate = defineDeviceCommand({
  name: 'deactivate',
  features: ['mine', 'survey', 'hub', 'relay', 'beacon', 'terraform'],
  states: { allowed: AT_WORK, otherwise: 'wrong_state' },
  args: {},
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { device }) {
    endActivity(draft, device, 'deactivated');
  },
});
