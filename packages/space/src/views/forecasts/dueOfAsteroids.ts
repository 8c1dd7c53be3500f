import { exposedDevices, struckCapacity } from '../../rules/asteroids/handleAsteroid.js';
import { sightedAsteroid } from '../../rules/asteroids/nextAsteroidAt.js';
import type { World } from '../../rules/schema.js';
import { kept, type Steps } from '../../rules/takeSteps.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import type { Foreseen } from './due.js';

/** When sighted asteroids hit those of an account's devices that they would hit now, in steps. */
export function* dueOfAsteroids(
  world: World,
  account: AccountId,
  devices: readonly DeviceId[],
): Steps<Foreseen[]> {
  const { locations } = world;
  const places = new Set<LocationId>();
  for (const [at, device] of devices.entries()) {
    places.add(world.devices.parent(device, DEVICE.location));
    if (at % STEP_DEVICES === STEP_DEVICES - 1) yield STEP_DEVICES;
  }
  const foreseen: Foreseen[] = [];
  for (const location of places) {
    const place = locations.get(location, LOCATION.place);
    const asteroid = sightedAsteroid(world, place);
    yield 1;
    if (asteroid === undefined) continue;
    const hit = new Set(yield* exposedDevices(world, location, account));
    for (const device of yield* kept(devices, (one) => hit.has(one))) {
      const numbers = { capacity_ppm: struckCapacity(world, device) };
      foreseen.push({ kind: 'asteroid_strikes', at: asteroid.strikesAt, place, device, numbers });
    }
  }
  return foreseen;
}

/** Devices that are looked at in one step. */
const STEP_DEVICES = 256;
