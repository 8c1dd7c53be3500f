import { starLocation } from '../../galaxy/locationNumber.js';
import type { AccountId } from '../../state/account.js';
import { DEVICE } from '../../state/devices.js';
import { HUB, type HubId } from '../../state/hubs.js';
import { LOCATION } from '../../state/locations.js';
import { FLEET, type ReplicantId } from '../../state/replicant.js';
import type { Draft, World } from '../schema.js';
import { systemLocations } from '../systemLocations.js';
import { greet } from './greet.js';

/**
 * Notifies all other accounts with devices in a star's system that a hub locks it, each once, and
 * greets them. It does so at most once in an upkeep period of the hub: switching it on and off
 * sends no more mail, and does not visit all devices again.
 */
export function emitLockedOut(draft: Draft, hub: HubId, owner: AccountId, star: number): void {
  const { fleets, hubs, now } = draft;
  if (now < hubs.get(hub, HUB.quietUntil)) return;
  hubs.set(hub, HUB.quietUntil, now + draft.setting.ruleset.hubs.upkeepSeconds);
  const notified = new Set([owner]);
  for (const replicant of replicantsIn(draft, star)) {
    const account = fleets.get(replicant, FLEET.account);
    if (notified.has(account)) continue;
    notified.add(account);
    const place = starLocation(star);
    draft.emit('hub.locked_out', replicant, place);
    greet(draft, { account, replicant, star, place });
  }
}

/** The replicants with devices in a star's system, ascending. */
function replicantsIn(world: World, star: number): ReplicantId[] {
  const { devices, locations } = world;
  const found = new Set<ReplicantId>();
  for (const location of systemLocations(world, star)) {
    for (const device of locations.members(location, LOCATION.devices)) {
      found.add(devices.parent(device, DEVICE.replicant));
    }
  }
  return [...found].sort((a, b) => a - b);
}
