import { locationKind, parseLocation, parseSite } from '../../galaxy/location.js';
import { devicePlace } from '../../rules/devices/device.js';
import { isRefused, refuse } from '../../rules/refuse.js';
import type { Refused } from '../../rules/refuse.js';
import type { World } from '../../rules/schema.js';
import { inEntries, kept, type Steps } from '../../rules/takeSteps.js';
import { seasonNow } from '../../rules/seasons/season.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { type DepositId, depositOf, siteKey } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { type AccountId, HOLDING } from '../../state/account.js';
import { LOCATION } from '../../state/locations.js';
import { MEGASTRUCTURE, type MegastructureId } from '../../state/megastructures.js';
import { PILE, type PileId, type StockId, stockOf } from '../../state/stocks.js';
import { PLANET, TERRAFORMER } from '../../state/planets.js';
import { STATUS } from '../../state/statuses.js';
import { deviceAccess } from '../devices/deviceAccess.js';
import { deviceIdSteps } from '../devices/deviceView.js';
import { placeFilter } from '../devices/placeFilter.js';

/** The subjects of a forecast as rows; planets by the numbers of their places. */
export interface ForecastScope {
  readonly devices: readonly DeviceId[];
  readonly deposits: readonly DepositId[];
  readonly stocks: readonly StockId[];
  readonly planets: readonly number[];
  readonly seasons: readonly MegastructureId[];
}

/** The parameters that name the subject; at most one is not empty. */
export interface ForecastTarget {
  readonly device_code: string;
  readonly location: string;
  readonly site: string;
}

/** The rows of a device, a site, a place, a system, or (all empty) the whole account, in steps. */
export function* forecastScope(
  world: World,
  account: AccountId,
  acting: string,
  visible: readonly number[],
  { device_code, location, site }: ForecastTarget,
): Steps<ForecastScope | Refused> {
  if (device_code !== '') {
    const device = deviceAccess(world, account, device_code, acting);
    if (isRefused(device)) return device;
    const alone = yield* ofDevices(world, [device]);
    return { ...alone, stocks: stocksOf(world, device), seasons: [] };
  }
  const placed = placeFilter(world, location);
  if (isRefused(placed)) return placed;
  const devices = yield* deviceIdSteps(world, visible);
  if (site !== '') return yield* ofSite(world, devices, site);
  const here = yield* kept(devices, (device) => placed(devicePlace(world, device)));
  const scope = yield* ofDevices(world, here);
  const place = location === '' ? 0 : (parseLocation(world.setting.seed, location) ?? 0);
  const season = seasonNow(world);
  const isHere = placed(world.megastructures.get(season, MEGASTRUCTURE.place));
  const piles = yield* inEntries(world.holdings.membersInSteps([account], HOLDING.piles));
  const there = yield* kept(piles, (pile) => placed(placeOfPile(world, pile)));
  return {
    ...scope,
    stocks: there.flatMap((pile) => CATEGORIES.map((_, at) => stockOf(pile, at + 1))),
    // The climate of a planet is public.
    planets: place !== 0 && locationKind(place) === 'planet' ? [place] : scope.planets,
    seasons: season !== 0 && isHere ? [season] : [],
  };
}

/** Devices that are looked at in one step. */
const STEP_DEVICES = 256;

function* ofDevices(world: World, devices: readonly DeviceId[]) {
  const deposits = new Set<number>();
  const planets = new Set<number>();
  for (const [place, device] of devices.entries()) {
    if (place % STEP_DEVICES === STEP_DEVICES - 1) yield STEP_DEVICES;
    const deposit = world.devices.parent(device, DEVICE.deposit);
    if (deposit !== 0) deposits.add(deposit);
    const terraformer = world.terraformers.find(device);
    const planet =
      terraformer === 0 ? 0 : world.terraformers.parent(terraformer, TERRAFORMER.planet);
    if (planet !== 0) planets.add(world.planets.get(planet, PLANET.place));
  }
  return { devices, deposits: [...deposits], planets: [...planets] };
}

/** The stock that a drone feeds. */
function stocksOf(world: World, device: DeviceId): StockId[] {
  const stock = world.devices.parent(device, DEVICE.stock);
  return stock === 0 ? [] : [stock];
}

/** The account's miners at a site, and its drone that searches for the site. */
function* ofSite(
  world: World,
  devices: readonly DeviceId[],
  code: string,
): Steps<ForecastScope | Refused> {
  const named = parseSite(world.setting.seed, code);
  if (named === undefined) {
    return refuse('unknown_site', `There is no site ${code}`, { field: 'site', site: code });
  }
  const location = world.locations.find(named.place);
  const site = location === 0 ? 0 : world.sites.find(siteKey(location, named.site));
  const isSeeker = (device: DeviceId): boolean =>
    world.devices.get(device, DEVICE.status) === STATUS.searching &&
    world.devices.get(device, DEVICE.target) === site;
  return {
    devices: site === 0 ? [] : yield* kept(devices, isSeeker),
    deposits: site === 0 ? [] : CATEGORIES.map((_, position) => depositOf(site, position + 1)),
    stocks: [],
    planets: [],
    seasons: [],
  };
}

function placeOfPile(world: World, pile: PileId): number {
  return world.locations.get(world.piles.parent(pile, PILE.location), LOCATION.place);
}
