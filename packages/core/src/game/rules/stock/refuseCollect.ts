import { DEVICE } from '../../state/devices/devices.js';
import { pileKey } from '../../state/places/piles.js';
import { deviceAccount } from '../devices/device.js';
import { holdRoom, pileUnits } from './hold.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseShort } from './refuseShort.js';
import type { World } from '../schema.js';

/** Why whole units, one number a category, cannot go from the stock here into a device's hold. */
export function refuseCollect(
  world: World,
  device: number,
  units: readonly number[],
): Refused | undefined {
  const location = world.devices.parent(device, DEVICE.location);
  const pile = world.piles.find(pileKey(deviceAccount(world, device), location));
  const short = refuseShort('short_stock', units, pileUnits(world, pile));
  return (
    short ??
    refuseLoad(
      world,
      device,
      units.reduce((sum, each) => sum + each, 0),
    )
  );
}

/** Why so many units do not fit into a device's hold. */
export function refuseLoad(world: World, device: number, need: number): Refused | undefined {
  const room = holdRoom(world, device);
  if (need <= room) return undefined;
  return refuse('hold_full', `the hold has room for ${room} units, not for ${need}`, {
    need,
    have: room,
  });
}
