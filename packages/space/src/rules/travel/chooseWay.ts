import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { deviceBlueprint, devicePlace } from '../devices/device.js';
import { findPlace } from '../findPlace.js';
import { isRefused, refuse, type Refused } from '../refuse.js';
import type { World } from '../schema.js';

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

/** The refusal of a way that leads to another star, for a device without a surge drive. */
export function refuseSurge(
  world: World,
  device: DeviceId,
  destination: number,
): Refused | undefined {
  const from = locationStar(devicePlace(world, device));
  const to = locationStar(destination);
  const type = world.devices.get(device, DEVICE.type);
  if (from === to || deviceBlueprint(world, type).features.includes('surge')) return undefined;
  return refuse('no_surge_drive', `A ${deviceTypeAt(type)} cannot travel between stars`, {
    device_type: deviceTypeAt(type),
    from: starCode(from),
    to: starCode(to),
  });
}
