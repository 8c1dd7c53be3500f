import { makeLocation } from '../../galaxy/location.js';
import { locationParts } from '../../galaxy/locationNumber.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { DEPOSIT, depositOf, SITE, type SiteId } from '../../state/sites.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { STATUS } from '../../state/statuses.js';
import { addSite } from './addSite.js';
import { depositWith } from './deposit.js';
import { devicePlace, setDeviceStatus } from '../devices/device.js';
import { refuse, type Refused } from '../refuse.js';
import { moveRun } from './run.js';
import type { Draft, World } from '../schema.js';
import type { Ruleset } from '../../ruleset/ruleset.js';

/** Whether a category of the site ran out within what the rules call recently. */
function siteIsSpent(world: World, site: SiteId): boolean {
  const at = world.sites.get(site, SITE.exhaustedAt);
  return at !== 0 && world.now - at < world.setting.ruleset.sites.recentSeconds;
}

/** Sites of a belt that are open or were recently exhausted: what makes a search long. */
function sitesKnown(world: World, location: LocationId): number {
  const sites = world.locations.members(location, LOCATION.sites);
  return sites.filter((site) => world.sites.get(site, SITE.open) === 1 || siteIsSpent(world, site))
    .length;
}

/**
 * What a search of a device is to find in the belt where it is: the row of the lowest site that is
 * closed, sought by nobody and not spent; else 0 for one that nobody has seen; else, where a belt
 * can have no more, the lowest closed one. Or why there is nothing to find.
 */
export function siteToSeek(world: World, device: DeviceId): number | Refused {
  const place = devicePlace(world, device);
  const location = makeLocation(world.setting.seed, place);
  if (locationParts(place)?.kind !== 'belt') {
    return refuse('not_at_belt', `Cannot search at ${location}: it is not a belt`, { location });
  }
  const site = lowestToSeek(world, world.devices.parent(device, DEVICE.location));
  if (site >= 0) return site;
  return refuse(
    'no_more_sites',
    `All sites of ${location} are open, or a search for them is under way`,
    {
      location,
      max: world.setting.ruleset.sites.perBelt,
    },
  );
}

/** The same in a belt; -1 when all are open or sought. */
function lowestToSeek(world: World, location: LocationId): SiteId {
  const { locations, sites } = world;
  const all = locations.members(location, LOCATION.sites);
  const closed = all.filter(
    (site) => sites.get(site, SITE.open) === 0 && sites.get(site, SITE.tracker) === 0,
  );
  const fresh = closed.find((site) => !siteIsSpent(world, site));
  if (fresh !== undefined) return fresh;
  if (all.length < world.setting.ruleset.sites.perBelt) return 0;
  return closed[0] ?? -1;
}

/** Sends a device to seek: the closed site of this row, or (0) one that nobody has seen. */
export function startSearch(draft: Draft, device: DeviceId, found: SiteId): SiteId {
  const { devices, sites, setting } = draft;
  const location = devices.parent(device, DEVICE.location);
  const seconds = searchSeconds(setting.ruleset, sitesKnown(draft, location));
  const speed = speedPerMille(setting.ruleset, devices.get(device, DEVICE.capacity));
  const completion = draft.now + slowedSeconds(seconds, speed);
  const index = draft.locations.members(location, LOCATION.sites).length;
  const site = found === 0 ? addSite(draft, location, index) : found;
  sites.set(site, SITE.tracker, device);
  sites.schedule(site, SITE.found, completion);
  setDeviceStatus(draft, device, STATUS.searching, site);
  draft.emit(
    'search.started',
    devices.parent(device, DEVICE.replicant),
    device,
    devicePlace(draft, device),
    sites.get(site, SITE.index),
    completion,
  );
  return site;
}

/** Closes the site that a device keeps open: its miners move to other sites or stop. */
export function closeSite(draft: Draft, device: DeviceId): void {
  const site = draft.devices.get(device, DEVICE.target);
  const location = draft.sites.parent(site, SITE.location);
  draft.sites.set(site, SITE.open, 0);
  draft.sites.set(site, SITE.tracker, 0);
  emitOf(draft, 'site.closed', device, site);
  for (const [position] of CATEGORIES.entries()) {
    const miners = draft.deposits.members(depositOf(site, position + 1), DEPOSIT.miners);
    if (miners.length === 0) continue;
    const to = depositWith(draft, location, position + 1);
    for (const miner of miners) moveRun(draft, miner, to, 'site_closed');
  }
}

/** Ends a device's search before it has found anything. */
export function cancelSearch(draft: Draft, device: DeviceId): void {
  const site = draft.devices.get(device, DEVICE.target);
  draft.sites.set(site, SITE.tracker, 0);
  draft.sites.cancel(site, SITE.found);
  emitOf(draft, 'search.cancelled', device, site);
}

function emitOf(
  draft: Draft,
  name: 'site.closed' | 'search.cancelled',
  device: DeviceId,
  site: SiteId,
): void {
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  const index = draft.sites.get(site, SITE.index);
  draft.emit(name, replicant, device, devicePlace(draft, device), index);
}

/**
 * Seconds that a search for the next site takes at full speed, with `known` sites open or recently
 * exhausted: base · (1 + known)(2 + known) / 2.
 */
export function searchSeconds(ruleset: Ruleset, known: number): number {
  return (ruleset.sites.searchBaseSeconds * (1 + known) * (2 + known)) / 2;
}
