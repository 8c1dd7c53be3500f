import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import { FLEET } from '../../state/replicant.js';
import { deviceAccount, devicePlace } from './device.js';
import { refusePile } from '../stock/ensurePile.js';
import { holdUnits } from '../stock/hold.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseHost } from '../accounts/replicant.js';
import type { World } from '../schema.js';
import { yardIsInReach, yardOf } from '../printing/yard.js';

/** The autofactory that is to take a device apart, or why it cannot be taken apart. */
export function decommissionYard(world: World, device: DeviceId): number | Refused {
  const kept = refuseKept(world, device);
  if (kept !== undefined) return kept;
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
      device_code: deviceCode(setting.seed, device),
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
