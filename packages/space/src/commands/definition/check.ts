import { type DeviceRead, rows, type World } from '../../rules/schema.js';
import type { DeviceId } from '../../state/devices.js';

/** A refusal that needs nothing but the device. */
export interface Check {
  /** `place`: devices of one type, status and place get the same answer. */
  readonly scope: 'place' | 'device';
  /** A refusal, or anything else when nothing stands against the command. */
  readonly find: (world: World, device: DeviceId) => unknown;
  /** Whether the answer for a device needs to be looked up at all; without it, it always does. */
  readonly applies?: (world: World, device: DeviceId) => boolean;
}

/** A check whose answer devices of one type, status and place share. */
export function placeCheck(find: Check['find']): Check {
  return { scope: 'place', find };
}

/** The same for a check that takes the device's row. */
export function placeRowCheck(find: (world: World, device: DeviceRead) => unknown): Check {
  return placeCheck((world, device) => find(world, rows(world).devices.get(device)));
}

/** A check whose answer is the device's own. */
export function deviceCheck(find: Check['find'], applies?: Check['applies']): Check {
  return { scope: 'device', find, ...(applies === undefined ? {} : { applies }) };
}
