import type { DeviceId } from '../../state/devices.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import type { World } from '../schema.js';

/** The devices of one kind that an account has. */
export interface OwnDevices {
  /** How many they are; no more than `max` are counted. */
  count(max: number): number;
  all(): Iterable<DeviceId>;
  has(device: DeviceId): boolean;
}

/** A part of the galaxy. */
export interface Region {
  locations(): readonly LocationId[];
  has(device: DeviceId): boolean;
}

/**
 * An account's devices of one kind in a region. They are looked for among all that it has or among
 * all devices there, whichever are fewer: it may have 200,000 elsewhere.
 */
export function* ownDevicesIn(
  { locations }: World,
  own: OwnDevices,
  region: Region,
): Generator<DeviceId, void> {
  let known: readonly LocationId[] | undefined;
  const there = (): readonly LocationId[] => (known ??= region.locations());
  const countThere = (max: number): number =>
    there().reduce(
      (sum, location) => sum + locations.lengthUpTo(location, LOCATION.devices, max - sum),
      0,
    );
  if (isShorter(own.count, countThere)) {
    for (const device of own.all()) if (region.has(device)) yield device;
    return;
  }
  for (const location of there()) {
    for (const device of locations.members(location, LOCATION.devices)) {
      if (own.has(device)) yield device;
    }
  }
}

/** Of two lists that are longer than this, the shorter one is not looked for: it takes time. */
const MAX_COUNTED = 4096;

/** Whether a list is shorter than another one, or both are long. */
function isShorter(count: OwnDevices['count'], countOther: OwnDevices['count']): boolean {
  for (let max = 64; max <= MAX_COUNTED; max *= 4) {
    if (count(max) < max) return true;
    if (countOther(max) < max) return false;
  }
  return true;
}
