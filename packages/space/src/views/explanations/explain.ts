import type { ReadArgs } from '@astrarium/core';
import { parseSite } from '../../galaxy/location.js';
import { chooseWay } from '../../rules/travel/chooseWay.js';
import { isSalvage, siteDeposit } from '../../rules/mining/deposit.js';
import { deviceBlueprint } from '../../rules/devices/device.js';
import { findPlace } from '../../rules/findPlace.js';
import { knows } from '../../rules/mining/knowledge.js';
import { planetStateAt } from '../../rules/terraforming/planet.js';
import { placeCode } from '../../rules/placeCode.js';
import { hexCode, optional, word } from '../../rules/readers.js';
import { invalidField, isRefused, refuse, type Refused } from '../../rules/refuse.js';
import { rows, type World } from '../../rules/schema.js';
import { seasonNow } from '../../rules/seasons/season.js';
import type { Steps } from '../../rules/takeSteps.js';
import { type Attribute, ATTRIBUTE_AT, ATTRIBUTES } from '../../ruleset/attributes.js';
import { CATEGORIES, categoryIndex, type Category } from '../../ruleset/categories.js';
import { DEVICE_TYPES, deviceTypeAt, type DeviceType } from '../../ruleset/deviceTypes.js';
import { siteKey } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { pileKey, stockOf } from '../../state/stocks.js';
import { statusAt } from '../../state/statuses.js';
import { actingReplicants, deviceAccess } from '../devices/deviceAccess.js';
import {
  EXPLAIN_PARAMETERS,
  EXPLAINABLE,
  type Explainable,
  type ExplainAbout,
} from './explainable.js';
import { explainAsteroid } from './explainAsteroid.js';
import { explainAttribute } from './explainAttribute.js';
import { explainCapacity, type Explanation } from './explanation.js';
import { explainHub } from './explainHub.js';
import { explainDeposit, explainMining, explainStock } from './explainMining.js';
import { explainPrint, explainWaiting } from './explainPrint.js';
import { explainSeason } from './explainSeason.js';
import { explainTravel } from './explainTravel.js';
import { queryReader } from '../queryReader.js';
import type { AccountId } from '../../state/account.js';

/** The subject of an explanation: `about`, and the parameters that EXPLAINABLE requires. */
export interface ExplainQuery {
  readonly about: ExplainAbout;
  /** The replicant that asks: devices of its private siblings are not listed one by one. */
  readonly acting_replicant?: string | undefined;
  readonly device_code?: string | undefined;
  readonly destination?: string | undefined;
  readonly device_type?: DeviceType | undefined;
  readonly location?: string | undefined;
  readonly site?: string | undefined;
  readonly resource?: Category | undefined;
  readonly attribute?: Attribute | undefined;
}

/** Explains a number by its terms, as far as the account may know them, in steps. */
export function* explainSteps(
  world: World,
  account: AccountId,
  query: ExplainQuery | ReadArgs,
): Steps<Explanation | Refused> {
  const args = EXPLAIN_QUERY.valuesOf(query, world.setting.ruleset.limits);
  const { about } = args;
  const entry: Explainable = EXPLAINABLE[about];
  for (const name of EXPLAIN_PARAMETERS) {
    const isGiven = args[name] !== '';
    if (isGiven === entry.needs.includes(name)) continue;
    return invalidField(name, isGiven ? 'unknown_parameter' : 'required', { about });
  }
  const visible = actingReplicants(world, account, args.acting_replicant);
  if (isRefused(visible)) return visible;
  const device = entry.needs.includes('device_code') ? deviceFor(world, account, entry, args) : 0;
  if (isRefused(device)) return device;
  return yield* explained(world, { account, device, visible }, about, args);
}

type Args = ReturnType<typeof EXPLAIN_QUERY.valuesOf>;

interface Asker {
  readonly account: AccountId;
  /** The device that was named; 0 for none. */
  readonly device: DeviceId;
  readonly visible: readonly number[];
}

/** The device of the query, or a refusal when the subject does not apply to it. */
function deviceFor(
  world: World,
  account: AccountId,
  { feature, status }: Explainable,
  args: Args,
): number | Refused {
  const device = deviceAccess(world, account, args.device_code, args.acting_replicant);
  if (isRefused(device)) return device;
  const type = world.devices.get(device, DEVICE.type);
  const device_type = deviceTypeAt(type);
  const field = 'device_code';
  if (feature !== undefined && !deviceBlueprint(world, type).features.includes(feature)) {
    return refuse('missing_feature', `A ${device_type} has no feature ${feature}`, {
      field,
      device_type,
      feature,
    });
  }
  const now = statusAt(world.devices.get(device, DEVICE.status));
  if (status === undefined || status === now) return device;
  return refuse('wrong_state', `There is nothing to explain while the device is ${now}`, {
    field,
    status: now,
    needs: status,
  });
}

