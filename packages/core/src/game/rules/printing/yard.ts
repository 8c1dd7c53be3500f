import { distanceMicroAu } from '../../galaxy/distance.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { HOLDING } from '../../state/account.js';
import { PRINTER, type PrinterId } from '../../state/printers.js';
import { STATUS } from '../../state/statuses.js';
import { deviceAccount, deviceBlueprint, devicePlace } from '../devices/device.js';
import type { World } from '../schema.js';

/** What an autofactory can be doing and still take others apart: it stands at its place. */
const STANDING: readonly number[] = [STATUS.idle, STATUS.printing, STATUS.waitingForResources];

/**
 * The nearest autofactory of a device's account in the same system, another than itself, ties by
 * code; for a device that cannot cruise only one at the same place. 0 when there is none.
 */
export function yardOf(world: World, device: DeviceId): DeviceId {
  const here = devicePlace(world, device);
  let nearest = 0;
  for (const printer of printers(world, device)) {
    const yard = world.printers.get(printer, PRINTER.device);
    if (!isInReach(world, device, here, yard)) continue;
    if (nearest === 0 || isNearer(world, here, yard, nearest)) nearest = yard;
  }
  return nearest;
}

/** Whether there is any. */
export function yardIsInReach(world: World, device: DeviceId): boolean {
  const here = devicePlace(world, device);
  return printers(world, device).some((printer) =>
    isInReach(world, device, here, world.printers.get(printer, PRINTER.device)),
  );
}

/** The rows of the account's autofactories among the printers. */
function printers(world: World, device: DeviceId): PrinterId[] {
  return world.holdings.members(deviceAccount(world, device), HOLDING.yards);
}

function isInReach(world: World, device: DeviceId, here: number, yard: DeviceId): boolean {
  if (yard === device) return false;
  if (!STANDING.includes(world.devices.get(yard, DEVICE.status))) return false;
  const there = devicePlace(world, yard);
  if (here === there) return true;
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  return features.includes('cruise') && locationStar(here) === locationStar(there);
}

function isNearer(world: World, here: number, yard: DeviceId, other: DeviceId): boolean {
  const { seed } = world.setting;
  const [place, otherPlace] = [devicePlace(world, yard), devicePlace(world, other)];
  if (place !== otherPlace) {
    const distance = distanceMicroAu(seed, here, place);
    const otherDistance = distanceMicroAu(seed, here, otherPlace);
    if (distance !== otherDistance) return distance < otherDistance;
  }
  return deviceCode(seed, yard) < deviceCode(seed, other);
}
