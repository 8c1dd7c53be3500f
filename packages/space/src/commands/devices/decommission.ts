import { makeLocation } from '../../galaxy/location.js';
import { startDecommission, decommissionYield } from '../../rules/devices/decommission.js';
import {
  findDecommissionYard,
  refuseKept,
  refuseNoYard,
} from '../../rules/devices/decommissionYard.js';
import { deviceAccount, devicePlace } from '../../rules/devices/device.js';
import { isRefused } from '../../rules/refuse.js';
import { pilesOpen } from '../../rules/stock/stock.js';
import { amountsOf } from '../../ruleset/categories.js';
import { deviceCode } from '../../state/devices.js';
import { AT_WORK } from '../../state/statuses.js';
import { AMOUNTS, DEVICE_CODE, LOCATION_CODE } from '../definition/argument.js';
import { deviceCheck, placeCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/**
 * Sends a device to the nearest autofactory of the account in the system, where it is taken apart.
 * Most of its matter becomes stock there. Only the account that built a device may do this. The
 * home of a replicant cannot be decommissioned.
 */
export const decommission = defineDeviceCommand({
  name: 'decommission',
  features: [],
  states: { allowed: ['idle', ...AT_WORK], otherwise: 'device_busy' },
  args: {},
  previews: [
    placeCheck((world, device) => refuseKept(world, device) ?? refuseNoYard(world, device)),
    // With room for two more stocks any autofactory will do: the nearest need not be found.
    deviceCheck(
      findDecommissionYard,
      (world, device) => pilesOpen(world, deviceAccount(world, device)) < 2,
    ),
  ],
  answer: {
    ...DEVICE_NOW,
    autofactory_device_code: DEVICE_CODE,
    destination: LOCATION_CODE,
    recovers: AMOUNTS,
  },
  status: 202,
  run(draft, { device }) {
    const yard = findDecommissionYard(draft, device);
    if (isRefused(yard)) return yard;
    const { key, seed } = draft.setting;
    startDecommission(draft, device, yard);
    return {
      autofactory_device_code: deviceCode(key, yard),
      destination: makeLocation(seed, devicePlace(draft, yard)),
      recovers: amountsOf(decommissionYield(draft, device)),
    };
  },
});
