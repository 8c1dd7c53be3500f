import { DEVICE, type DeviceId } from '../../state/devices.js';
import { statusAt, UNDER_WAY } from '../../state/statuses.js';
import type { World } from '../schema.js';
import { berthCarrier } from './berth.js';

/** Whether a device, or what carries it, is between places. */
export function isInTransit(world: World, device: DeviceId): boolean {
  const status = statusAt(world.devices.get(device, DEVICE.status));
  if (['decommissioning', ...UNDER_WAY].includes(status)) return true;
  const carrier = berthCarrier(world, device);
  return carrier !== 0 && isInTransit(world, carrier);
}
