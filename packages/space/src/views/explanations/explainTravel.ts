import { makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { deviceAccount, deviceBlueprint } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import { systemLockOwner } from '../../rules/hubs/systemLock.js';
import { type TravelLeg, travelPlan } from '../../rules/travel/travelPlan.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { speedTerms, sumOf, SUM_OF_PARTS } from './explanation.js';
import type { Explanation } from './explanation.js';

const CRUISE =
  'max(least_seconds, ceil(ceil(sqrt(distance_au_micro * cruise_milliseconds^2 / 10^6)) * 1000 ' +
  '/ (drive_per_mille * speed_per_mille)))';
const SURGE =
  'max(1, ceil(distance_ly_milli * seconds_per_ly * hub_per_mille ' +
  '/ (drive_per_mille * speed_per_mille)))';

/** Explains the duration of a device's journey from its place, leg by leg. */
export function explainTravel(world: World, device: DeviceId, destination: number): Explanation {
  const { legs } = travelPlan(world, device, destination);
  const parts = legs.map((leg) => explainLeg(world, device, leg));
  return {
    about: 'travel',
    value: sumOf(parts),
    unit: 'seconds',
    formula: SUM_OF_PARTS,
    terms: {},
    parts,
  };
}

function explainLeg(
  world: World,
  device: DeviceId,
  { distance, from, kind, seconds, to }: TravelLeg,
): Explanation {
  const { ruleset, seed } = world.setting;
  const { drivePerMille } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  const leg = {
    from: makeLocation(seed, from),
    to: makeLocation(seed, to),
    drive_per_mille: drivePerMille,
    ...speedTerms(world, device),
  };
  const common = { about: kind, value: seconds, unit: 'seconds', parts: [] } as const;
  if (kind === 'cruise') {
    const { minCruiseSeconds, cruiseMilliseconds } = ruleset.travel;
    const terms = {
      ...leg,
      distance_au_micro: distance,
      cruise_milliseconds: cruiseMilliseconds,
      least_seconds: minCruiseSeconds,
    };
    return { ...common, formula: CRUISE, terms };
  }
  const isHome = systemLockOwner(world, locationStar(to)) === deviceAccount(world, device);
  const terms = {
    ...leg,
    distance_ly_milli: distance,
    seconds_per_ly: ruleset.travel.surgeSecondsPerLy,
    hub_per_mille: isHome ? ruleset.travel.surgeHubPerMille : 1000,
  };
  return { ...common, formula: SURGE, terms };
}
