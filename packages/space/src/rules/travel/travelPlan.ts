import { byCodeUnits } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar, starLocation } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { type Leg, type Pace, travelLegs, travelSeconds } from '../../galaxy/travelSeconds.js';
import { speedPerMille } from '../../ruleset/speedPerMille.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCK } from '../../state/hubs.js';
import { FLEET } from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';
import { deviceAccount, deviceBlueprint, devicePlace } from '../devices/device.js';
import { systemLockOwner } from '../hubs/systemLock.js';
import type { World } from '../schema.js';

/** A leg with what it takes a device as it is now. */
export interface TravelLeg extends Leg {
  readonly seconds: number;
}

/** A way with all that is known of it before the start. */
export interface TravelPlan {
  readonly legs: readonly TravelLeg[];
  readonly seconds: number;
  /** Whether it is the way without detours, and no hub makes it shorter. */
  readonly isPlain: boolean;
}

/**
 * The shortest way of a device from where it is to a place, through the places of `via` in their
 * order. Between two of them it goes directly, or through the system of a hub of the device's
 * account, where that is quicker; ties go to the direct way, then to the first code.
 */
export function travelPlan(
  world: World,
  device: DeviceId,
  destination: number,
  via: readonly number[] = [],
): TravelPlan {
  const account = deviceAccount(world, device);
  const legs: TravelLeg[] = [];
  let from = devicePlace(world, device);
  for (const to of [...via, destination]) {
    for (const leg of quickest(world, device, account, from, to)) legs.push(leg);
    from = to;
  }
  const seconds = travelPlanSeconds(legs);
  return { legs, seconds, isPlain: via.length === 0 && isPlain(world, device, legs, seconds) };
}

/** Whether legs to a place are no shorter than without detours and hubs. */
function isPlain(
  world: World,
  device: DeviceId,
  legs: readonly TravelLeg[],
  seconds: number,
): boolean {
  const [only, second] = legs;
  // Hubs are about surges.
  if (only?.kind === 'cruise' && second === undefined) return true;
  const destination = legs.at(-1)?.to;
  if (destination === undefined) return true;
  const plain = travelPlanPlain(world, device, destination);
  return legs.length === plain.length && seconds === travelPlanSeconds(plain);
}

/** The way without detours, as if there were no hubs. */
export function travelPlanPlain(world: World, device: DeviceId, destination: number): TravelLeg[] {
  const legs = travelLegs(world.setting.seed, devicePlace(world, device), destination);
  return timed(world, device, 0, legs);
}

/** How long a device is under way on these legs, in seconds. */
function travelPlanSeconds(legs: readonly TravelLeg[]): number {
  return legs.reduce((sum, { seconds }) => sum + seconds, 0);
}

function quickest(
  world: World,
  device: DeviceId,
  account: AccountId,
  from: number,
  to: number,
): TravelLeg[] {
  const { seed } = world.setting;
  let best = timed(world, device, account, travelLegs(seed, from, to));
  if (locationStar(from) === locationStar(to)) return best;
  // Distances keep the triangle's rule, so a second detour never helps: one hub is enough.
  for (const star of hubStars(world, account)) {
    if (star === locationStar(from) || star === locationStar(to)) continue;
    const hub = starLocation(star);
    const detour = [...travelLegs(seed, from, hub), ...travelLegs(seed, hub, to)];
    const legs = timed(world, device, account, detour);
    if (travelPlanSeconds(legs) < travelPlanSeconds(best)) best = legs;
  }
  return best;
}

/**
 * The stars at which an account has an active hub, in the order of their codes: looked for among
 * all systems that had one, or among the account's devices, whichever are fewer.
 */
function hubStars(world: World, account: AccountId): number[] {
  const { fleets, holdings, locks } = world;
  const isFew = locks.count <= holdings.get(account, HOLDING.devices);
  const replicants = world.accounts.get(account)?.replicants ?? [];
  const stars = isFew
    ? locks.ids().map((lock) => locks.get(lock, LOCK.key) - 1)
    : replicants
        .flatMap((replicant) => fleets.members(replicant, FLEET.devices))
        .filter((device) => isActive(world, device))
        .map((device) => locationStar(devicePlace(world, device)));
  return [...new Set(stars)]
    .filter((star) => systemLockOwner(world, star) === account)
    .sort((a, b) => byCodeUnits(starCode(a), starCode(b)));
}

function isActive(world: World, device: DeviceId): boolean {
  return world.devices.get(device, DEVICE.status) === STATUS.active;
}

function timed(
  world: World,
  device: DeviceId,
  account: AccountId,
  legs: readonly Leg[],
): TravelLeg[] {
  const { ruleset } = world.setting;
  const pace = paceOf(world, device);
  return legs.map((leg) => {
    const isSurge = leg.kind === 'surge';
    const hasHub =
      isSurge && account !== 0 && systemLockOwner(world, locationStar(leg.to)) === account;
    return { ...leg, seconds: travelSeconds(ruleset, leg, pace, hasHub) };
  });
}

function paceOf(world: World, device: DeviceId): Pace {
  const capacity = world.devices.get(device, DEVICE.capacity);
  const { drivePerMille } = deviceBlueprint(world, world.devices.get(device, DEVICE.type));
  return { drivePerMille, speedPerMille: speedPerMille(world.setting.ruleset, capacity) };
}

/** A leg of a journey as answers and views show it. */
export interface ShownLeg {
  readonly from: string;
  readonly to: string;
  readonly mode: 'cruise' | 'surge';
  readonly seconds: number;
  readonly arrives_tick: number;
  /** Of a cruise. */
  readonly distance_au_micro?: number;
  /** Of a surge. */
  readonly distance_ly_milli?: number;
}

/** Legs as they are shown, for a departure at this tick. */
export function shownLegs(seed: number, legs: readonly TravelLeg[], departure: number) {
  let arrives_tick = departure;
  return legs.map(({ kind, from, to, distance, seconds }): ShownLeg => {
    arrives_tick += seconds;
    return {
      from: makeLocation(seed, from),
      to: makeLocation(seed, to),
      mode: kind,
      seconds,
      arrives_tick,
      ...(kind === 'cruise' ? { distance_au_micro: distance } : { distance_ly_milli: distance }),
    };
  });
}
