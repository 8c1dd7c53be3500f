import { deviceCodeToId } from '../../state/devices/deviceCode.js';
import { DEVICE } from '../../state/devices/devices.js';
import { STATUS } from '../../state/devices/statuses.js';
import { berthCarrier } from './berth.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** The refusal of letting go of a device (by its code) that is not attached to this one. */
export function refuseLoose(world: World, device: number, code: string): Refused | undefined {
  const target = deviceCodeToId(world.setting.seed, code);
  const isAttached = world.devices.get(target, DEVICE.status) === STATUS.attached;
  if (isAttached && berthCarrier(world, target) === device) return undefined;
  return refuse('not_attached', `${code} is not attached to this device`, {
    field: 'targets',
    device_code: code,
  });
}
