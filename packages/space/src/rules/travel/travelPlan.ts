import { byCodeUnits } from '@astrarium/core';
import { makeLocation } from '../../galaxy/location.js';
import { locationStar, starLocation } from '../../galaxy/locationNumber.js';
import { positionDistance } from '../../galaxy/distance.js';
import type { StarPosition } from '../../galaxy/star.js';
import { starCode, starPosition } from '../../galaxy/starAt.js';
import {
  type Leg,
  type Pace,
  surgeSeconds,
  travelLegs,
  travelSeconds,
} from '../../galaxy/travelSeconds.js';
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
  const { seed } = world.setting;
  const account = deviceAccount(world, device);
  const legs: TravelLeg[] = [];
  let hubs: readonly HubStar[] | undefined;
  let from = devicePlace(world, device);
  for (const to of [...via, destination]) {
    let way = travelLegs(seed, from, to);
    if (locationStar(from) !== locationStar(to)) {
      hubs ??= hubStars(world, account);
      const star = detourStar(world, device, from, to, hubs);
      if (star !== undefined) way = detourLegs(seed, from, starLocation(star), to);
    }
    for (const leg of timed(world, device, account, way)) legs.push(leg);
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

function detourLegs(seed: number, from: number, hub: number, to: number): readonly Leg[] {
  return [...travelLegs(seed, from, hub), ...travelLegs(seed, hub, to)];
}

/** A star at which an account has an active hub. */
interface HubStar {
  readonly star: number;
  readonly position: StarPosition;
}

/**
 * The star of the hub that shortens a journey most; undefined when none does. Ties: the lowest
 * code. Only the surges differ. By the triangle inequality a second detour never helps.
 */
function detourStar(
  world: World,
  device: DeviceId,
  from: number,
  to: number,
  hubs: readonly HubStar[],
): number | undefined {
  if (hubs.length === 0) return undefined;
  const { ruleset, seed } = world.setting;
  const pace = paceOf(world, device);
  const [exit, entry] = [locationStar(from), locationStar(to)];
  const [here, there] = [starPosition(seed, exit), starPosition(seed, entry)];
  const hasHub = systemLockOwner(world, entry) === deviceAccount(world, device);
  let least = surgeSeconds(ruleset, positionDistance(here, there), pace, hasHub);
  let best: number | undefined;
  for (const { position, star } of hubs) {
    if (star === exit || star === entry) continue;
    const first = surgeSeconds(ruleset, positionDistance(here, position), pace, true);
    if (first >= least) continue;
    const seconds = first + surgeSeconds(ruleset, positionDistance(position, there), pace, hasHub);
    if (seconds > least) continue;
    if (seconds === least) {
      if (best === undefined || byCodeUnits(starCode(best), starCode(star)) < 0) continue;
    }
    best = star;
    least = seconds;
  }
  return best;
}

/**
 * The stars at which an account has an active hub, each once: looked for among all systems that had
 * one, or among the account's devices, whichever are fewer.
 */
function hubStars(world: World, account: AccountId): HubStar[] {
  const { fleets, holdings, locks } = world;
  const stars = new Set<number>();
  if (locks.count <= holdings.get(account, HOLDING.devices)) {
    for (const lock of locks.ids()) {
      const hub = locks.get(lock, LOCK.hub);
      if (hub === 0 || deviceAccount(world, hub) !== account) continue;
      stars.add(locks.get(lock, LOCK.key) - 1);
    }
  } else {
    for (const replicant of world.accounts.get(account)?.replicants ?? []) {
      for (const device of fleets.members(replicant, FLEET.devices)) {
        if (!isActive(world, device)) continue;
        const star = locationStar(devicePlace(world, device));
        if (systemLockOwner(world, star) === account) stars.add(star);
      }
    }
  }
  return [...stars].map((star) => ({ star, position: starPosition(world.setting.seed, star) }));
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
