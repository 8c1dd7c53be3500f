import { many } from '@astrarium/core';
import { berthAboard, berthCarrier, leaveBerth } from '../../rules/carrying/berth.js';
import { refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { DEVICE, deviceCode, deviceCodeToId, type DeviceId } from '../../state/devices.js';
import { IN_REACH, STATUS } from '../../state/statuses.js';
import { DEVICE_CODE } from '../definition/argument.js';
import { deviceCheck } from '../definition/check.js';
import { DEVICE_NOW, defineDeviceCommand } from '../definition/deviceCommand.js';

/** Releases devices that are attached to this one, all or none. */
export const detach = defineDeviceCommand({
  name: 'detach',
  features: ['attach'],
  states: { allowed: IN_REACH, otherwise: 'device_busy' },
  args: {
    targets: many(DEVICE_CODE, { max: 'carrying.maxAttached' }).about('The devices to detach.'),
  },
  previews: [
    deviceCheck((world, device) => {
      const target = berthAboard(world, device, 'attached')[0] ?? device;
      return refuseLoose(world, device, deviceCode(world.setting.key, target));
    }),
  ],
  answer: { ...DEVICE_NOW, detached_devices: many(DEVICE_CODE) },
  status: 200,
  run(draft, { args: { targets }, device }) {
    for (const code of targets) {
      const refusal = refuseLoose(draft, device, code);
      if (refusal !== undefined) return refusal;
    }
    for (const code of targets) leaveBerth(draft, deviceCodeToId(draft.setting.key, code));
    return { detached_devices: targets };
  },
});

/** The refusal of letting go of a device (by its code) that is not attached to this one. */
function refuseLoose(world: World, device: DeviceId, code: string): Refused | undefined {
  const target = deviceCodeToId(world.setting.key, code);
  const { devices } = world;
  const isAttached = devices.has(target) && devices.get(target, DEVICE.status) === STATUS.attached;
  if (isAttached && berthCarrier(world, target) === device) return undefined;
  return refuse('not_attached', `${code} is not attached to this device`, {
    field: 'targets',
    device_code: code,
  });
}
