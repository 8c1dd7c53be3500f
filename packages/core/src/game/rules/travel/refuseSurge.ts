import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { deviceBlueprint, devicePlace } from '../devices/device.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** The refusal of a way that leads to another star, for a device without a surge drive. */
export function refuseSurge(
  world: World,
  device: DeviceId,
  destination: number,
): Refused | undefined {
  const from = locationStar(devicePlace(world, device));
  const to = locationStar(destination);
  const type = world.devices.get(device, DEVICE.type);
  if (from === to || deviceBlueprint(world, type).features.includes('surge')) return undefined;
  return refuse('no_surge_drive', `A ${deviceTypeAt(type)} cannot travel between stars`, {
    device_type: deviceTypeAt(type),
    from: starCode(from),
    to: starCode(to),
  });
}
