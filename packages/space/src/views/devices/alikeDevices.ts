import type { World } from '../../rules/schema.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { FLEET } from '../../state/replicant.js';

/** Room for types and for statuses in a key. */
const TYPES = 64;
const STATUSES = 64;

/**
 * Makes one thing for all devices that are alike: of one replicant, one type and one status, at one
 * location, built by the same account or all by others, and nobody's home. It is for a world that
 * is looked at and does not change meanwhile. When more than `most` were made, all are forgotten.
 */
export function alikeDevices<T>(
  world: World,
  make: (device: DeviceId) => T,
  max = 4096,
): (device: DeviceId) => T {
  const { devices } = world;
  const locations = new Map<number, Map<number, T>>();
  let count = 0;
  return (device) => {
    const location = devices.parent(device, DEVICE.location);
    const kind = kindOf(world, device);
    const known = locations.get(location)?.get(kind);
    if (known !== undefined) return known;
    if (count === max) {
      locations.clear();
      count = 0;
    }
    const thing = make(device);
    const kinds = locations.get(location) ?? new Map<number, T>();
    locations.set(location, kinds.set(kind, thing));
    count += 1;
    return thing;
  };
}

/** A number that devices at one location share if they are alike. */
function kindOf({ devices, fleets }: World, device: DeviceId): number {
  const replicant = devices.parent(device, DEVICE.replicant);
  if (fleets.get(replicant, FLEET.vessel) === device) return -device;
  const builder = devices.get(device, DEVICE.builtBy);
  const isOwnMake =
    builder === replicant ||
    fleets.get(builder, FLEET.account) === fleets.get(replicant, FLEET.account);
  const doing = devices.get(device, DEVICE.type) * STATUSES + devices.get(device, DEVICE.status);
  return (replicant * TYPES * STATUSES + doing) * 2 + (isOwnMake ? 1 : 0);
}
