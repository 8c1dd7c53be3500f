import { distanceMicroAu } from '../../galaxy/distance.js';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { HOLDING } from '../../state/account.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { PRINTER } from '../../state/printers.js';
import { FLEET } from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';
import { refuseHost } from '../accounts/replicant.js';
import { refuse, type Refused } from '../refuse.js';
import type { World } from '../schema.js';
import { refusePile } from '../stock/stock.js';
import { holdUnits } from '../stock/hold.js';
import { systemLocations } from '../systemLocations.js';
import { deviceAccount, deviceBlueprint, devicePlace } from './device.js';
import { type OwnDevices, ownDevicesIn, type Region } from './ownDevicesIn.js';

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
  return yardsInReach(world, device).next().done === true ? refuseReach(world, device) : undefined;
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
  const { key, seed } = world.setting;
  const here = devicePlace(world, device);
  const distances = new Map<number, number>();
  let nearest = 0;
  let least = 0;
  for (const yard of yardsInReach(world, device)) {
    const there = devicePlace(world, yard);
    const distance = distances.get(there) ?? distanceMicroAu(seed, here, there);
    distances.set(there, distance);
    if (nearest !== 0) {
      if (distance > least) continue;
      if (distance === least && deviceCode(key, yard) > deviceCode(key, nearest)) continue;
    }
    nearest = yard;
    least = distance;
  }
  return nearest;
}

/** The autofactories of a device's account that can take it apart, in any order. */
function* yardsInReach(world: World, device: DeviceId): Generator<DeviceId, void> {
  const { devices, holdings, printers } = world;
  const location = devices.parent(device, DEVICE.location);
  const star = locationStar(devicePlace(world, device));
  const { features } = deviceBlueprint(world, devices.get(device, DEVICE.type));
  const cruises = features.includes('cruise');
  const account = deviceAccount(world, device);
  const yards: OwnDevices = {
    count: (max) => holdings.lengthUpTo(account, HOLDING.yards, max),
    *all() {
      for (const printer of holdings.members(account, HOLDING.yards)) {
        yield printers.get(printer, PRINTER.device);
      }
    },
    has: (yard) => printers.parent(printers.find(yard), PRINTER.yard) === account,
  };
  const reach: Region = {
    locations: () => (cruises ? systemLocations(world, star) : [location]),
    has: (yard) =>
      devices.parent(yard, DEVICE.location) === location ||
      (cruises && locationStar(devicePlace(world, yard)) === star),
  };
  for (const yard of ownDevicesIn(world, yards, reach)) {
    if (yard !== device && STANDING.includes(devices.get(yard, DEVICE.status))) yield yard;
  }
}