function* explained(
  world: World,
  { account, device, visible }: Asker,
  about: ExplainAbout,
  args: Args,
): Steps<Explanation | Refused> {
  switch (about) {
    case 'mining':
      return explainMining(world, rows(world).devices.get(device));
    case 'travel': {
      const way = chooseWay(world, device, args.destination, []);
      return isRefused(way) ? way : explainTravel(world, device, way.destination);
    }
    case 'print':
      return explainPrint(world, device, args.device_type as DeviceType);
    case 'waiting':
      return explainWaiting(world, device);
    case 'capacity':
      return explainCapacity(world, device);
    case 'hub':
      return explainHub(world, device);
    case 'stock':
      return yield* stockAt(world, account, args, visible);
    case 'deposit':
      return yield* depositAt(world, account, args, visible);
    case 'attribute':
      return yield* attributeAt(world, args, visible);
    case 'asteroid':
      return yield* asteroidAt(world, account, args, visible);
    case 'season':
      if (seasonNow(world) !== 0) return explainSeason(world);
      return invalidField('about', 'no_season', {});
  }
}

function* stockAt(
  world: World,
  account: AccountId,
  { location, resource }: Args,
  visible: readonly number[],
): Steps<Explanation | Refused> {
  const place = findPlace(world, location);
  if (place === undefined) return noPlace(location);
  const row = world.locations.find(place);
  const pile = row === 0 ? 0 : world.piles.find(pileKey(account, row));
  return yield* explainStock(
    world,
    pile === 0 ? 0 : stockOf(pile, categoryIndex(resource)),
    visible,
  );
}

/** Treats salvage that the account has not found as absent. Open sites of belts are visible. */
function* depositAt(
  world: World,
  account: AccountId,
  { resource, site: code }: Args,
  visible: readonly number[],
): Steps<Explanation | Refused> {
  const { locations, sites } = rows(world);
  const named = parseSite(world.setting.seed, code);
  const location = named && locations.by({ place: named.place });
  const site = location && sites.by({ key: siteKey(location.id, named.site) });
  if (site?.open) {
    const deposit = siteDeposit(world, site, categoryIndex(resource));
    if (!isSalvage(deposit) || knows(world, account, site.location.id)) {
      return yield* explainDeposit(world, account, deposit, visible);
    }
  }
  return refuse('unknown_site', `There is no run at site ${code}`, { field: 'site', site: code });
}

function* attributeAt(
  world: World,
  { attribute, location }: Args,
  visible: readonly number[],
): Steps<Explanation | Refused> {
  const place = findPlace(world, location);
  if (place === undefined) return noPlace(location);
  const state = planetStateAt(world, place);
  const at = ATTRIBUTE_AT[attribute as Attribute];
  if (state !== undefined) return yield* explainAttribute(world, place, state, at, visible);
  return refuse('not_a_planet', `${location} is not a planet`, { field: 'location', location });
}

function* asteroidAt(
  world: World,
  account: AccountId,
  { location }: Args,
  visible: readonly number[],
): Steps<Explanation | Refused> {
  const place = findPlace(world, location);
  if (place === undefined) return noPlace(location);
  return yield* explainAsteroid(world, account, place, (device) =>
    visible.includes(world.devices.parent(device, DEVICE.replicant)),
  );
}

function noPlace(location: string): Refused {
  return refuse('unknown_location', `There is no location ${location}`, {
    field: 'location',
    location,
  });
}

const ABOUT = Object.keys(EXPLAINABLE) as ExplainAbout[];

/** The reader of the parameters of `explain`. */
export const EXPLAIN_QUERY = /* @__PURE__ */ queryReader(() => ({
  about: word(ABOUT),
  acting_replicant: optional(hexCode(8), ''),
  device_code: optional(hexCode(8), ''),
  destination: optional(placeCode(), ''),
  device_type: optional<DeviceType | ''>(word(DEVICE_TYPES), ''),
  location: optional(placeCode(), ''),
  site: optional(placeCode(), ''),
  resource: optional<Category | ''>(word(CATEGORIES), ''),
  attribute: optional<Attribute | ''>(word(ATTRIBUTES), ''),
}));
