import { devicePlace } from '../devices/device.js';
import { findPlace } from '../findPlace.js';
import { isRefused, refuse } from '../refuse.js';
import type { Refused } from '../refuse.js';
import type { World } from '../schema.js';
import { refuseSurge } from './refuseSurge.js';
import type { DeviceId } from '../../state/devices.js';

/** The places that a journey leads to. */
export interface Way {
  readonly destination: number;
  readonly via: readonly number[];
}

/**
 * The way that codes name, or why a device cannot go it: every place is there, none is the one
 * before it, and what leads to another star wants a surge drive.
 */
export function chooseWay(
  world: World,
  device: DeviceId,
  destination: string,
  via: readonly string[],
): Way | Refused {
  const places: number[] = [];
  let before = devicePlace(world, device);
  for (const [position, code] of [...via, destination].entries()) {
    const field = position < via.length ? 'via' : 'destination';
    const place = findPlace(world, code);
    if (place === undefined) {
      return refuse('unknown_location', `There is no location ${code}`, { field, location: code });
    }
    if (place === before) {
      return refuse('already_there', `The device is already at ${code} when this leg starts`, {
        field,
        location: code,
      });
    }
    const stranded = refuseSurge(world, device, place);
    if (isRefused(stranded)) return stranded;
    places.push(place);
    before = place;
  }
  return { destination: before, via: places.slice(0, -1) };
}
