import { locationKind, makeLocation } from '../../galaxy/location.js';
import { locationStar } from '../../galaxy/locationNumber.js';
import { starCode } from '../../galaxy/starAt.js';
import { sightedAsteroid } from '../../rules/asteroids/nextAsteroidAt.js';
import { findPlace } from '../../rules/findPlace.js';
import type { World } from '../../rules/schema.js';
import { deviceTypeAt } from '../../ruleset/deviceTypes.js';
import { DEVICE, deviceCode } from '../../state/devices.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { pileKey } from '../../state/stocks.js';
import { climateView } from './climateView.js';
import { deviceStatus } from '../devices/deviceStatus.js';
import { stockItems } from '../accounts/inventoryView.js';
import { megastructureView } from '../accounts/seasonView.js';
import { lockedBy } from './lockedBy.js';
import { placeView } from './placeView.js';
import type { AccountId } from '../../state/account.js';

/** A place as the wire shows it to an account: plain values, made when asked for. */
export type LocationView = Exclude<ReturnType<typeof locationView>, undefined>;

/**
 * The place with this code, with what the account has there; undefined when there is none.
 * `visible` are the replicants whose devices the reader sees (`actingReplicants`), or else all.
 */
export function locationView(
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
  return {
    code: location,
    location,
    location_type: season === 0 ? locationKind(place) : 'megastructure',
    system: starCode(locationStar(place)),
    devices: devicesAt(world, account, world.locations.find(place), visible),
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
function devicesAt(
  world: World,
  account: AccountId,
  location: LocationId,
  visible?: readonly ReplicantId[],
) {
  if (world.locations.isEmpty(location, LOCATION.devices)) return [];
  return (visible ?? world.accounts.get(account)?.replicants ?? [])
    .flatMap((replicant) => world.fleets.members(replicant, FLEET.devices))
    .filter((device) => world.devices.parent(device, DEVICE.location) === location)
    .sort((a, b) => a - b)
    .map((device) => ({
      device_code: deviceCode(world.setting.key, device),
      device_type: deviceTypeAt(world.devices.get(device, DEVICE.type)),
      status: deviceStatus(world, device),
    }));
}

function itemsAt(world: World, account: AccountId, location: LocationId) {
  const pile = location === 0 ? 0 : world.piles.find(pileKey(account, location));
  if (pile === 0) return [];
  return Object.entries(stockItems(world, pile)).map(([resource_type, quantity]) => ({
    resource_type,
    quantity,
  }));
}
