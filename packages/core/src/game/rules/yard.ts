import { distanceMicroAu } from '../galaxy/distance.js';
import { locationStar } from '../galaxy/locationNumber.js';
import { deviceCode } from '../state/deviceCode.js';
import { DEVICE } from '../state/devices.js';
import { HOLDING } from '../state/holdings.js';
import { PRINTER } from '../state/printers.js';
import { STATUS } from '../state/statuses.js';
import { deviceAccount, deviceBlueprint, devicePlace } from './device.js';
import type { World } from './schema.js';

/** What an autofactory can be doing and still take others apart: it stands at its place. */
const STANDING: readonly number[] = [STATUS.idle, STATUS.printing, STATUS.waitingForResources];

/**
 * The nearest autofactory of a device's account in the same system, another than itself, ties by
 * code; for a device that cannot cruise only one at the same place. 0 when there is none.
 */
export function yardOf(world: World, device: number): number {
  const { seed } = world.setting;
  const here = devicePlace(world, device);
  let nearest = { yard: 0, distance: 0, code: '' };
  for (const yard of yards(world, device)) {
    if (!isInReach(world, device, yard)) continue;
    const distance = distanceMicroAu(seed, here, devicePlace(world, yard));
    const code = deviceCode(seed, yard);
    const isNearer = distance < nearest.distance;
    const isFirst = distance === nearest.distance && code < nearest.code;
    if (nearest.yard === 0 || isNearer || isFirst) nearest = { yard, distance, code };
  }
  return nearest.yard;
}

function yards(world: World, device: number): number[] {
  return world.holdings
    .members(deviceAccount(world, device), HOLDING.yards)
    .map((printer) => world.printers.get(printer, PRINTER.device));
}

function isInReach(world: World, device: number, yard: number): boolean {
  if (yard === device) return false;
  if (!STANDING.includes(world.devices.get(yard, DEVICE.status))) return false;
  const here = devicePlace(world, device);
  const there = devicePlace(world, yard);
  if (here === there) return true;
  const { features } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  return features.includes('cruise') && locationStar(here) === locationStar(there);
}
