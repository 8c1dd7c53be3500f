import { CATEGORIES } from '../ruleset/categories.js';
import { DEPOSIT, depositOf } from '../state/places/deposits.js';
import { DEVICE } from '../state/devices/devices.js';
import { LOCATION } from '../state/places/locations.js';
import { SITE } from '../state/places/sites.js';
import { depositDraw } from '../rules/mining/deposit.js';
import { deviceAccount } from '../rules/devices/device.js';
import type { Draft } from '../rules/schema.js';

/**
 * Takes the hands of everybody but an account off the sites of a place (the row of its location):
 * their runs draw no more, and their searches are forgotten. Their devices stay as they are, for
 * nobody looks at them in a dry run. Sites that they keep open stay open: those are seen.
 */
export function maskOthers(draft: Draft, account: number, location: number): void {
  const { locations, sites } = draft;
  for (const site of locations.members(location, LOCATION.sites)) {
    for (const [position] of CATEGORIES.entries()) {
      maskMiners(draft, account, depositOf(site, position + 1));
    }
    const tracker = sites.get(site, SITE.tracker);
    if (sites.due(site, SITE.found) === 0 || deviceAccount(draft, tracker) === account) continue;
    sites.set(site, SITE.tracker, 0);
    sites.cancel(site, SITE.found);
  }
}

function maskMiners(draft: Draft, account: number, deposit: number): void {
  const { deposits, devices } = draft;
  let drawn = 0;
  for (const miner of deposits.members(deposit, DEPOSIT.miners)) {
    if (deviceAccount(draft, miner) === account) continue;
    drawn += devices.rate(miner, DEVICE.mined);
    devices.leave(miner, DEVICE.deposit);
  }
  if (drawn > 0) depositDraw(draft, deposit, -drawn);
}
