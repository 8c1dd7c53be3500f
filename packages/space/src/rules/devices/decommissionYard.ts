import { distanceMicroAu } from '../../galaxy/distance.js';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { HOLDING } from '../../state/account.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { PRINTER, type PrinterId } from '../../state/printers.js';
import { FLEET } from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';
import { refuseHost } from '../accounts/replicant.js';
import { refuse, type Refused } from '../refuse.js';
import type { World } from '../schema.js';
import { refusePile } from '../stock/stock.js';
import { holdUnits } from '../stock/hold.js';
import { deviceAccount, deviceBlueprint, devicePlace } from './device.js';

/** The autofactory that is to take a device apart, or why it cannot be taken apart. */
export function findDecommissionYard(world: World, device: DeviceId): number | Refused {
  const refusal = refuseKept(world, device);
  if (refusal !== undefined) return refusal;
  const yard = yardOf(world, device);
  return yard === 0 ? refuseReach(world, device) : (refusePiles(world, device, yard) ?? yard);
}

function refuseReach(world: World, device: DeviceId): Refused {
  const { setting } = world;
  const system = starCode(locationStar(devicePlace(world, device)));
  return refuse('no_autofactory', `The device can reach no autofactory in ${system}`, {
    system,
    location: makeLocation(setting.seed, devicePlace(world, device)),
  });
}

/** The refusal of taking a device apart where there is no autofactory. */
export function refuseNoYard(world: World, device: DeviceId): Refused | undefined {
  return yardIsInReach(world, device) ? undefined : refuseReach(world, device);
}

/** The refusal of what another has built, or a replicant lives in. */
export function refuseKept(world: World, device: DeviceId): Refused | undefined {
  const { devices, fleets, setting } = world;
  const account = deviceAccount(world, device);
  if (fleets.get(devices.get(device, DEVICE.builtBy), FLEET.account) !== account) {
    return refuse('not_builder', 'Only the account that built a device may decommission it', {
      device_code: deviceCode(setting.key, device),
    });
  }
  return refuseHost(world, device);
}

/** What it is made of will be stock where it is taken apart, and what it carries here. */
function refusePiles(world: World, device: DeviceId, yard: DeviceId): Refused | undefined {
  const account = deviceAccount(world, device);
  const there = refusePile(world, account, world.devices.parent(yard, DEVICE.location));
  if (there !== undefined || holdUnits(world, device).every((units) => units === 0)) return there;
  return refusePile(world, account, world.devices.parent(device, DEVICE.location));
}

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
function yardIsInReach(world: World, device: DeviceId): boolean {
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
  const { key, seed } = world.setting;
  const [place, otherPlace] = [devicePlace(world, yard), devicePlace(world, other)];
  if (place !== otherPlace) {
    const distance = distanceMicroAu(seed, here, place);
    const otherDistance = distanceMicroAu(seed, here, otherPlace);
    if (distance !== otherDistance) return distance < otherDistance;
  }
  return deviceCode(key, yard) < deviceCode(key, other);
}
