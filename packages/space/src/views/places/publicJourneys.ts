import { byCodeUnits, max } from '@astrarium/core';
import { locationStar } from '../../galaxy/locationNumber.js';
import { PUBLIC_STARS, starCode } from '../../galaxy/starAt.js';
import { devicePlace } from '../../rules/devices/device.js';
import type { World } from '../../rules/schema.js';
import type { Steps } from '../../rules/takeSteps.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION } from '../../state/locations.js';
import type { ReplicantId } from '../../state/replicant.js';
import { STATUS } from '../../state/statuses.js';
import { deviceIdSteps } from '../devices/deviceView.js';
import { leastOf } from '../leastOf.js';

/** Devices of a replicant that left a star together and reach another one together. */
interface PublicJourney {
  /** The name of the replicant. */
  readonly replicant: string;
  /** The codes of the stars. */
  readonly from: string;
  readonly to: string;
  readonly departed_tick: number;
  readonly arrives_tick: number;
  readonly count: number;
}

/** The journeys that everybody may see, as the wire shows them. */
export interface PublicJourneys {
  readonly tick: number;
  /** Those of most devices first. */
  readonly fleets: readonly PublicJourney[];
  /** How many more there are. */
  readonly left_out: number;
}

/** The most journeys that are shown. */
const MAX_JOURNEYS = 200;

/** Accounts, devices or journeys looked at in one step: less than a millisecond of work. */
const STEP = 1000;

/**
 * The journeys between stars of the public map, of accounts that allow everybody to see them, in
 * steps. Devices that turned back, and those that others carry, are not among them.
 */
export function* publicJourneysSteps(world: World): Steps<PublicJourneys> {
  const journeys = new Map<string, PublicJourney>();
  let looked = 0;
  for (const account of world.accounts.ids()) {
    looked += 1;
    if (looked % STEP === 0) yield STEP;
    const document = world.accounts.get(account);
    if (document?.public_fleet !== true) continue;
    for (const replicant of document.replicants) {
      for (const device of yield* deviceIdSteps(world, [replicant])) {
        looked += 1;
        if (looked % STEP === 0) yield STEP;
        const journey = publicJourney(world, replicant, device);
        if (journey === undefined) continue;
        const { arrives_tick, departed_tick, from, to } = journey;
        const key = `${replicant} ${from} ${to} ${departed_tick} ${arrives_tick}`;
        const count = (journeys.get(key)?.count ?? 0) + 1;
        journeys.set(key, { ...journey, count });
      }
    }
  }
  const fleets = leastOf(MAX_JOURNEYS, inOrder);
  for (const journey of journeys.values()) {
    looked += 1;
    if (looked % STEP === 0) yield STEP;
    fleets.add(journey);
  }
  return { tick: world.now, fleets: fleets.values, left_out: max(0, journeys.size - MAX_JOURNEYS) };
}

/** The journey of a device; undefined if it is on none that everybody may see. */
function publicJourney(
  world: World,
  replicant: ReplicantId,
  device: DeviceId,
): PublicJourney | undefined {
  const { devices, locations, replicants } = world;
  if (devices.get(device, DEVICE.status) !== STATUS.travelling) return undefined;
  const from = locationStar(devicePlace(world, device));
  const target = devices.get(device, DEVICE.target);
  const to = locationStar(locations.get(target, LOCATION.place));
  if (from === to || from >= PUBLIC_STARS || to >= PUBLIC_STARS) return undefined;
  return {
    replicant: replicants.get(replicant)?.name ?? '',
    from: starCode(from),
    to: starCode(to),
    departed_tick: devices.get(device, DEVICE.since),
    arrives_tick: devices.due(device, DEVICE.finished),
    count: 1,
  };
}

/** The order: by devices, and among as many by arrival, departure, replicant and stars. */
function inOrder(one: PublicJourney, other: PublicJourney): number {
  return (
    other.count - one.count ||
    one.arrives_tick - other.arrives_tick ||
    one.departed_tick - other.departed_tick ||
    byCodeUnits(one.replicant, other.replicant) ||
    byCodeUnits(one.from, other.from) ||
    byCodeUnits(one.to, other.to)
  );
}
