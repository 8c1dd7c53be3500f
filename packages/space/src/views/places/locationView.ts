import { locationKind, makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { sightedAsteroid } from '../../rules/asteroids/nextAsteroidAt.js';
import { findPlace } from '../../rules/findPlace.js';
import type { World } from '../../rules/schema.js';
import { kept, type Steps, takeSteps } from '../../rules/takeSteps.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, deviceCode, type DeviceId } from '../../state/devices.js';
import type { ReplicantId } from '../../state/replicant.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { pileKey } from '../../state/stocks.js';
import { climateView } from './climateView.js';
import { deviceStatus } from '../devices/deviceStatus.js';
import { deviceIdSteps } from '../devices/deviceView.js';
import { stockItems } from '../accounts/inventoryView.js';
import { megastructureView } from '../accounts/seasonView.js';
import { lockedBy } from './lockedBy.js';
import { placeView } from './placeView.js';
import type { AccountId } from '../../state/account.js';

/** A place as the wire shows it to an account: plain values, made when asked for. */
export type LocationView = Exclude<ReturnType<typeof locationView>, undefined>;

/** A place as `locationSteps` shows it, at once. */
export function locationView(
  world: World,
  account: AccountId,
  code: string,
  visible?: readonly ReplicantId[],
) {
  return takeSteps(locationSteps(world, account, code, visible));
}

/** The most devices of an account that a place lists; `devices.list` has all of them. */
const MAX_LISTED = 100;

/**
 * The place with this code, with what the account has there, in steps; undefined when there is
 * none. `visible` are the replicants whose devices the reader sees (`actingReplicants`), or else
 * all.
 */
export function* locationSteps(
  world: World,
  account: AccountId,
  code: string,
  visible?: readonly ReplicantId[],
) {
  const { seed } = world.setting;
  const place = findPlace(world, code);
  if (place === undefined) return undefined;
  const season = world.megastructures.find(place);
  const climate = climateView(world, place);
  const location = makeLocation(seed, place);
  const lock = lockedBy(world, locationStar(place));
  const devices = yield* devicesAt(world, account, world.locations.find(place), visible);
  return {
    code: location,
    location,
    location_type: season === 0 ? locationKind(place) : 'megastructure',
    system: starCode(locationStar(place)),
    devices: devices.slice(0, MAX_LISTED).map((device) => ({
      device_code: deviceCode(world.setting.key, device),
      device_type: deviceTypeAt(world.devices.get(device, DEVICE.type)),
      status: deviceStatus(world, device),
    })),
    device_count: devices.length,
    inventory: itemsAt(world, account, world.locations.find(place)),
    ...(season === 0 ? {} : { megastructure: megastructureView(world, season) }),
    ...(lock === undefined ? {} : { locked_by: lock }),
    ...asteroidView(world, place),
    ...placeView(world, account, place),
    ...(climate === undefined ? {} : { terraforming: climate }),
  };
}

/** The asteroid that is on its way to the place. */
function asteroidView(world: World, place: number) {
  const asteroid = sightedAsteroid(world, place);
  if (asteroid === undefined) return {};
  return { asteroid: { sighted_tick: asteroid.sightedAt, strikes_tick: asteroid.strikesAt } };
}

/** Looked for among the account's own: there may be far more of others' at the place. */
function* devicesAt(
  world: World,
  account: AccountId,
  location: LocationId,
  visible: readonly ReplicantId[] = world.accounts.get(account)?.replicants ?? [],
): Steps<readonly DeviceId[]> {
  if (world.locations.isEmpty(location, LOCATION.devices)) return [];
  const own = yield* deviceIdSteps(world, visible);
  return yield* kept(own, (device) => world.devices.parent(device, DEVICE.location) === location);
}

function itemsAt(world: World, account: AccountId, location: LocationId) {
  const pile = location === 0 ? 0 : world.piles.find(pileKey(account, location));
  if (pile === 0) return [];
  return Object.entries(stockItems(world, pile)).map(([resource_type, quantity]) => ({
    resource_type,
    quantity,
  }));
}
