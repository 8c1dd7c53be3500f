import { berthCarrier, leaveBerth } from '../../rules/carrying/berth.js';
import { refuseCarrierBusy } from '../../rules/carrying/refuseCarrier.js';
import { deviceCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** Puts a stowed device out at the place of its carrier, whoever owns the carrier. */
export const deploy = defineDeviceCommand({
  name: 'deploy',
  features: ['stow'],
  states: { allowed: ['stowed'], otherwise: 'wrong_state' },
  args: {},
  checks: [deviceCheck((world, device) => refuseCarrierBusy(world, berthCarrier(world, device)))],
  answer: DEVICE_NOW,
  status: 200,
  run(draft, { device }) {
    leaveBerth(draft, device);
  },
});
