import { exposedDevices, struckCapacity } from '../../rules/asteroids/handleAsteroid.js';
import { sightedAsteroid } from '../../rules/asteroids/nextAsteroidAt.js';
import type { World } from '../../rules/schema.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import type { Foreseen } from './due.js';

/** When sighted asteroids hit those of an account's devices that they would hit now. */
export function dueOfAsteroids(
  world: World,
  account: AccountId,
  devices: readonly DeviceId[],
): Foreseen[] {
  const { locations } = world;
  const wanted = new Set(devices);
  const places = new Set(devices.map((device) => world.devices.parent(device, DEVICE.location)));
  return [...places].flatMap((location) => {
    const place = locations.get(location, LOCATION.place);
    const asteroid = sightedAsteroid(world, place);
    if (asteroid === undefined) return [];
    return exposedDevices(world, location, account)
      .filter((device) => wanted.has(device))
      .map((device): Foreseen => {
        const numbers = { capacity_ppm: struckCapacity(world, device) };
        return { kind: 'asteroid_strikes', at: asteroid.strikesAt, place, device, numbers };
      });
  });
}
