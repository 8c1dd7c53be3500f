import { makeLocation } from '../galaxy/location.js';
import { BERTH } from '../state/berths.js';
import { HOLDING } from '../state/holdings.js';
import { cooperation } from './cooperation.js';
import { deviceAccount, devicePlace } from './device.js';
import { refuse } from './refuse.js';
import type { Refused } from './refuse.js';
import type { World } from './schema.js';

/** The carriers beside a device that its replicant may use, ascending; refused when none is. */
export function stowCarriers(world: World, device: number): number[] | Refused {
  const place = devicePlace(world, device);
  const here: number[] = [];
  for (const berth of world.holdings.members(deviceAccount(world, device), HOLDING.carriers)) {
    const carrier = world.berths.get(berth, BERTH.device);
    if (devicePlace(world, carrier) !== place) continue;
    if (cooperation(world, device, carrier) === 'allowed') here.push(carrier);
  }
  if (here.length > 0) return here.sort((a, b) => a - b);
  const location = makeLocation(world.setting.seed, place);
  return refuse('no_vessel', `no vessel that may be used is at ${location}`, { location });
}
