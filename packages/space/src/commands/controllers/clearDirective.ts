import { forgetDirective, refuseNoDirective } from '../../rules/controllers/directive.js';
import { IN_REACH, UNDER_WAY } from '../../state/statuses.js';
import { deviceCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** Removes the directive of a controller. Its drones continue what they do. */
export const clearDirective = defineDeviceCommand({
  name: 'clear_directive',
  features: ['ami'],
  states: { allowed: [...IN_REACH, ...UNDER_WAY], otherwise: 'device_busy' },
  args: {},
  checks: [deviceCheck(refuseNoDirective)],
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { device }) {
    forgetDirective(draft, draft.controllers.find(device));
  },
});
