import { exposedDevices, struckCapacity } from '../../rules/asteroids/handleAsteroid.js';
import { sightedAsteroid } from '../../rules/asteroids/nextAsteroidAt.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import type { Explanation } from './explanation.js';

/** Explains in steps when the sighted asteroid strikes a place, and which devices it hits. */
export function* explainAsteroid(
  world: World,
  account: AccountId,
  place: number,
  isVisible: (device: DeviceId) => boolean,
): Steps<Explanation> {
  const { damagePpm, floorPpm, maxDevices, noticeSeconds } = world.setting.ruleset.asteroids;
  const asteroid = sightedAsteroid(world, place);
  const location = world.locations.find(place);
  const parts = asteroid === undefined ? [] : yield* exposedDevices(world, location, account);
  return {
    about: 'asteroid',
    value: asteroid?.strikesAt ?? 0,
    unit: 'tick',
    formula: 'sighted_tick + notice_seconds; 0 when none is sighted',
    terms: {
      sighted_tick: asteroid?.sightedAt ?? 0,
      notice_seconds: noticeSeconds,
      max_devices: maxDevices,
    },
    parts: parts.filter(isVisible).map((device): Explanation => {
      const capacity_ppm = world.devices.get(device, DEVICE.capacity);
      return {
        about: 'capacity_after',
        value: struckCapacity(world, device),
        unit: 'ppm',
        formula: 'max(min(capacity_ppm, floor_ppm), capacity_ppm - damage_ppm)',
        terms: {
          device_code: deviceCode(world.setting.key, device),
          capacity_ppm,
          damage_ppm: damagePpm,
          floor_ppm: floorPpm,
        },
        parts: [],
      };
    }),
  };
}
