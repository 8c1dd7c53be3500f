import { locationKind, makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { DEVICE } from '../../state/devices/devices.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import { knows } from './knowledge.js';
import { lockNumbers } from '../hubs/lockNumbers.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';
import { systemLockedTo } from '../hubs/systemLock.js';

/** Why a device cannot mine where it is, whatever it is to mine there. */
export function refuseMining(world: World, device: number): Refused | undefined {
  return (
    refuseBarren(world, device) ?? refuseLocked(world, device) ?? refuseUnsurveyed(world, device)
  );
}

/** The refusal of mining at a star or between the orbits. */
export function refuseBarren(world: World, device: number): Refused | undefined {
  const place = devicePlace(world, device);
  const kind = locationKind(place);
  if (kind === 'belt' || kind === 'planet' || kind === 'moon') return undefined;
  const location = makeLocation(world.setting.seed, place);
  return refuse('nothing_to_mine', `there is nothing to mine at ${location}`, { location });
}

/** The refusal of mining where another account's hub is active. */
export function refuseLocked(world: World, device: number): Refused | undefined {
  const star = locationStar(devicePlace(world, device));
  if (!systemLockedTo(world, deviceAccount(world, device), star)) return undefined;
  const numbers = lockNumbers(world, star);
  return refuse('system_locked', `only the hub's owner mines in ${numbers['system']}`, numbers);
}

/** The refusal of mining the salvage of a place that the account has not scanned. */
function refuseUnsurveyed(world: World, device: number): Refused | undefined {
  const place = devicePlace(world, device);
  const row = world.devices.parent(device, DEVICE.location);
  if (locationKind(place) === 'belt' || knows(world, deviceAccount(world, device), row)) {
    return undefined;
  }
  const location = makeLocation(world.setting.seed, place);
  return refuse('not_surveyed', `the account has not scanned ${location}`, { location });
}
