import { floorDiv } from '@astrarium/core';
import { locationKind, makeLocation } from '../../galaxy/location.js';
import { salvageSites } from '../../galaxy/siteReserves.js';
import { CATEGORIES } from '../../ruleset/categories.js';
import { slowedSeconds, speedPerMille } from '../../ruleset/speedPerMille.js';
import { STATUS } from '../../state/statuses.js';
import { MICRO } from '../../state/stocks.js';
import { earnAchievement } from '../accounts/earnAchievement.js';
import { setDeviceStatus } from '../devices/device.js';
import { refuse, type Refused } from '../refuse.js';
import {
  type DeviceRead,
  type DeviceRow,
  type Draft,
  type LocationRow,
  rows,
  type ScanRow,
  type SiteRead,
  type World,
} from '../schema.js';
import { postLedger } from '../stock/stock.js';
import { addSite } from './addSite.js';
import { isSalvage, siteDeposit } from './deposit.js';
import { gainKnowledge } from './knowledge.js';

/** How long a scan takes where a device is, at full speed, or why there is nothing to scan. */
export function scanSeconds({ setting }: World, device: DeviceRead): number | Refused {
  const { place } = device.location;
  const kind = locationKind(place);
  if (kind === 'planet' || kind === 'moon' || kind === 'belt') {
    return setting.ruleset.scan.seconds[kind];
  }
  const location = makeLocation(setting.seed, place);
  return refuse('nothing_to_scan', `Cannot scan ${location}: it is not a planet, moon or belt`, {
    location,
    location_type: kind,
    allowed: 'planet moon belt',
  });
}

/** Begins a scan of the place where the device is, of so many seconds at full speed. */
export function startScan(draft: Draft, device: DeviceRow, seconds: number): void {
  const { location, replicant } = device;
  const speed = speedPerMille(draft.setting.ruleset, device.capacity);
  const scan = rows(draft).scans.insert({ device: device.id });
  scan.finished.in(slowedSeconds(seconds, speed));
  setDeviceStatus(draft, device.id, STATUS.scanning, scan.id);
  draft.emit('scan.started', replicant.id, device.id, location.place, scan.finished.due);
}

/** Gives a device's scan up; the caller says what the device does next. */
export function cancelScan(draft: Draft, device: DeviceRow): void {
  const { scans } = rows(draft);
  scans.remove(scans.get(device.target));
  draft.emit('scan.cancelled', device.replicant.id, device.id, device.location.place);
}

/** Ends a scan: the account knows the place, and its salvage is there to be mined. */
export function endScan(draft: Draft, scan: ScanRow): void {
  const { devices, scans } = rows(draft);
  const device = devices.get(scan.device);
  const { location, replicant } = device;
  const { account } = replicant;
  scans.remove(scan);
  setDeviceStatus(draft, device.id, STATUS.idle, 0, 'done');
  salvageAppear(draft, location);
  gainKnowledge(draft, account, location.id);
  // What others have mined out is shown, but it is no find.
  const found = location.sites.filter((site) => site.open && unitsIn(draft, site) > 0);
  const units = found.reduce((sum, site) => sum + unitsIn(draft, site), 0);
  const about = [replicant.id, device.id, location.place] as const;
  draft.emit('scan.completed', ...about, found.length, units);
  for (const site of found) {
    // What is open in a belt is public, and no find.
    if (!isSalvage(siteDeposit(draft, site, 1))) continue;
    draft.emit('salvage.found', ...about, site.index);
    earnAchievement(draft, account, 'first_salvage');
  }
}

function unitsIn(world: World, site: SiteRead): number {
  let units = 0;
  for (const [position] of CATEGORIES.entries()) {
    units += floorDiv(siteDeposit(world, site, position + 1).reserve.level, MICRO);
  }
  return units;
}

/** Lets the salvage of a location appear that chance has put there; once, at its first scan. */
function salvageAppear(draft: Draft, location: LocationRow): void {
  if (!location.sites.isEmpty) return;
  const { key, ruleset } = draft.setting;
  for (const [n, amounts] of salvageSites(ruleset, key, location.place).entries()) {
    const site = addSite(draft, location, n + 1);
    site.open = true;
    site.surveyed = true;
    for (const [position, category] of CATEGORIES.entries()) {
      const deposit = siteDeposit(draft, site, position + 1);
      const micro = amounts[category] * MICRO;
      deposit.reserve.level = micro;
      deposit.initial = micro;
      postLedger(draft, 'generation', position + 1, micro);
    }
  }
}
