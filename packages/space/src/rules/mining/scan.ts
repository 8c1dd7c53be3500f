import { floorDiv } from '@astrarium/core';
import { locationKind, makeLocation } from '../../galaxy/location.js';
import { salvageSites } from '../../galaxy/siteReserves.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { DEVICE, type DeviceId } from '../../state/devices.js';
import { LOCATION, type LocationId } from '../../state/locations.js';
import { MICRO } from '../../state/stocks.js';
import { DEPOSIT, depositOf, SCAN, type ScanId, SITE, type SiteId } from '../../state/sites.js';
import { STATUS } from '../../state/statuses.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import { deviceAccount, devicePlace, setDeviceStatus } from '../devices/device.js';
import { refuse, type Refused } from '../refuse.js';
import type { Draft, World } from '../schema.js';
import { postLedger } from '../stock/stock.js';
import { addSite } from './addSite.js';
import { depositIsSalvage, setDepositReserve } from './deposit.js';
import { gainKnowledge } from './knowledge.js';

/** How long a scan takes where a device is, at full speed, or why there is nothing to scan. */
export function scanSeconds(world: World, device: DeviceId): number | Refused {
  const place = devicePlace(world, device);
  const kind = locationKind(place);
  if (kind === 'planet' || kind === 'moon' || kind === 'belt') {
    return world.setting.ruleset.scan.seconds[kind];
  }
  const location = makeLocation(world.setting.seed, place);
  return refuse('nothing_to_scan', `Cannot scan ${location}: it is not a planet, moon or belt`, {
    location,
    location_type: kind,
    allowed: 'planet moon belt',
  });
}

/** Begins a scan of the place where the device is, of so many seconds at full speed. */
export function startScan(draft: Draft, device: DeviceId, seconds: number): number {
  const { devices, scans } = draft;
  const speed = speedPerMille(draft.setting.ruleset, devices.get(device, DEVICE.capacity));
  const completion = draft.now + slowedSeconds(seconds, speed);
  const scan = scans.insert();
  scans.set(scan, SCAN.device, device);
  scans.schedule(scan, SCAN.finished, completion);
  setDeviceStatus(draft, device, STATUS.scanning, scan);
  const replicant = devices.parent(device, DEVICE.replicant);
  draft.emit('scan.started', replicant, device, devicePlace(draft, device), completion);
  return completion;
}

/** Gives a device's scan up; the caller says what the device does next. */
export function cancelScan(draft: Draft, device: DeviceId): void {
  draft.scans.remove(draft.devices.get(device, DEVICE.target));
  const replicant = draft.devices.parent(device, DEVICE.replicant);
  draft.emit('scan.cancelled', replicant, device, devicePlace(draft, device));
}

/** Ends a scan: the account knows the place, and its salvage is there to be mined. */
export function endScan(draft: Draft, scan: ScanId): void {
  const { devices, sites } = draft;
  const device = draft.scans.get(scan, SCAN.device);
  const location = devices.parent(device, DEVICE.location);
  const replicant = devices.parent(device, DEVICE.replicant);
  const place = devicePlace(draft, device);
  draft.scans.remove(scan);
  setDeviceStatus(draft, device, STATUS.idle, 0, 'done');
  salvageAppear(draft, location);
  gainKnowledge(draft, deviceAccount(draft, device), location);
  // What others have mined out is shown, but it is no find.
  const found = draft.locations
    .members(location, LOCATION.sites)
    .filter((site) => sites.get(site, SITE.open) === 1 && unitsIn(draft, site) > 0);
  const units = found.reduce((sum, site) => sum + unitsIn(draft, site), 0);
  draft.emit('scan.completed', replicant, device, place, found.length, units);
  for (const site of found) {
    // What is open in a belt is public, and no find.
    if (!depositIsSalvage(draft, depositOf(site, 1))) continue;
    draft.emit('salvage.found', replicant, device, place, sites.get(site, SITE.index));
    earnAchievement(draft, deviceAccount(draft, device), 'first_salvage');
  }
}

function unitsIn(world: World, site: SiteId): number {
  let units = 0;
  for (const [position] of CATEGORIES.entries()) {
    units += floorDiv(world.deposits.level(depositOf(site, position + 1), DEPOSIT.reserve), MICRO);
  }
  return units;
}

/** Lets the salvage of a location appear that chance has put there; once, at its first scan. */
function salvageAppear(draft: Draft, location: LocationId): void {
  const { deposits, locations, setting, sites } = draft;
  if (!locations.isEmpty(location, LOCATION.sites)) return;
  const place = locations.get(location, LOCATION.place);
  for (const [n, amounts] of salvageSites(setting.ruleset, setting.key, place).entries()) {
    const site = addSite(draft, location, n + 1);
    sites.set(site, SITE.open, 1);
    sites.set(site, SITE.surveyed, 1);
    for (const [position, category] of CATEGORIES.entries()) {
      const deposit = depositOf(site, position + 1);
      const micro = amounts[category] * MICRO;
      setDepositReserve(draft, deposit, micro);
      deposits.set(deposit, DEPOSIT.initial, micro);
      postLedger(draft, 'generation', position + 1, micro);
    }
  }
}
