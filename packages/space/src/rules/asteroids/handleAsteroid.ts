import { max, min } from '@astrarium/core';
import type { AccountId } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { type Status, statusAt } from '../../state/statuses.js';
import { deviceAccount } from '../devices/device.js';
import type { Draft, World } from '../schema.js';
import { inEntries, kept, type Steps } from '../takeSteps.js';
import { nextAsteroidAt, scheduleAsteroid } from './nextAsteroidAt.js';

/** The statuses of devices that are carried or between places: no asteroid hits them. */
const SAFE: ReadonlySet<Status> = new Set<Status>([
  'stowed',
  'attached',
  'travelling',
  'recalling',
  'decommissioning',
]);

/** What is due at a place now: accounts are told of a sighting, or a strike hits devices. */
export function handleAsteroid(draft: Draft, location: LocationId): void {
  const place = draft.locations.get(location, LOCATION.place);
  const asteroid = nextAsteroidAt(draft, place, draft.now - 1);
  if (asteroid?.strikesAt === draft.now) strike(draft, location, place);
  // Neither is due if other rules have come into force since this was scheduled.
  else if (asteroid?.sightedAt === draft.now) sight(draft, location, place, asteroid.strikesAt);
  scheduleAsteroid(draft, location);
}

/** Whether the asteroid that is due at a place strikes now; else it is sighted. */
export function strikesNow(world: World, location: LocationId): boolean {
  const place = world.locations.get(location, LOCATION.place);
  return nextAsteroidAt(world, place, world.now - 1)?.strikesAt === world.now;
}

/** The devices of an account that an asteroid would hit at a place now: the lowest ids first. */
export function* exposedDevices(
  world: World,
  location: LocationId,
  account: AccountId,
): Steps<readonly DeviceId[]> {
  const there = yield* inEntries(world.locations.membersInSteps([location], LOCATION.devices));
  const isHit = (device: DeviceId): boolean =>
    isExposed(world, device) && deviceAccount(world, device) === account;
  return (yield* kept(there, isHit)).slice(0, world.setting.ruleset.asteroids.maxDevices);
}

/** The capacity of a device after a hit, in millionths. */
export function struckCapacity(world: World, device: DeviceId): number {
  const { damagePpm, floorPpm } = world.setting.ruleset.asteroids;
  const capacity = world.devices.get(device, DEVICE.capacity);
  return max(min(capacity, floorPpm), capacity - damagePpm);
}

function isExposed({ devices }: World, device: DeviceId): boolean {
  return !SAFE.has(statusAt(devices.get(device, DEVICE.status)));
}

/** Tells each account with devices at the place once. */
function sight(draft: Draft, location: LocationId, place: number, strikesAt: number): void {
  const told = new Set<AccountId>();
  for (const device of draft.locations.members(location, LOCATION.devices)) {
    const account = deviceAccount(draft, device);
    if (told.has(account)) continue;
    told.add(account);
    const replicant = draft.devices.parent(device, DEVICE.replicant);
    draft.emit('asteroid.sighted', replicant, place, strikesAt);
  }
}

/** Damages devices. What a device does goes on at its present rate; what it begins is slower. */
function strike(draft: Draft, location: LocationId, place: number): void {
  const { devices, setting } = draft;
  const hits = new Map<AccountId, number>();
  for (const device of draft.locations.members(location, LOCATION.devices)) {
    if (!isExposed(draft, device)) continue;
    const account = deviceAccount(draft, device);
    const count = hits.get(account) ?? 0;
    if (count >= setting.ruleset.asteroids.maxDevices) continue;
    hits.set(account, count + 1);
    const capacity = struckCapacity(draft, device);
    devices.set(device, DEVICE.capacity, capacity);
    const replicant = devices.parent(device, DEVICE.replicant);
    draft.emit('asteroid.struck', replicant, device, place, capacity);
  }
}
