import { makeLocation } from '../../galaxy/location.js';
import { BERTH } from '../../state/devices/berths.js';
import { HOLDING } from '../../state/devices/holdings.js';
import { cooperation } from '../devices/cooperation.js';
import { deviceAccount, devicePlace } from '../devices/device.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';

/** The carriers beside a device that its replicant may use, ascending; refused when none is. */
export function stowCarriers(world: World, device: number): number[] | Refused {
  const here = carriers(world, device).filter((berth) => isBeside(world, device, berth));
  if (here.length === 0) return refuseAlone(world, device);
  return here.map((berth) => world.berths.get(berth, BERTH.device)).sort((a, b) => a - b);
}

/** The refusal where there is none. */
export function refuseStow(world: World, device: number): Refused | undefined {
  const isThere = carriers(world, device).some((berth) => isBeside(world, device, berth));
  return isThere ? undefined : refuseAlone(world, device);
}

/** The berths of the account's carriers. */
function carriers(world: World, device: number): number[] {
  return world.holdings.members(deviceAccount(world, device), HOLDING.carriers);
}

function isBeside(world: World, device: number, berth: number): boolean {
  const carrier = world.berths.get(berth, BERTH.device);
  if (devicePlace(world, carrier) !== devicePlace(world, device)) return false;
  return cooperation(world, device, carrier) === 'allowed';
}

function refuseAlone(world: World, device: number): Refused {
  const location = makeLocation(world.setting.seed, devicePlace(world, device));
  return refuse('no_vessel', `no vessel that may be used is at ${location}`, { location });
}
