import { makeLocation } from '../galaxy/location.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { starCode } from '../galaxy/starAt.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { FLEET } from '../state/fleets.js';
import { deviceAccount, devicePlace } from './device.js';
import { refusePile } from './ensurePile.js';
import { holdUnits } from './hold.js';
import { refuse } from './refuse.js';
import type { Refused } from './refuse.js';
import { refuseHost } from './replicant.js';
import type { World } from './schema.js';
import { yardOf } from './yard.js';

/** The autofactory that is to take a device apart, or why it cannot be taken apart. */
export function decommissionYard(world: World, device: number): number | Refused {
  const { devices, fleets, setting } = world;
  const account = deviceAccount(world, device);
  if (fleets.get(devices.get(device, DEVICE.builtBy), FLEET.account) !== account) {
    return refuse('not_builder', 'only who built a device may have it taken apart', {
      device_code: deviceCode(setting.seed, device),
    });
  }
  const host = refuseHost(world, device);
  if (host !== undefined) return host;
  const yard = yardOf(world, device);
  if (yard !== 0) return refusePiles(world, account, device, yard) ?? yard;
  const system = starCode(locationStar(devicePlace(world, device)));
  return refuse('no_autofactory', `no autofactory in ${system} can be reached`, {
    system,
    location: makeLocation(setting.seed, devicePlace(world, device)),
  });
}

/** What it is made of will be stock where it is taken apart, and what it carries here. */
function refusePiles(
  world: World,
  account: number,
  device: number,
  yard: number,
): Refused | undefined {
  const there = refusePile(world, account, world.devices.parent(yard, DEVICE.location));
  if (there !== undefined || holdUnits(world, device).every((units) => units === 0)) return there;
  return refusePile(world, account, world.devices.parent(device, DEVICE.location));
}
