import { refuseSwitchOn, switchOn } from '../../rules/devices/switchOn.js';
import { DEVICE_NOW } from '../definition/answer.js';
import { placeCheck } from '../definition/check.js';
import { defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Switches on a hub at an L4 or L5 point of a system without an active hub, a terraforming device
 * at a planet, or a relay or beacon anywhere.
 */
export const activate = defineDeviceCommand({
  name: 'activate',
  features: ['hub', 'relay', 'beacon', 'terraform'],
  states: { allowed: ['idle'], wrong_state: ['active'], otherwise: 'device_busy' },
  args: {},
  checks: [placeCheck(refuseSwitchOn)],
  answer: DEVICE_NOW,
  status: 200,
  oncomplete: true,
  run(draft, { device }) {
    switchOn(draft, device);
  },
});
