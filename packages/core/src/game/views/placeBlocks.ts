import type { PlaceBlocks } from '../rules/commandBlock.js';
import type { World } from '../rules/schema.js';
import { DEVICE } from '../state/devices.js';

/** Room for types and for statuses in a key. */
const TYPES = 64;
const STATUSES = 64;

/**
 * What was found out of the places of devices, while a world is looked at that does not change: one
 * for all that are alike, being of one replicant, one type and one status, at one location.
 */
export function placeBlocks({ devices }: World): (device: number) => PlaceBlocks {
  const locations = new Map<number, Map<number, PlaceBlocks>>();
  return (device) => {
    const location = devices.parent(device, DEVICE.location);
    let kinds = locations.get(location);
    if (kinds === undefined) locations.set(location, (kinds = new Map()));
    const kind =
      (devices.parent(device, DEVICE.replicant) * TYPES + devices.get(device, DEVICE.type)) *
        STATUSES +
      devices.get(device, DEVICE.status);
    let blocks = kinds.get(kind);
    if (blocks === undefined) kinds.set(kind, (blocks = new Map()));
    return blocks;
  };
}
