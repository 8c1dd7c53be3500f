import { makeLocation } from '../../galaxy/location.js';
import { locationParts } from '../../galaxy/locationNumber.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import type { Ruleset } from '../../ruleset/ruleset.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { STATUS } from '../../state/statuses.js';
import { setDeviceStatus } from '../devices/device.js';
import { refuse, type Refused } from '../refuse.js';
import {
  type DeviceRead,
  type DeviceRow,
  type Draft,
  type LocationRead,
  rows,
  type SiteRead,
  type SiteRow,
  type World,
} from '../schema.js';
import { addSite } from './addSite.js';
import { depositWith, siteDeposit } from './deposit.js';
import { moveRun } from './run.js';

/** Whether a category of the site ran out within what the rules call recently. */
function isSpent({ now, setting }: World, { exhaustedAt }: SiteRead): boolean {
  return exhaustedAt !== 0 && now - exhaustedAt < setting.ruleset.sites.recentSeconds;
}

/**
 * The site that a search of a device is to find in the belt where it is: the lowest that is closed,
 * sought by nobody and not spent; else `new`, one that nobody has seen; else, where a belt can have
 * no more, the lowest closed one. Or why there is nothing to find.
 */
export function siteToSeek(draft: Draft, device: DeviceRow): SiteRow | 'new' | Refused;
export function siteToSeek(world: World, device: DeviceRead): SiteRead | 'new' | Refused;
export function siteToSeek(world: World, device: DeviceRead): SiteRead | 'new' | Refused {
  const { place, sites } = device.location;
  const { ruleset, seed } = world.setting;
  const location = makeLocation(seed, place);
  if (locationParts(place)?.kind !== 'belt') {
    return refuse('not_at_belt', `Cannot search at ${location}: it is not a belt`, { location });
  }
  const max = ruleset.sites.perBelt;
  const closed = sites.filter(({ open, tracker }) => !open && tracker === undefined);
  const fresh = closed.find((site) => !isSpent(world, site));
  const site = fresh ?? (sites.size < max ? 'new' : closed[0]);
  if (site !== undefined) return site;
  const message = `All sites of ${location} are open, or a search for them is under way`;
  return refuse('no_more_sites', message, { location, max });
}

/** Sends a device to seek a closed site, or one that nobody has seen. */
export function startSearch(draft: Draft, device: DeviceRow, sought: SiteRow | 'new'): void {
  const { ruleset } = draft.setting;
  const { location, replicant } = device;
  const seconds = searchSeconds(ruleset, sitesKnown(draft, location));
  const site = sought === 'new' ? addSite(draft, location, location.sites.size) : sought;
  site.tracker = device.id;
  site.found.in(slowedSeconds(seconds, speedPerMille(ruleset, device.capacity)));
  setDeviceStatus(draft, device.id, STATUS.searching, site.id);
  const about = [replicant.id, device.id, location.place] as const;
  draft.emit('search.started', ...about, site.index, site.found.due);
}

/** Sites of a belt that are open or were recently exhausted: what makes a search long. */
function sitesKnown(world: World, { sites }: LocationRead): number {
  return sites.count((site) => site.open || isSpent(world, site));
}

/** Closes the site that a device keeps open: its miners move to other sites or stop. */
export function closeSite(draft: Draft, device: DeviceRow): void {
  const site = rows(draft).sites.get(device.target);
  site.open = false;
  site.tracker = undefined;
  emitOf(draft, 'site.closed', device, site);
  for (const [position] of CATEGORIES.entries()) {
    const { miners } = siteDeposit(draft, site, position + 1);
    if (miners.isEmpty) continue;
    const to = depositWith(draft, site.location, position + 1);
    for (const miner of miners) moveRun(draft, miner, to, 'site_closed');
  }
}

/** Ends a device's search before it has found anything. */
export function cancelSearch(draft: Draft, device: DeviceRow): void {
  const site = rows(draft).sites.get(device.target);
  site.tracker = undefined;
  site.found.clear();
  emitOf(draft, 'search.cancelled', device, site);
}

function emitOf(
  draft: Draft,
  name: 'site.closed' | 'search.cancelled',
  { id, location, replicant }: DeviceRow,
  { index }: SiteRow,
): void {
  draft.emit(name, replicant.id, id, location.place, index);
}

/**
 * Seconds that a search for the next site takes at full speed, with `known` sites open or recently
 * exhausted: base · (1 + known)(2 + known) / 2.
 */
export function searchSeconds(ruleset: Ruleset, known: number): number {
  return (ruleset.sites.searchBaseSeconds * (1 + known) * (2 + known)) / 2;
}
