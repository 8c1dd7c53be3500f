import { min } from '../../../kernel.js';
import { DEVICE } from '../../state/devices/devices.js';
import { pileKey } from '../../state/places/piles.js';
import { deviceAccount } from '../devices/device.js';
import { refusePile } from './ensurePile.js';
import { holdUnits, pileRoom } from './hold.js';
import { refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import { refuseShort } from './refuseShort.js';
import type { World } from '../schema.js';
import { itemAt } from '../../state/itemAt.js';

/**
 * Whole units, one number a category, that go from a device's hold into the stock here: what was
 * asked for, or (nothing in particular) all that fits; or why that cannot be.
 */
export function unloadUnits(
  world: World,
  device: number,
  wanted: readonly number[],
): number[] | Refused {
  const cargo = holdUnits(world, device);
  if (cargo.every((units) => units === 0)) return refuse('hold_empty', 'there is no cargo');
  const asked = wanted.length > 0 ? wanted : cargo;
  const short = refuseShort('short_cargo', asked, cargo);
  if (short !== undefined) return short;
  const account = deviceAccount(world, device);
  const location = world.devices.parent(device, DEVICE.location);
  const room = pileRoom(world, world.piles.find(pileKey(account, location)));
  const fitting = asked.map((units, position) => min(units, itemAt(room, position)));
  const all = wanted.length > 0 || fitting.every((units) => units === 0);
  const full = all ? refuseShort('stock_full', asked, room) : undefined;
  return full ?? refusePile(world, account, location) ?? fitting;
}
