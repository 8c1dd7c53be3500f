import type { World } from '../../rules/schema.js';
import { findPlace } from '../../rules/findPlace.js';
import { refuse, type Refused } from '../../rules/refuse.js';
import { isInTransit, berthCarrier } from '../../rules/carrying/berth.js';
import { inEntries, type Steps } from '../../rules/takeSteps.js';
import { locationKind, makeLocation } from '../../galaxy/location.js';
import {
  beltLocation,
  lagrangeLocation,
  locationStar,
  MAX_LAGRANGE,
  moonLocation,
  planetLocation,
  starLocation,
} from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { starSystem } from '../../galaxy/starSystem.js';
import { DEVICE_TYPES, deviceTypeAt } from '../../ruleset/deviceTypes.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import { MEGASTRUCTURE } from '../../state/megastructures.js';
import {
  FLEET,
  replicantCode,
  replicantCodeToId,
  type ReplicantId,
} from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';

/** Which page of the replicants that are present. */
export interface PresenceQuery {
  /** The code of the replicant to read after; it need not be present. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The replicants that have devices at a place or in a system, as an account there sees them. */
export interface PresenceView {
  readonly location: string;
  readonly system: string;
  /** Whether the account has a device in the system itself; else it sees nobody. */
  readonly observed: boolean;
  readonly replicants: readonly {
    readonly replicant_code: string;
    readonly name: string;
    /** Devices by type. */
    readonly devices: Readonly<Record<string, number>>;
  }[];
  /** The last code of the page; null when there is nothing after it. */
  readonly next_cursor: string | null;
}

/** Devices that are counted in one step. */
const STEP_DEVICES = 256;

/**
 * Who is at a place, or, for a star, in its system: an account sees it that has a device in that
 * system. Devices that are stowed or between places are not seen.
 */
export function* presenceSteps(
  world: World,
  account: AccountId,
  code: string,
  { cursor, limit }: PresenceQuery,
): Steps<PresenceView | Refused> {
  const { key, seed } = world.setting;
  const wanted = findPlace(world, code);
  if (wanted === undefined) {
    return refuse('unknown_location', `There is no location ${code}`, { field: 'code', code });
  }
  const star = locationStar(wanted);
  const isSystem = locationKind(wanted) === 'star';
  const counts = new Map<ReplicantId, number[]>();
  let [observed, read] = [false, 0];
  for (const place of placesOf(world, star)) {
    const row = world.locations.find(place);
    const rows = row === 0 ? [] : [row];
    const devices = yield* inEntries(world.locations.membersInSteps(rows, LOCATION.devices));
    for (const device of devices) {
      read += 1;
      if (read % STEP_DEVICES === 0) yield STEP_DEVICES;
      if (!isSeen(world, device)) continue;
      const replicant = world.devices.parent(device, DEVICE.replicant);
      if (world.fleets.get(replicant, FLEET.account) === account) observed = true;
      if (isSystem || place === wanted) count(world, counts, replicant, device);
    }
  }
  const after = cursor === undefined ? 0 : replicantCodeToId(key, cursor);
  const present = [...counts.keys()]
    .filter((replicant) => observed && replicant > after && world.replicants.get(replicant))
    .sort((a, b) => a - b);
  const page = present.slice(0, limit);
  const last = present.length > page.length ? page.at(-1) : undefined;
  return {
    location: makeLocation(seed, wanted),
    system: starCode(star),
    observed,
    replicants: page.map((replicant) => ({
      replicant_code: replicantCode(key, replicant),
      name: world.replicants.get(replicant)?.name ?? '',
      devices: namedCounts(counts.get(replicant) ?? []),
    })),
    next_cursor: last === undefined ? null : replicantCode(key, last),
  };
}

/** Whether others see a device at its place. */
function isSeen(world: World, device: DeviceId): boolean {
  if (world.devices.get(device, DEVICE.status) === STATUS.stowed) return false;
  if (isInTransit(world, device)) return false;
  const carrier = berthCarrier(world, device);
  return carrier === 0 || isSeen(world, carrier);
}

function count(
  { devices }: World,
  counts: Map<ReplicantId, number[]>,
  replicant: ReplicantId,
  device: DeviceId,
): void {
  const byType = counts.get(replicant) ?? DEVICE_TYPES.map(() => 0);
  const type = devices.get(device, DEVICE.type) - 1;
  byType[type] = (byType[type] ?? 0) + 1;
  counts.set(replicant, byType);
}

function namedCounts(byType: readonly number[]): Readonly<Record<string, number>> {
  const named: Record<string, number> = {};
  for (const [position, devices] of byType.entries()) {
    if (devices > 0) named[deviceTypeAt(position + 1)] = devices;
  }
  return named;
}

/** All places of a system where devices can be. */
function placesOf(world: World, star: number): number[] {
  const { belts, planets } = starSystem(world.setting.seed, star);
  const places = [starLocation(star), ...belts.map(({ number }) => beltLocation(star, number))];
  for (const { number, moons } of planets) {
    places.push(planetLocation(star, number));
    for (let moon = 1; moon <= moons; moon += 1) places.push(moonLocation(star, number, moon));
    for (let point = 1; point <= MAX_LAGRANGE; point += 1) {
      places.push(lagrangeLocation(star, number, point));
    }
  }
  for (let season = 1; season <= world.megastructures.count; season += 1) {
    const place = world.megastructures.get(season, MEGASTRUCTURE.place);
    if (locationStar(place) === star) places.push(place);
  }
  return places;
}
